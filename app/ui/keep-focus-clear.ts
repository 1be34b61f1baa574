/** Space between what floats and what is under it (look.md section 4). */
const GAP = 8;

const floating = new Set<HTMLElement>();

/** Somebody moves the focus by keys, or something does it for them. */
let focusMoves = false;

/**
 * Tells the stylesheet how much of the page's foot is covered: the page's foot, which grows by it, and, as soon as the
 * focus moves, the page itself (`scroll-padding-block` in base.css). A change there styles everything anew, which is no
 * work for the moment in which a page becomes usable.
 */
function tellHeight(): void {
  const tallest = Math.max(0, ...[...floating].map((each) => each.offsetHeight + GAP));
  for (const element of document.querySelectorAll<HTMLElement>(
    focusMoves ? ':root, [data-page-foot]' : '[data-page-foot]',
  ))
    element.style.setProperty('--floating-inset', `${tallest}px`);
}

function noteFocus({ type, target }: Event): void {
  if (focusMoves || (type === 'focusin' && !(target as Element).matches(':focus-visible'))) return;
  focusMoves = true;
  tellHeight();
}
if (typeof document !== 'undefined')
  for (const type of ['keydown', 'focusin']) document.addEventListener(type, noteFocus, true);

/**
 * For something that floats over the foot of the page: what has the keyboard's focus never stays hidden under it (WCAG
 * 2.4.11). The page scrolls what is covered clear of it, now and whenever the focus moves, and grows by its height, so
 * that the last lines can be scrolled clear too. Returns what ends this.
 */
export function keepFocusClear(element: HTMLElement): () => void {
  floating.add(element);
  const observer = new ResizeObserver(() => {
    const focused = document.querySelector(':focus-visible');
    if (focused) focusMoves = true; // perhaps before this code was here
    tellHeight();
    if (!focused || element.contains(focused)) return;
    const [over, under] = [element.getBoundingClientRect(), focused.getBoundingClientRect()];
    const covered =
      under.bottom > over.top &&
      under.top < over.bottom &&
      under.right > over.left &&
      under.left < over.right;
    if (covered) focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    floating.delete(element);
    tellHeight();
  };
}
