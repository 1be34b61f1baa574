import type { Knex } from 'knex';
import { ApiError } from '#domain/api/errors';
import { MAX_SAVED, type SavedBody } from '#domain/saved/saved';
import { refuseOtherBody, type WriteKey } from '#server/lead/write-key';

interface SavedRow {
  user_session: string;
  property_id: string;
  saved_at: number | string;
}

function toRowKey({ propertyId, userSession }: SavedBody) {
  return { user_session: userSession, property_id: propertyId };
}

/** True when this key is new; false for a repeat, which must change nothing: a newer wish may have come since. */
async function takeKey(trx: Knex, writeKey: WriteKey, receivedAt: number): Promise<boolean> {
  const { key, bodyHash } = writeKey;
  // The write comes first, so that SQLite takes its write lock at once instead of failing on a stale snapshot.
  const taken: unknown[] = await trx('saved_keys')
    .insert({ idempotency_key: key, body_hash: bodyHash, received_at: receivedAt })
    .onConflict('idempotency_key')
    .ignore()
    .returning('idempotency_key');
  if (taken.length) return true;
  const held = await trx('saved_keys').where({ idempotency_key: key }).first('body_hash');
  refuseOtherBody(writeKey, held?.body_hash);
  return false;
}

/**
 * Puts a listing on, or takes it off, a session's list, once for its key. Saving what is saved and removing what is
 * not there are both fine. A listing that has gone may still be saved: the wish is older than its end.
 */
export async function putSaved(
  db: Knex,
  body: SavedBody,
  { saved, receivedAt, ...key }: WriteKey & { saved: boolean; receivedAt: number },
): Promise<void> {
  await db.transaction(async (trx) => {
    if (!(await takeKey(trx, key, receivedAt))) return;
    if (!saved) {
      await trx<SavedRow>('saved_properties').where(toRowKey(body)).delete();
      return;
    }
    const held = await trx('saved_properties')
      .where({ user_session: body.userSession })
      .count({ n: '*' })
      .first();
    if (Number(held?.n ?? 0) >= MAX_SAVED)
      throw new ApiError('invalid', `at most ${MAX_SAVED} homes can be saved`, {
        propertyId: `cannot be saved: ${MAX_SAVED} homes are saved already`,
      });
    await trx('saved_properties')
      .insert({ ...toRowKey(body), saved_at: receivedAt })
      .onConflict(['user_session', 'property_id'])
      .ignore();
  });
}

export async function isSaved(db: Knex, body: SavedBody): Promise<boolean> {
  return Boolean(await db('saved_properties').where(toRowKey(body)).first('property_id'));
}

/** Ids of a session's saved listings, newest first; empty for a session that nobody knows (S09). */
export async function listSavedIds(db: Knex, userSession: string): Promise<string[]> {
  const rows = await db<SavedRow>('saved_properties')
    .where({ user_session: userSession })
    .orderBy([{ column: 'saved_at', order: 'desc' }, { column: 'property_id' }])
    .select('property_id');
  return rows.map((row) => row.property_id);
}
