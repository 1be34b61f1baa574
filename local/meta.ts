import type { Agency } from '#domain/agency/agency';
import type { ChangesView } from '#domain/api/changes';
import type { LocalDatabase } from './db.ts';

/** How far one view of the change feed has been read. */
export interface PullState {
  /** Cursor of the last page that is stored; null before the first. */
  cursor: string | null;
  /** The feed has been read to its end at least once, so that what is missing here does not exist. */
  complete: boolean;
  /** Everything is being read from the beginning; what was not in it goes when the end is reached. */
  full: boolean;
  /** Pages of that reading so far, each with a row of its ids; see `seenKey`. */
  pages: number;
}

/** Ids of one page of a full reading. */
export interface SeenPage {
  ids: string[];
  removedIds: string[];
}

/** What the rows of `meta` hold, by key. */
export interface MetaValues {
  agency: Agency;
  /** One stamp a summary chunk; a chunk whose stamp is unchanged need not be read again. */
  chunks: number[];
  'pull.summary': PullState;
  'pull.detail': PullState;
  /** When the summaries were last known to be up to date, in milliseconds of this phone's clock. */
  pulledAt: number;
}
export type MetaKey = keyof MetaValues;

export async function getMeta<K extends MetaKey>(
  db: LocalDatabase,
  key: K,
): Promise<MetaValues[K] | undefined> {
  const row = await db.meta.get(key);
  return row?.value as MetaValues[K] | undefined;
}

export async function putMeta<K extends MetaKey>(
  db: LocalDatabase,
  key: K,
  value: MetaValues[K],
): Promise<void> {
  await db.meta.put({ key, value });
}

const seenPrefix = (view: ChangesView) => `seen.${view}.`;

export async function putSeenPage(
  db: LocalDatabase,
  view: ChangesView,
  page: number,
  seen: SeenPage,
): Promise<void> {
  await db.meta.put({ key: `${seenPrefix(view)}${String(page).padStart(6, '0')}`, value: seen });
}

/** Ids that a full reading has brought, page after page, without those that a later page took away. */
export async function collectSeen(db: LocalDatabase, view: ChangesView): Promise<Set<string>> {
  const rows = await db.meta.where('key').startsWith(seenPrefix(view)).sortBy('key');
  const ids = new Set<string>();
  for (const row of rows) {
    const page = row.value as SeenPage;
    for (const id of page.removedIds) ids.delete(id);
    for (const id of page.ids) ids.add(id);
  }
  return ids;
}

export async function forgetSeen(db: LocalDatabase, view: ChangesView): Promise<void> {
  await db.meta.where('key').startsWith(seenPrefix(view)).delete();
}
