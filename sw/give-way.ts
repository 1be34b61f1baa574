import { afterMs } from './after-ms.ts';
import { worker } from './worker-scope.ts';

const LATE_MS = 2000;
const leaving = new AbortController();

/** Aborted when the reader has let a newer version in. */
export const givingWay = leaving.signal;

const gaveWay = new Promise<undefined>((resolve) => {
  givingWay.addEventListener('abort', () => resolve(undefined));
});

/**
 * Resolves when work that begins now has to end, for the sake of a newer version that the reader has let in. The browser
 * makes that one active only when nothing of this one is under way, and a picture that never comes is under way for five
 * minutes.
 */
export function timeToEnd(): Promise<undefined> {
  return givingWay.aborted ? afterMs(LATE_MS) : gaveWay;
}

/** Gives way when the page says so, and answers when it has (app/pwa/register.ts). */
export function startGivingWay(): void {
  worker.addEventListener('message', (event) => {
    if ((event.data as { type?: unknown } | null)?.type !== 'GIVE_WAY') return;
    leaving.abort();
    event.ports[0]?.postMessage(true);
  });
}
