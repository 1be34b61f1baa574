import { localDatabase, withLocal } from '../db.ts';
import { editEntry, listUnsent, outboxRows, putWrite } from '../outbox.ts';
import type { OutboxEntry } from '../outbox-entry.ts';

/** Puts `count` invented inquiries into the outbox, with keys `<prefix>0`, `<prefix>1`, … */
export async function queueInquiries(
  count: number,
  { prefix = 'k', now = 1_000_000, urgent = false } = {},
): Promise<string[]> {
  const keys = Array.from({ length: count }, (_, i) => `${prefix}${i}`);
  await withLocal((db) =>
    db.transaction('rw', db.outbox, db.meta, async () => {
      for (const key of keys) {
        const input = { name: `Sample ${key}`, phone: '+91 00000 00007', message: 'भेट 🙂' };
        const write = { key, command: 'submitInquiry' as const, input, about: { kind: 'inquiry' as const } };
        await putWrite(db, { ...write, urgent }, now);
      }
    }),
  );
  return keys;
}

export async function unsentKeys(): Promise<string[]> {
  return (await withLocal(listUnsent)).map((entry) => entry.key);
}

export async function entryOf(key: string): Promise<OutboxEntry> {
  const entry = await withLocal((db) => outboxRows(db).get(key));
  if (!entry) throw new Error(`entry ${key} is gone`);
  return entry;
}

/** Changes fields of an entry as its owner does who has just opened it. */
export async function correct(key: string, fields: Record<string, unknown>): Promise<void> {
  const opened = await entryOf(key);
  await withLocal((db) => editEntry(db, opened, fields));
}

/** Another tab's transaction that holds the outbox until the returned function is called. */
export async function holdOutbox(): Promise<() => void> {
  const held = localDatabase();
  await held.open();
  const transaction = held.backendDB().transaction(['outbox', 'meta', 'drafts'], 'readwrite');
  let free = false;
  const spin = () => {
    if (!free) transaction.objectStore('outbox').count().onsuccess = spin;
  };
  spin();
  return () => {
    free = true;
  };
}
