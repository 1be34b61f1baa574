import type { Page } from 'playwright-core';

/** Put into the page: what can be reached, and how what has the focus looks. */
interface Watcher {
  /** Names of everything that a keyboard must be able to reach, in the order of the document. */
  expected: string[];
  /** What has the focus now; null when nothing in the page has. */
  look(): Step | null;
}

interface Step {
  name: string;
  /** Differs from how it looked at rest. */
  marked: boolean;
  /** Some of it is in sight and nothing lies over all of it. */
  seen: boolean;
  box: { left: number; top: number; right: number; bottom: number };
}

/** Runs in the page. `scope`: a selector of the part that is watched. */
function install(scope: string): void {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex]:not([tabindex="-1"])';
  const root = document.querySelector(scope) ?? document.body;
  const isReachable = (element: HTMLElement) => {
    if (element.matches(':disabled') || element.tabIndex < 0 || element.closest('[inert]')) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const details = element.parentElement?.closest('details:not([open])');
    if (details && !(element.matches('summary') && element.parentElement === details)) return false;
    // Of a group of radio inputs only the chosen one is a stop; arrows go on from there.
    if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked) {
      const group = document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${element.name}"]`);
      const same = [...group].filter((other) => other.form === element.form);
      return same.every((other) => !other.checked) && same[0] === element;
    }
    return true;
  };
  const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)];
  const numbers = new Map<Element, number>();
  const nameOf = (element: Element) => {
    if (!numbers.has(element)) numbers.set(element, numbers.size + 1);
    const words =
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent ??
      '';
    return `${numbers.get(element)} ${element.tagName.toLowerCase()} ${words.trim().replace(/\s+/g, ' ').slice(0, 40)}`;
  };
  for (const element of controls) nameOf(element);
  const PROPERTIES = [
    'outlineStyle',
    'outlineWidth',
    'outlineColor',
    'boxShadow',
    'borderTopColor',
    'backgroundColor',
    'transform',
  ] as const;
  const lookOf = (element: Element) =>
    [element, element.parentElement, element.nextElementSibling]
      .map((part) => {
        const style = part && getComputedStyle(part);
        return style ? PROPERTIES.map((property) => style[property]).join() : '';
      })
      .join('|');
  // An overlay may have given the focus to one of them already.
  const active = document.activeElement as HTMLElement | null;
  active?.blur();
  const atRest = new Map<Element, string>(controls.map((element) => [element, lookOf(element)]));
  active?.focus({ preventScroll: true });
  /** How far everything that scrolls around it has been scrolled. */
  const scrolled = (element: Element) => {
    let [x, y] = [scrollX, scrollY];
    for (
      let around = element.parentElement;
      around && around !== document.documentElement;
      around = around.parentElement
    ) {
      x += around.scrollLeft;
      y += around.scrollTop;
    }
    return { x, y };
  };
  const isOver = (element: Element, x: number, y: number) => {
    const top = document.elementFromPoint(x, y);
    return (
      top !== null &&
      (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element) === true)
    );
  };
  const watcher: Watcher = {
    expected: controls.filter(isReachable).map(nameOf),
    look() {
      const element = document.activeElement;
      if (!element || element === document.body || element === document.documentElement) return null;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const { x, y } = scrolled(element);
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
      );
      return {
        name: nameOf(element),
        marked: atRest.get(element) !== lookOf(element),
        seen: points.some(([x, y]) => isOver(element, x, y)),
        box: { left: left + x, top: top + y, right: right + x, bottom: bottom + y },
      };
    },
  };
  Object.assign(window, { keyboardWatcher: watcher });
}

/** Runs in the page. */
const look = () => (window as unknown as { keyboardWatcher: Watcher }).keyboardWatcher.look();

/** Goes up although it stands in the same column, or goes left in the same row. */
function goesBack(from: Step['box'], to: Step['box']): boolean {
  const sameColumn = to.left < from.right - 1 && to.right > from.left + 1;
  const sameRow = to.top < from.bottom - 4 && to.bottom > from.top + 4;
  if (sameRow) return !sameColumn && to.right <= from.left + 1;
  return sameColumn && to.bottom <= from.top + 4;
}

/** What a person with a keyboard would complain of. */
export interface Walk {
  unreached: string[];
  unmarked: string[];
  unseen: string[];
  outOfOrder: string[];
  steps: string[];
}

/**
 * Presses Tab from the top of the page to its end. `fixed` matches what stands still while the page scrolls, which has
 * no place in its order.
 */
export async function walkPage(
  page: Page,
  { fixed, limit = 400 }: { fixed?: RegExp; limit?: number } = {},
): Promise<Walk> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
    // A caret at the top: the next Tab starts there.
    getSelection()?.collapse(document.body, 0);
  });
  await page.evaluate(install, 'body');
  const steps: Step[] = [];
  const names = new Set<string>();
  let end = 'the limit';
  for (let presses = 0; presses < limit; presses++) {
    await page.keyboard.press('Tab');
    const step = await page.evaluate(look);
    end = step?.name ?? 'nothing in the page';
    if (!step || names.has(step.name)) break;
    names.add(step.name);
    steps.push(step);
  }
  const expected = await page.evaluate(
    () => (window as unknown as { keyboardWatcher: Watcher }).keyboardWatcher.expected,
  );
  const unreached = expected.filter((name) => !names.has(name));
  // Where the walk went astray, for whoever reads the failure.
  if (unreached.length) unreached.unshift(`from ${steps.at(-1)?.name} to ${end}`);
  const inFlow = steps.filter(({ name }) => !fixed?.test(name));
  return {
    unreached,
    unmarked: steps.filter(({ marked }) => !marked).map(({ name }) => name),
    unseen: steps.filter(({ seen }) => !seen).map(({ name }) => name),
    outOfOrder: inFlow.flatMap((step, at) => {
      const before = inFlow[at - 1];
      return before && goesBack(before.box, step.box) ? [`${before.name} → ${step.name}`] : [];
    }),
    steps: steps.map(({ name }) => name),
  };
}

/**
 * Presses Tab twice around what is open over the page. Returns what was reached outside of it, what was not reached, and
 * what does not show that it has the focus.
 */
export async function walkOverlay(
  page: Page,
  selector: string,
): Promise<Pick<Walk, 'unreached' | 'unmarked'> & { outside: string[] }> {
  await page.evaluate(install, selector);
  const expected = await page.evaluate(
    () => (window as unknown as { keyboardWatcher: Watcher }).keyboardWatcher.expected,
  );
  const names = new Set<string>();
  const outside: string[] = [];
  const unmarked = new Set<string>();
  for (let presses = 0; presses < expected.length * 2 + 2; presses++) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate((scope) => {
      const active = document.activeElement;
      // Between the last and the first stop the browser's own bar has its turn.
      if (!active || active === document.body) return true;
      return document.querySelector(scope)?.contains(active) ?? false;
    }, selector);
    const step = await page.evaluate(look);
    if (!step) continue;
    if (!inside) outside.push(step.name);
    names.add(step.name);
    if (!step.marked) unmarked.add(step.name);
  }
  return { unreached: expected.filter((name) => !names.has(name)), unmarked: [...unmarked], outside };
}
