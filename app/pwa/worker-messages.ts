/** What the page tells the worker; read in sw/. */
export type WorkerMessage =
  /** This phone holds the catalogue: an address without a kept page can be drawn from it. */
  | { type: 'HAS_DATA' }
  /** The catalogue changed: finished pages are out of date. */
  | { type: 'REFRESH_PAGES' }
  /** Keep the finished page of this path and search. */
  | { type: 'KEEP_PAGE'; path: string }
  /** The page goes away while something waits: go on sending (sw/sync.ts). */
  | { type: 'FLUSH' }
  /** A newer version has been let in: drop what is under way (sw/give-way.ts). */
  | { type: 'GIVE_WAY' };

/** Sends as soon as a worker is active; never where there is none. */
export function tellWorker(message: WorkerMessage): void {
  navigator.serviceWorker?.ready.then(
    (registration) => registration.active?.postMessage(message),
    () => undefined,
  );
}

/** Whether the worker answered this page. */
export function isWorkerServed(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}
