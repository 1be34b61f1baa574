import type { WorkerMessage } from '#local/worker-message';
import { worker } from './worker-scope.ts';

/**
 * Does `work` when a page sends this message; the worker stays awake until what it returns is done. An older version of
 * the page may have sent the message: its fields are looked at before they are used.
 */
export function onMessage(
  type: WorkerMessage['type'],
  work: (message: Record<string, unknown>, event: ExtendableMessageEvent) => Promise<unknown> | undefined,
): void {
  worker.addEventListener('message', (event) => {
    const message = event.data as Record<string, unknown> | null;
    if (message?.type !== type) return;
    const done = work(message, event);
    if (done) event.waitUntil(done);
  });
}
