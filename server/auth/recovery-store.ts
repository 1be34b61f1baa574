import type { Knex } from 'knex';
import { createRecoveryCode, hashSecret, normaliseCode } from './secret.ts';

const toHash = (code: string) => hashSecret(normaliseCode(code));

/** Gives an account a new recovery code; the one before stops working. The code is only ever in this answer. */
export async function renewRecoveryCode(db: Knex, userId: string, now: number): Promise<string> {
  const code = createRecoveryCode();
  await db('recovery_codes')
    .insert({ user_id: userId, code_hash: toHash(code), created_at: now })
    .onConflict('user_id')
    .merge();
  return code;
}

/** Uses a code up: the account that it opens, or null. */
export async function takeRecoveryCode(db: Knex, typed: string): Promise<string | null> {
  const code_hash = toHash(typed);
  const row = await db('recovery_codes').where({ code_hash }).first('user_id');
  // Of several who read it at the same time, the one that deletes it has it.
  const taken = await db('recovery_codes').where({ code_hash }).delete();
  return taken === 1 ? (row?.user_id ?? null) : null;
}

export async function hasRecoveryCode(db: Knex, userId: string): Promise<boolean> {
  return Boolean(await db('recovery_codes').where({ user_id: userId }).first('user_id'));
}
