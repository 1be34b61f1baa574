import { withLocal } from '#local/db';
import { flushOutbox } from '#local/flush';
import { listUnsent } from '#local/outbox';
import { onMessage } from './on-message.ts';
import { worker } from './worker-scope.ts';

/** Name of the background sync that delivers the outbox; registered by app/pwa/watch-outbox.ts. */
const SYNC_TAG = 'angan-outbox';

/** Background Sync is Chromium's own and not in TypeScript's library. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
  lastChance: boolean;
}
interface SyncRegistration {
  sync?: { register(tag: string): Promise<void> };
}

async function countSendable(): Promise<number> {
  const unsent = await withLocal(listUnsent);
  return unsent.filter((entry) => entry.state !== 'needs-attention' && !entry.held).length;
}

/**
 * One sync event: delivers what can be. Rejects when something is left, so that the browser tries again by itself; after
 * its last chance a new event is asked for, and in any case the next opening of the app sends (A05).
 */
export async function onSync(lastChance: boolean): Promise<void> {
  await flushOutbox({ fresh: true });
  const left = await countSendable();
  if (!left) return;
  if (lastChance) {
    const { sync } = worker.registration as SyncRegistration;
    await sync?.register(SYNC_TAG).catch(() => undefined);
    return;
  }
  throw new Error(`${left} entries wait for another chance`);
}

/** Delivers the outbox from the worker: on a sync event, or when the page that is going away asks. */
export function startOutboxSync(): void {
  worker.addEventListener('sync' as 'message', (event) => {
    const sync = event as unknown as SyncEvent;
    if (sync.tag === SYNC_TAG) sync.waitUntil(onSync(sync.lastChance));
  });
  onMessage('FLUSH', () => flushOutbox({ fresh: true }).catch(() => undefined));
}
