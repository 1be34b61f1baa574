import type { Knex } from 'knex';
import { createToken, hashSecret } from './secret.ts';

const DAY_MS = 24 * 3600_000;
/** A sign-in that is not used for so long is over. */
export const SESSION_IDLE_MS = 45 * DAY_MS;
/** Even one that is used every day ends, so that a stolen cookie does not live for ever. */
const SESSION_MOST_MS = 365 * DAY_MS;

interface SessionRow {
  token_hash: string;
  user_id: string;
  created_at: number | string;
  last_seen_at: number | string;
  expires_at: number | string;
  passkey_id: string | null;
}

export interface Session {
  tokenHash: string;
  userId: string;
  /** It was made to last longer just now: the browser's cookie should too. */
  extended: boolean;
}

/** Opens a session and gives its token, which is stored nowhere. Sessions that have ended are swept out. */
export async function createSession(
  db: Knex,
  { userId, passkeyId = null, now }: { userId: string; passkeyId?: string | null; now: number },
): Promise<string> {
  const token = createToken();
  await db<SessionRow>('auth_sessions').where('expires_at', '<=', now).delete();
  await db<SessionRow>('auth_sessions').insert({
    token_hash: hashSecret(token),
    user_id: userId,
    created_at: now,
    last_seen_at: now,
    expires_at: now + SESSION_IDLE_MS,
    passkey_id: passkeyId,
  });
  return token;
}

/** The open session of a token, or null. One that is in use lives on; that is written down at most once a day. */
export async function findSession(db: Knex, token: string, now: number): Promise<Session | null> {
  const tokenHash = hashSecret(token);
  const row = await db<SessionRow>('auth_sessions')
    .where({ token_hash: tokenHash })
    .andWhere('expires_at', '>', now)
    .first();
  if (!row) return null;
  const extended = now - Number(row.last_seen_at) > DAY_MS;
  if (extended) {
    const expires_at = Math.min(now + SESSION_IDLE_MS, Number(row.created_at) + SESSION_MOST_MS);
    await db<SessionRow>('auth_sessions')
      .where({ token_hash: tokenHash })
      .update({ last_seen_at: now, expires_at });
  }
  return { tokenHash, userId: row.user_id, extended };
}

export async function deleteSession(db: Knex, tokenHash: string): Promise<void> {
  await db<SessionRow>('auth_sessions').where({ token_hash: tokenHash }).delete();
}

/** Ends every session of an account. */
export async function deleteSessionsOf(db: Knex, userId: string): Promise<void> {
  await db<SessionRow>('auth_sessions').where({ user_id: userId }).delete();
}

export async function countSessions(db: Knex, userId: string, now: number): Promise<number> {
  const row = await db<SessionRow>('auth_sessions')
    .where({ user_id: userId })
    .andWhere('expires_at', '>', now)
    .count({ n: '*' })
    .first();
  return Number(row?.n ?? 0);
}
