/*
 * A page can be read and tapped before its code is there, and React drops what is tapped then. Such a tap is remembered
 * and repeated when the button works. Links and form fields need no help: they work without code.
 */

declare global {
  interface Window {
    /** What was tapped before this module was there (server/page/boot-script.ts). */
    anganTaps?: { push(target: unknown): unknown };
  }
}

/** A tap that is older than this is no longer meant. */
const PATIENCE_MS = 10_000;

const waiting = new Set<Element>();

/** Whether React has taken the element over, which marks it with a key of its own. */
function isAlive(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

function repeatLater(target: unknown): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null;
  if (!button || waiting.has(button) || isAlive(button)) return;
  waiting.add(button);
  const tapped = performance.now();
  const look = () => {
    const late = performance.now() - tapped > PATIENCE_MS;
    if (!late && button.isConnected && !isAlive(button)) {
      requestAnimationFrame(look);
      return;
    }
    waiting.delete(button);
    if (!late && button.isConnected) button.click();
  };
  look();
}

/** Takes over from the boot script, which has only written down what was tapped. Called once, by main.tsx. */
export function repeatEarlyTaps(): void {
  const before = window.anganTaps;
  window.anganTaps = { push: repeatLater };
  if (Array.isArray(before)) for (const target of before) repeatLater(target);
}
