import { onMessage } from './on-message.ts';
import { worker } from './worker-scope.ts';

/**
 * A new version waits until the reader says so. Only the very first one takes over the open page, so that a visit
 * is enough to have everything without a connection.
 */
export function startUpdate(): void {
  let first = false;
  worker.addEventListener('install', () => {
    first = !worker.registration.active;
  });
  worker.addEventListener('activate', (event) => {
    if (first) event.waitUntil(worker.clients.claim());
  });
  onMessage('SKIP_WAITING', () => worker.skipWaiting());
}
