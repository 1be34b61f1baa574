import { withLocal } from './db.ts';
import { flushOutbox } from './flush.ts';
import { deleteEntry, editEntry, listEntries, resendEntry } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { type Watch, watch } from './watch.ts';

/** What a person sent or tries to send, newest first, as it changes. */
export function watchEntries(): Watch<OutboxEntry[]> {
  return watch(listEntries, () => []);
}

function wake(): void {
  flushOutbox({ fresh: true }).catch((error) => console.warn('The outbox could not be sent', error));
}

/** Tries an entry again now. False when it is under way, sent or gone. */
export async function resend(key: string): Promise<boolean> {
  const done = await withLocal((db) => resendEntry(db, key));
  wake();
  return done;
}

/** Sends a changed text, see {@link editEntry}. Rejects with ApiError when the fields do not fit. */
export async function changeEntry(opened: OutboxEntry, fields: Record<string, unknown>): Promise<void> {
  await withLocal((db) => editEntry(db, opened, fields));
  wake();
}

/** Deletes an entry; its owner was asked. False while it is under way. */
export function removeEntry(key: string): Promise<boolean> {
  return withLocal((db) => deleteEntry(db, key));
}
