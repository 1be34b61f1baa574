import type { Context } from 'koa';
import { ApiError } from '#domain/api/errors';
import type { User } from '#domain/user/user';
import type { AppServices } from '#server/app-services';
import { readCookie, writeCookie } from './cookies.ts';
import { createSession, deleteSession, findSession, SESSION_IDLE_MS, type Session } from './session-store.ts';
import { findUser } from './user-store.ts';

type Services = Pick<AppServices, 'db' | 'env' | 'now'>;

export interface SignedIn extends Session {
  user: User;
}

/** Who asks, by the session cookie; null for a visitor and for a session that has ended. */
export async function findSignedIn(ctx: Context, { db, env, now }: Services): Promise<SignedIn | null> {
  const token = readCookie(ctx, 'session', env.publicUrl);
  const session = token ? await findSession(db, token, now()) : null;
  const user = session ? await findUser(db, session.userId) : null;
  if (!token || !session || !user) return null;
  if (session.extended)
    writeCookie(ctx, 'session', env.publicUrl, { text: token, maxAgeMs: SESSION_IDLE_MS });
  return { ...session, user };
}

/** Like {@link findSignedIn}, but a visitor is answered with 401. */
export async function requireSignedIn(ctx: Context, services: Services): Promise<SignedIn> {
  const signedIn = await findSignedIn(ctx, services);
  if (!signedIn) throw new ApiError('unauthorized', 'sign in first');
  return signedIn;
}

/**
 * Signs this browser in. It always gets a new session, and the one that it came with ends: a session that somebody else
 * has put there never becomes signed in.
 */
export async function openSession(
  ctx: Context,
  { db, env, now }: Services,
  userId: string,
  passkeyId: string | null = null,
): Promise<User> {
  await endPresented(ctx, { db, env, now });
  const token = await createSession(db, { userId, passkeyId, now: now() });
  writeCookie(ctx, 'session', env.publicUrl, { text: token, maxAgeMs: SESSION_IDLE_MS });
  const user = await findUser(db, userId);
  if (!user) throw new ApiError('unauthorized', 'this account is not there any more');
  return user;
}

/** Ends the session that this browser came with, if any, and takes its cookie away. */
export async function closeSession(ctx: Context, services: Services): Promise<void> {
  await endPresented(ctx, services);
  writeCookie(ctx, 'session', services.env.publicUrl, null);
}

async function endPresented(ctx: Context, { db, env, now }: Services): Promise<void> {
  const token = readCookie(ctx, 'session', env.publicUrl);
  const session = token ? await findSession(db, token, now()) : null;
  if (session) await deleteSession(db, session.tokenHash);
}
