import { createSessionId, isSessionId, SESSION_RANDOM_BYTES } from '#domain/session/session-id';
import type { LocalDatabase } from './db.ts';

const META_KEY = 'user-session';
/** Row that stands while the saved list has still to be fetched from the server; see restore-saved.ts. */
export const RESTORE_KEY = 'saved-restore';
/** Name in the browser's local storage (spec section 3). */
const STORAGE_KEY = 'userSession';

function readStored(): string | null {
  try {
    const value = globalThis.localStorage?.getItem(STORAGE_KEY);
    return isSessionId(value) ? value : null;
  } catch {
    return null; // storage forbidden, or the worker, which has none
  }
}

function writeStored(id: string): void {
  try {
    globalThis.localStorage?.setItem(STORAGE_KEY, id);
  } catch {
    // The copy in the database is enough.
  }
}

function newId(): string {
  const random = crypto.getRandomValues(new Uint8Array(SESSION_RANDOM_BYTES));
  return createSessionId({ now: Date.now(), random });
}

/** Whether this browser was here before, as far as can be told without opening the database. */
export const wasHereBefore = (): boolean => readStored() !== null;

export interface UserSession {
  id: string;
  /** Both copies were gone: the server knows nothing under this id yet. */
  isNew: boolean;
}

/**
 * This browser's anonymous id, made when absent. It is kept twice, in the database and in local storage, and each
 * copy heals the other. Inside a transaction over `meta`, so that two tabs agree on one.
 */
export async function takeUserSession(db: LocalDatabase): Promise<UserSession> {
  const held = (await db.meta.get(META_KEY))?.value;
  const stored = readStored();
  const known = isSessionId(held) ? held : stored;
  const id = known ?? newId();
  if (id !== held) await db.meta.put({ key: META_KEY, value: id });
  // The database was lost, the id was not: the server still has the list.
  if (!isSessionId(held) && stored) await db.meta.put({ key: RESTORE_KEY, value: true });
  if (id !== stored) writeStored(id);
  return { id, isNew: known === null };
}

/** Forgets this browser's id: the next one that is needed is new. Inside a transaction over `meta`. */
export async function forgetUserSession(db: LocalDatabase): Promise<void> {
  await db.meta.delete(META_KEY);
  try {
    globalThis.localStorage?.removeItem(STORAGE_KEY);
  } catch {
    // Storage is forbidden: then nothing was in it.
  }
}
