import type { Table } from 'dexie';
import type { PropertySummary } from '#domain/property/summary';
import { type LocalDatabase, type SavedRow, withLocal } from './db.ts';
import { newKey } from './new-key.ts';
import { outboxRows, putWrite } from './outbox.ts';
import { isSavedWish } from './outbox-entry.ts';
import { takeUserSession } from './user-session.ts';
import { withinTime } from './within-time.ts';

/** A saved home, with what was last known of it: it may disappear from the catalogue or change its price (A24). */
export interface SavedHome extends SavedRow {
  propertyId: string;
  savedAt: number;
  /** As it was when saved, or when last seen; absent for one that came from the server and was never seen. */
  summary?: PropertySummary;
  /** False when its owner freed the room that its files took up. */
  keep?: boolean;
  /** Files that could not be had yet; absent before the first try. */
  missing?: number;
  /** Files that the server did not have at `at` (this phone's clock), for the listing as it was at `rev`. */
  gone?: { paths: string[]; rev: number; at: number };
}

/** The heart answers within this time or says that it failed. */
const HEART_LIMIT_MS = 3_000;

export function savedRows(db: LocalDatabase) {
  return db.saved as unknown as Table<SavedHome, string>;
}

/** A later wish replaces one that still waits; one under way is left to finish and the new one follows it. */
async function dropQueuedWishes(db: LocalDatabase, propertyId: string): Promise<void> {
  await outboxRows(db)
    .where('state')
    .anyOf(['queued', 'needs-attention'])
    .filter((entry) => isSavedWish(entry) && entry.about.propertyId === propertyId)
    .delete();
}

async function putWish(db: LocalDatabase, propertyId: string, saved: boolean, name?: string): Promise<void> {
  const { id: userSession } = await takeUserSession(db);
  await dropQueuedWishes(db, propertyId);
  const write = {
    key: newKey(),
    command: saved ? ('saveProperty' as const) : ('unsaveProperty' as const),
    input: { propertyId, userSession },
    about: {
      kind: saved ? ('save' as const) : ('unsave' as const),
      propertyId,
      ...(name ? { propertyName: name } : {}),
    },
  };
  await putWrite(db, write, Date.now());
}

function inSavedTransaction(work: (db: LocalDatabase) => Promise<void>): Promise<void> {
  return withinTime(
    HEART_LIMIT_MS,
    withLocal((db) => db.transaction('rw', db.saved, db.outbox, db.meta, () => work(db))),
  );
}

/** Saves a home on this phone; the server is told behind it. Rejects when the phone cannot keep it. */
export function saveProperty(summary: PropertySummary): Promise<void> {
  return inSavedTransaction(async (db) => {
    if (await savedRows(db).get(summary.id)) return;
    await savedRows(db).put({ propertyId: summary.id, savedAt: Date.now(), summary });
    await putWish(db, summary.id, true, summary.name);
  });
}

/** Takes a home off the list on this phone; the server is told behind it. Rejects when the phone cannot keep it. */
export function unsaveProperty(propertyId: string): Promise<void> {
  return inSavedTransaction(async (db) => {
    const held = await savedRows(db).get(propertyId);
    if (!held) return;
    await savedRows(db).delete(propertyId);
    await putWish(db, propertyId, false, held.summary?.name);
  });
}

/** Saved homes, the newest first. */
export async function listSaved(db: LocalDatabase): Promise<SavedHome[]> {
  const rows = await savedRows(db).toArray();
  return rows.sort((a, b) => b.savedAt - a.savedAt || a.propertyId.localeCompare(b.propertyId));
}

/** Ids of the saved homes, for hearts and the count in the bar. */
export async function listSavedIds(db: LocalDatabase): Promise<string[]> {
  return (await db.saved.toCollection().primaryKeys()) as string[];
}

/** Tells the server of every saved home again: its copy is under an id that was lost on this phone. */
export async function resendSaved(db: LocalDatabase): Promise<void> {
  for (const home of await savedRows(db).toArray())
    await putWish(db, home.propertyId, true, home.summary?.name);
}

/**
 * Makes sure that this browser has its anonymous id (spec: created on first load). When both copies were lost while
 * the saved list was not, the server is told of the list under the new id.
 */
export function ensureUserSession(): Promise<void> {
  return inSavedTransaction(async (db) => {
    const session = await takeUserSession(db);
    if (session.isNew) await resendSaved(db);
  });
}
