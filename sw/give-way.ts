import { afterMs } from './after-ms.ts';
import { onMessage } from './on-message.ts';

/** What begins while this worker gives way may take so long. */
const LATE_MS = 2000;
/** It gives way for so long: the page that asked for it may have been closed, and others go on with this version. */
const GIVING_WAY_MS = 30_000;

let leaving = new AbortController();

/** Aborted while a newer version is being let in. */
export const untilGivingWay = (): AbortSignal => leaving.signal;

/**
 * `end` resolves when work that begins now has to end, for the sake of a newer version that the reader has let in. The
 * browser makes that one active only when nothing of this one is under way, and a picture that never comes is under way
 * for five minutes. `release` forgets about it.
 */
export function timeToEnd(): { end: Promise<undefined>; release: () => void } {
  const { signal } = leaving;
  if (signal.aborted) return { end: afterMs(LATE_MS), release: () => undefined };
  let release = () => {};
  const end = new Promise<undefined>((resolve) => {
    const listener = () => resolve(undefined);
    signal.addEventListener('abort', listener, { once: true });
    release = () => signal.removeEventListener('abort', listener);
  });
  return { end, release };
}

/** Gives way when the page says so, and answers when it does (app/pwa/register.ts). */
export function startGivingWay(): void {
  onMessage('GIVE_WAY', (_message, event) => {
    const asked = leaving;
    asked.abort();
    setTimeout(() => {
      if (leaving === asked) leaving = new AbortController();
    }, GIVING_WAY_MS);
    event.ports[0]?.postMessage(true);
    return undefined;
  });
}
