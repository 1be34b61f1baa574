import { expect } from 'vitest';
import type { Evaluates } from '../phone-data.ts';
import type { InputSource, RemoteWindow } from './protocol.ts';

/** An element that can be seen: the first of `css` whose name, as a screen reader says it, matches. */
export interface Target {
  css: string;
  name?: string;
}

export const button = (name: string): Target => ({ css: 'button, [role=button], [type=submit]', name });
export const link = (name: string): Target => ({ css: 'a[href]', name });
export const field = (name: string): Target => ({ css: 'input, textarea, select', name });

/** What a visitor does and sees in a window of whichever browser. */
export interface Tab extends Evaluates {
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Presses the middle of an element, once it stands still and nothing covers it. */
  click(target: Target): Promise<void>;
  /** Types into a field, in place of what is in it. */
  fill(target: Target, text: string): Promise<void>;
  /** Chooses from a list by its keyboard: the entry that begins with `text`. */
  choose(css: string, text: string): Promise<void>;
  /** Text of each visible element of `css`, with single spaces. */
  texts(css: string): Promise<string[]>;
  screenshot(): Promise<Buffer>;
}

/** Where to press: null while the element is not there, moves, or is covered. Runs in the page. */
async function findSpot({ css, name }: Target): Promise<{ x: number; y: number } | null> {
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) =>
    words(
      element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent,
    );
  const found = [...document.querySelectorAll(css)].filter((one) => one.checkVisibility());
  const element = name === undefined ? found[0] : found.find((one) => nameOf(one).startsWith(name));
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  const before = element.getBoundingClientRect();
  await frame();
  const { x, y, width, height } = element.getBoundingClientRect();
  if (x !== before.x || y !== before.y) return null;
  const spot = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const hit = document.elementFromPoint(spot.x, spot.y);
  const label = hit?.closest('label')?.control;
  return hit && (element.contains(hit) || label === element) ? spot : null;
}

const tap = ({ x, y }: { x: number; y: number }): InputSource => ({
  type: 'pointer',
  id: 'finger',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

const typing = (text: string): InputSource => ({
  type: 'key',
  id: 'keys',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

/** The visitor's hands and eyes on a window; `origin`: address of the site. */
export function tabOf(current: () => RemoteWindow, origin: string): Tab {
  const evaluate = async (work: (argument: unknown) => unknown, argument?: unknown) => {
    const source = `async (json) => JSON.stringify([await (${work})(JSON.parse(json))])`;
    const answer = await current().call(source, JSON.stringify(argument ?? null));
    return (JSON.parse(answer) as unknown[])[0];
  };
  const tab: Tab = {
    evaluate: evaluate as Tab['evaluate'],
    goto: (path) => current().navigate(new URL(path, origin).href),
    reload: () => current().reload(),
    back: () => current().back(),
    screenshot: () => current().screenshot(),
    async click(target) {
      let spot: { x: number; y: number } | null = null;
      await expect
        .poll(
          async () => {
            spot = await tab.evaluate(findSpot, target);
            return spot;
          },
          { message: `somewhere to press: ${JSON.stringify(target)}` },
        )
        .not.toBeNull();
      if (spot) await current().perform([tap(spot)]);
    },
    async fill(target, text) {
      // What comes in above a field at the moment of the press moves it away from under the finger; a visitor presses again.
      await expect
        .poll(
          async () => {
            await tab.click(target);
            return tab.evaluate((css) => document.activeElement?.matches(css), target.css);
          },
          { message: `the cursor in ${JSON.stringify(target)}` },
        )
        .toBe(true);
      await tab.evaluate(() => (document.activeElement as HTMLInputElement).select());
      await current().perform([typing(text)]);
    },
    async choose(css, text) {
      await tab.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), css);
      await current().perform([typing(text)]);
    },
    texts: (css) =>
      tab.evaluate(
        (selector) =>
          [...document.querySelectorAll(selector)]
            .filter((one) => one.checkVisibility())
            // biome-ignore lint/performance/useDomNodeTextContent: what can be read, without what is hidden or a script
            .map((one) => (one as HTMLElement).innerText.replace(/\s+/g, ' ').trim()),
        css,
      ),
  };
  return tab;
}
