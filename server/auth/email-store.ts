import type { Knex } from 'knex';
import { createToken, hashSecret } from './secret.ts';

/** A link in an e-mail can be used for so long. */
const LINK_MS = 24 * 3600_000;

/** A link that proves that somebody reads an address; it replaces the one before. */
export function createConfirmation(db: Knex, userId: string, email: string, now: number): Promise<string> {
  return db.transaction(async (trx) => {
    const token = createToken();
    await trx('email_confirmations').where({ user_id: userId }).delete();
    await trx('email_confirmations').insert({
      token_hash: hashSecret(token),
      user_id: userId,
      email,
      expires_at: now + LINK_MS,
    });
    return token;
  });
}

/** Uses a link; false when it is not known, too old, or the address has changed since. */
export function confirmEmail(db: Knex, token: string, now: number): Promise<boolean> {
  return db.transaction(async (trx) => {
    const link = { token_hash: hashSecret(token) };
    const row = await trx('email_confirmations').where(link).first();
    if (!row || (await trx('email_confirmations').where(link).delete()) !== 1) return false;
    if (Number(row.expires_at) <= now) return false;
    const done = await trx('users')
      .where({ id: row.user_id, email: row.email })
      .update({ email_confirmed_at: now });
    return done === 1;
  });
}
