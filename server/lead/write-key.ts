import { createHash, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import * as v from 'valibot';
import { KEY_HEADER, KeySchema, type Receipt } from '#domain/api/commands';
import { ApiError } from '#domain/api/errors';
import { queueContactNotice } from '#server/notice/contact-notice-store';

/** The key of one write and what was asked for under it. */
export interface WriteKey {
  key: string;
  /** sha256 of the body as sent, whatever the order of its fields. */
  bodyHash: string;
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, held) =>
    held && typeof held === 'object' && !Array.isArray(held)
      ? Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1))
      : held,
  );
}

/**
 * The key from the header or the body's `key`; a new one for senders that give none. The hash is taken of the body as
 * sent, not as checked, so that a later version that cleans texts differently still knows a repeat.
 */
export function readWriteKey(header: string, body: unknown): WriteKey {
  const { key: bodyKey, ...rest } = (
    typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}
  ) as Record<string, unknown>;
  const given = header.trim() || bodyKey;
  const parsed = v.safeParse(KeySchema, given ?? randomUUID());
  if (!parsed.success) {
    const reason = parsed.issues[0].message;
    throw new ApiError('bad_request', `${KEY_HEADER} ${reason}`, { key: reason });
  }
  return { key: parsed.output, bodyHash: createHash('sha256').update(canonical(rest)).digest('hex') };
}

/** The same key was used for another body. */
export function keyConflict(): ApiError {
  return new ApiError('key_conflict', `this ${KEY_HEADER} was already used for another body`);
}

/**
 * Stores a row under its key, once: a repeat with the same body gets the first row's receipt, with another body
 * `key_conflict`. Correct under concurrent repeats: the unique key decides, and the answer is read afterwards.
 */
export async function insertOnce(
  db: Knex,
  table: 'leads' | 'inquiries',
  { key, bodyHash }: WriteKey,
  row: { received_at: number } & Record<string, unknown>,
): Promise<Receipt> {
  return db.transaction(async (trx) => {
    const inserted: { id: string }[] = await trx(table)
      .insert({ ...row, id: randomUUID(), idempotency_key: key, body_hash: bodyHash })
      .onConflict('idempotency_key')
      .ignore()
      .returning('id');
    // In the same transaction: neither a lead that the agency is not told of, nor news of one that was not kept.
    for (const { id } of inserted) await queueContactNotice(trx, table, id, row.received_at);
    const stored = await trx(table).where({ idempotency_key: key }).first('id', 'body_hash', 'received_at');
    if (stored?.body_hash !== bodyHash) throw keyConflict();
    return { id: stored.id, key, receivedAt: new Date(Number(stored.received_at)).toISOString() };
  });
}
