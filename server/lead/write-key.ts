import { createHash, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import * as v from 'valibot';
import { KEY_HEADER, KeySchema, type Receipt } from '#domain/api/commands';
import { ApiError } from '#domain/api/errors';
import { queueContactNotice } from '#server/notice/contact-notice-store';

/** The key of one write and what was asked for under it. */
export interface WriteKey {
  key: string;
  /** sha256 of the body as sent, whatever the order of its fields and the time of writing. */
  bodyHash: string;
  /** The same with the time of writing, as earlier versions stored it. */
  timedHash: string;
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, held) =>
    held && typeof held === 'object' && !Array.isArray(held)
      ? Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1))
      : held,
  );
}

const hashOf = (body: object) => createHash('sha256').update(canonical(body)).digest('hex');

/**
 * The key from the header or the body's `key`; a new one for senders that give none. The hash is taken of the body as
 * sent, not as checked, so that a later version that cleans texts differently still knows a repeat. `createdAt` does not
 * count: the same words are the same message, as for the phone (see fingerprint in local/outbox-entry.ts).
 */
export function readWriteKey(header: string, body: unknown): WriteKey {
  const { key: bodyKey, ...timed } = (
    typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}
  ) as Record<string, unknown>;
  const { createdAt: _, ...words } = timed;
  const given = header.trim() || bodyKey;
  const parsed = v.safeParse(KeySchema, given ?? randomUUID());
  if (!parsed.success) {
    const reason = parsed.issues[0].message;
    throw new ApiError('bad_request', `${KEY_HEADER} ${reason}`, { key: reason });
  }
  return { key: parsed.output, bodyHash: hashOf(words), timedHash: hashOf(timed) };
}

/** Throws `key_conflict` unless what was stored under this key, by its hash, is the same body. */
export function refuseOtherBody({ bodyHash, timedHash }: WriteKey, storedHash: string | undefined): void {
  if (storedHash !== bodyHash && storedHash !== timedHash)
    throw new ApiError('key_conflict', `this ${KEY_HEADER} was already used for another body`);
}

/**
 * Stores a row under its key, once: a repeat with the same body gets the first row's receipt, with another body
 * `key_conflict`. Correct under concurrent repeats: the unique key decides, and the answer is read afterwards.
 */
export async function insertOnce(
  db: Knex,
  table: 'leads' | 'inquiries',
  writeKey: WriteKey,
  row: { received_at: number } & Record<string, unknown>,
): Promise<Receipt> {
  const { key, bodyHash } = writeKey;
  return db.transaction(async (trx) => {
    const inserted: { id: string }[] = await trx(table)
      .insert({ ...row, id: randomUUID(), idempotency_key: key, body_hash: bodyHash })
      .onConflict('idempotency_key')
      .ignore()
      .returning('id');
    // In the same transaction: neither a lead that the agency is not told of, nor news of one that was not kept.
    for (const { id } of inserted) await queueContactNotice(trx, table, id, row.received_at);
    const stored = await trx(table).where({ idempotency_key: key }).first('id', 'body_hash', 'received_at');
    refuseOtherBody(writeKey, stored?.body_hash);
    return { id: stored.id, key, receivedAt: new Date(Number(stored.received_at)).toISOString() };
  });
}
