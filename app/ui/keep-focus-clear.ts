/** Space between what floats and what is under it (look.md section 4). */
const GAP = 8;

const floating = new Set<HTMLElement>();

/** Tells the stylesheet how much of the page's foot is covered; see `scroll-padding-block` in base.css. */
function tellHeight(): void {
  const tallest = Math.max(0, ...[...floating].map((each) => each.offsetHeight + GAP));
  document.documentElement.style.setProperty('--floating-inset', `${tallest}px`);
}

/**
 * For something that floats over the foot of the page: what has the keyboard's focus never stays hidden under it (WCAG
 * 2.4.11). The page scrolls what is covered clear of it, now and whenever the focus moves, and grows by its height, so
 * that the last lines can be scrolled clear too. Returns what ends this.
 */
export function keepFocusClear(element: HTMLElement): () => void {
  floating.add(element);
  const observer = new ResizeObserver(() => {
    tellHeight();
    const focused = document.activeElement;
    if (!focused?.matches(':focus-visible') || element.contains(focused)) return;
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
