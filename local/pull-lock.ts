const LOCK = 'angan-pull';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs `work` while no other tab and not the worker pulls. Browsers without Web Locks only wait within this tab;
 * two tabs are then still safe, because a page is stored only behind the cursor it was asked with.
 */
export async function withPullLock<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const locks = globalThis.navigator?.locks;
  if (locks) return locks.request(LOCK, signal ? { signal } : {}, work);
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}
