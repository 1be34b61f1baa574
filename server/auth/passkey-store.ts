import type { AuthenticatorTransport, WebAuthnCredential } from '@simplewebauthn/server';
import type { Knex } from 'knex';
import type { Passkey } from '#domain/user/user';

/** Passkeys of one account: more than anybody needs, and an end to a script that adds them. */
export const MAX_PASSKEYS = 20;

interface PasskeyRow {
  id: string;
  user_id: string;
  public_key: string;
  counter: number | string;
  transports: string;
  name: string;
  created_at: number | string;
  last_used_at: number | string | null;
}

export interface StoredPasskey {
  userId: string;
  credential: WebAuthnCredential;
}

function toStored(row: PasskeyRow): StoredPasskey {
  return {
    userId: row.user_id,
    credential: {
      id: row.id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: Number(row.counter),
      transports: row.transports.split(',').filter(Boolean) as AuthenticatorTransport[],
    },
  };
}

export async function findPasskey(db: Knex, id: string): Promise<StoredPasskey | null> {
  const row = await db<PasskeyRow>('passkeys').where({ id }).first();
  return row ? toStored(row) : null;
}

/** Stores a new passkey of an account; `now` in milliseconds. */
export async function insertPasskey(
  db: Knex,
  { userId, credential, name, now }: StoredPasskey & { name: string; now: number },
): Promise<void> {
  await db<PasskeyRow>('passkeys').insert({
    id: credential.id,
    user_id: userId,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (credential.transports ?? []).join(','),
    name,
    created_at: now,
    last_used_at: null,
  });
}

export async function notePasskeyUse(db: Knex, id: string, counter: number, now: number): Promise<void> {
  await db<PasskeyRow>('passkeys').where({ id }).update({ counter, last_used_at: now });
}

/** An account's passkeys, oldest first. */
export async function listPasskeys(db: Knex, userId: string): Promise<Passkey[]> {
  const rows = await db<PasskeyRow>('passkeys').where({ user_id: userId }).orderBy(['created_at', 'id']);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: Number(row.created_at),
    lastUsedAt: row.last_used_at === null ? null : Number(row.last_used_at),
  }));
}

export async function listPasskeyRefs(db: Knex, userId: string) {
  const rows = await db<PasskeyRow>('passkeys').where({ user_id: userId });
  return rows.map((row) => {
    const { id, transports } = toStored(row).credential;
    return { id, transports: transports ?? [] };
  });
}

/** Takes a passkey away and ends what was signed in with it, but for the session `keep`. False when it was not theirs. */
export function removePasskey(db: Knex, userId: string, id: string, keep: string): Promise<boolean> {
  return db.transaction(async (trx) => {
    const removed = await trx<PasskeyRow>('passkeys').where({ id, user_id: userId }).delete();
    await trx('auth_sessions')
      .where({ user_id: userId, passkey_id: id })
      .whereNot({ token_hash: keep })
      .delete();
    return removed > 0;
  });
}
