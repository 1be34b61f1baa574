import type { WorkerMessage } from '#local/worker-message';

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
