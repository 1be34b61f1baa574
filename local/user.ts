import * as v from 'valibot';
import {
  type Account,
  AccountSchema,
  type SignedIn,
  SignedInSchema,
  type SignInMethods,
  SignInMethodsSchema,
  type User,
  UserSchema,
} from '#domain/user/user';
import { getJson, requestUnchecked } from './api.ts';
import { ApiFailure } from './api-failure.ts';
import { type LocalDatabase, withLocal } from './db.ts';
import { flushOutbox } from './flush.ts';
import { releaseHeld } from './outbox.ts';
import { forgetSettingsCopies } from './settings-copy.ts';
import { type Watch, watch } from './watch.ts';

const META_KEY = 'user';

/** Who is signed in on this phone as far as it knows; null for a visitor. */
export async function readUser(db: LocalDatabase): Promise<User | null> {
  return ((await db.meta.get(META_KEY))?.value as User | null | undefined) ?? null;
}

export function watchUser(): Watch<User | null> {
  return watch(readUser, () => null);
}

/** Notes who is signed in, and lets go what waited for this person's sign-in. Rejects with LocalUnavailable. */
async function noteUser(user: User): Promise<void> {
  const released = await withLocal((db) =>
    db.transaction('rw', db.meta, db.outbox, async () => {
      await db.meta.put({ key: META_KEY, value: user });
      return releaseHeld(db, user.id);
    }),
  );
  if (released) void flushOutbox({ fresh: true }).catch(() => undefined);
}

/** Nobody is signed in any more. What waits to be sent stays, with the name of whom it was made for. */
export function noteVisitor(): Promise<void> {
  return withLocal(async (db) => {
    await db.meta.put({ key: META_KEY, value: null });
  });
}

/** A phone that keeps nothing still lets people sign in. */
const ifKept = (work: Promise<void>) => work.catch((error) => console.warn('Not kept on this phone', error));

/**
 * Asks the server who is signed in and notes it. Null for a visitor. Rejects with ApiFailure when there is no answer;
 * then what the phone knew stands.
 */
export async function refreshUser(): Promise<User | null> {
  try {
    // Asked so that a visitor is an answer and no error: browsers write errors into the console of every visitor.
    const user = await getJson('/api/auth/user?visitor=null', v.nullable(UserSchema));
    await ifKept(user ? noteUser(user) : noteVisitor());
    return user;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 401) throw error;
    await ifKept(noteVisitor());
    return null;
  }
}

/** Forgets on this phone who was signed in and their settings, before the navigation to /api/logout. */
export async function forgetUser(): Promise<void> {
  await withLocal((db) =>
    db.transaction('rw', db.meta, db.drafts, async () => {
      await db.meta.put({ key: META_KEY, value: null });
      await forgetSettingsCopies(db);
    }),
  );
}

export function getSignInMethods(): Promise<SignInMethods> {
  return getJson('/api/auth/methods', SignInMethodsSchema);
}

export function getAccount(): Promise<Account> {
  return getJson('/api/auth/account', AccountSchema);
}

/** One step of signing in that the browser's passkey dialog follows. Rejects with ApiFailure. */
export async function passkeyOptions(
  step: 'register' | 'login',
  body: Record<string, unknown> = {},
): Promise<unknown> {
  return requestUnchecked({ method: 'POST', path: `/api/auth/passkey/${step}/options`, body });
}

async function finish(path: string, body: unknown): Promise<SignedIn> {
  const signedIn = v.parse(SignedInSchema, await requestUnchecked({ method: 'POST', path, body }));
  await ifKept(noteUser(signedIn.user));
  return signedIn;
}

/** The passkey dialog's answer; signs in. Rejects with ApiFailure. */
export function verifyPasskey(step: 'register' | 'login', response: unknown): Promise<SignedIn> {
  return finish(`/api/auth/passkey/${step}/verify`, { response });
}

/** Signs in with the code from paper; the answer has the next one. */
export function signInWithCode(code: string): Promise<SignedIn> {
  return finish('/api/auth/recovery', { code });
}

export function renewRecoveryCode(): Promise<SignedIn> {
  return finish('/api/auth/recovery/renew', {});
}

export async function removePasskey(id: string): Promise<void> {
  await requestUnchecked({ method: 'DELETE', path: `/api/auth/passkey/${encodeURIComponent(id)}` });
}

export async function signOutEverywhere(): Promise<void> {
  await requestUnchecked({ method: 'POST', path: '/api/auth/sign-out-everywhere', body: {} });
  await forgetUser();
}
