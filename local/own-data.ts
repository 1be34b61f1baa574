import type { OwnData } from '#domain/user/user';
import { requestUnchecked } from './api.ts';
import { type LocalDatabase, withLocal } from './db.ts';
import { outboxRows } from './outbox.ts';
import { isSavedWish } from './outbox-entry.ts';
import { forgetSettingsCopies } from './settings-copy.ts';
import { forgetUserSession, takeUserSession } from './user-session.ts';

/** Newest first, at most so many keys are told: the phone keeps no more of what was sent. */
const MAX_KEYS = 500;

/** What proves to the server that something is this phone's: the saved list's id and the keys of its writes. */
async function toProof(db: LocalDatabase): Promise<OwnData> {
  const { id } = await takeUserSession(db);
  const entries = (await outboxRows(db).toArray()).filter((entry) => !isSavedWish(entry));
  entries.sort((a, b) => b.seq - a.seq);
  return { userSession: id, keys: entries.slice(0, MAX_KEYS).map((entry) => entry.key), account: true };
}

/** Everything about this person, on the server and on this phone, as a value for a file. Rejects with ApiFailure. */
export async function downloadOwnData(): Promise<Record<string, unknown>> {
  const proof = await withLocal((db) => db.transaction('rw', db.meta, db.outbox, async () => toProof(db)));
  const server = await requestUnchecked({ method: 'POST', path: '/api/my-data', body: proof });
  const phone = await withLocal(async (db) => ({
    saved: await db.saved.toArray(),
    viewed: await db.visited.toArray(),
    outbox: await db.outbox.toArray(),
    drafts: await db.drafts.toArray(),
  }));
  return { server, phone };
}

/**
 * Deletes everything about this person: first on the server, then, when that has answered, on this phone. The catalogue
 * stays: it is nobody's. Rejects with ApiFailure; nothing is deleted then.
 */
export async function deleteOwnData(): Promise<void> {
  const proof = await withLocal((db) => db.transaction('rw', db.meta, db.outbox, async () => toProof(db)));
  await requestUnchecked({ method: 'POST', path: '/api/my-data/delete', body: proof });
  await withLocal((db) =>
    db.transaction('rw', [db.meta, db.outbox, db.saved, db.visited, db.drafts], async () => {
      await Promise.all([db.outbox.clear(), db.saved.clear(), db.visited.clear(), db.drafts.clear()]);
      await forgetSettingsCopies(db);
      await forgetUserSession(db);
      await db.meta.put({ key: 'user', value: null });
    }),
  );
}
