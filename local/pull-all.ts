import { HOME_SECTIONS } from '#domain/page/page-data';
import { listFeatured } from '#domain/property/featured';
import type { PropertySummary } from '#domain/property/summary';
import { ApiFailure } from './api-failure.ts';
import { loadCatalogue } from './catalogue.ts';
import { fetchChangesPage } from './changes-page.ts';
import { type LocalDatabase, withLocal } from './db.ts';
import type { Catalogue } from './listings.ts';
import { isClosed } from './local-unavailable.ts';
import { fillMemory } from './memory.ts';
import { refreshProperty } from './property.ts';
import { type PullResult, pullChanges } from './pull.ts';

/** Past this many listings only the details that are wanted come to the phone (design.md section 3). */
const ALL_DETAILS_UP_TO = 1000;
/** Summaries a page on a poor connection, where 2,500 would not come within the time allowed. */
const SMALL_PAGE = 500;
/** Opened listings whose details are kept fresh, newest first. */
const VISITED_KEPT = 60;

export interface PullAllOptions {
  signal?: AbortSignal;
  /** Waited for before each piece of background work, to leave the phone to its reader. */
  pause?: () => Promise<void>;
  /** Asked for by the phone or its owner; then only wanted details come. */
  saveData?: boolean;
  /** False: reject with LocalUnavailable where nothing can be stored, instead of reading into this thread's memory. */
  memory?: boolean;
}

export interface PullAllResult {
  /** Listings changed or went: kept pages are out of date. */
  changed: boolean;
  /** Nothing could be stored; the catalogue stands in memory for as long as the tab does. */
  inMemory: boolean;
}

async function pullSummaries({ signal, saveData }: PullAllOptions): Promise<PullResult> {
  const options = { view: 'summary', ...(signal ? { signal } : {}) } as const;
  try {
    return await pullChanges({ ...options, ...(saveData ? { limit: SMALL_PAGE } : {}) });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.kind !== 'timeout' || saveData) throw error;
    return pullChanges({ ...options, limit: SMALL_PAGE });
  }
}

async function readIntoMemory(signal?: AbortSignal): Promise<void> {
  const items = new Map<string, PropertySummary>();
  let since: string | null = null;
  for (;;) {
    const answer = await fetchChangesPage('summary', since, signal ? { signal } : {});
    const page = await answer.check();
    if (page.view === 'summary') for (const item of page.items) items.set(item.id, item);
    if (!page.hasMore) {
      if (items.size) fillMemory([...items.values()], Date.now(), page.agency);
      return;
    }
    since = page.cursor;
  }
}

/** Listings whose details this phone always keeps: saved, opened lately, first in a featured list. */
async function wantedIds(db: LocalDatabase, { items }: Catalogue): Promise<Set<string>> {
  const saved = await db.saved.toCollection().primaryKeys();
  const visited = await db.visited.orderBy('visitedAt').reverse().limit(VISITED_KEPT).primaryKeys();
  const featured = HOME_SECTIONS.flatMap((section) => listFeatured(items, section).slice(0, 3));
  return new Set([...saved, ...visited, ...featured.map((item) => item.id)]);
}

/** Links of wanted listings whose details are missing here or older than their summary. */
async function staleWanted(): Promise<string[]> {
  const catalogue = await loadCatalogue();
  return withLocal(async (db) => {
    const wanted = [...(await wantedIds(db, catalogue))].flatMap((id) => catalogue.byId.get(id) ?? []);
    const held = await db.details.bulkGet(wanted.map((item) => item.id));
    return wanted.filter((item, i) => held[i]?.property.rev !== item.rev).map((item) => item.slug);
  });
}

async function pullDetails({ signal, pause, saveData }: PullAllOptions): Promise<void> {
  const { items } = await loadCatalogue();
  if (!saveData && items.length <= ALL_DETAILS_UP_TO) {
    await pause?.();
    await pullChanges({ view: 'detail', ...(signal ? { signal } : {}), ...(pause ? { pause } : {}) });
    return;
  }
  for (const slug of await staleWanted()) {
    await pause?.();
    await refreshProperty(slug, signal ? { signal } : {});
  }
}

/**
 * Brings the phone's copy up to date: summaries first and in full, then details while nothing else is to do.
 * Resolves `summaries` as soon as the catalogue is searchable and `details` at the end; either rejects with ApiFailure.
 */
export function pullAll(options: PullAllOptions = {}): {
  summaries: Promise<PullAllResult>;
  details: Promise<void>;
} {
  const summaries = pullSummaries(options).then(
    (result): PullAllResult => ({ changed: result.chunksWritten > 0, inMemory: false }),
    async (error): Promise<PullAllResult> => {
      if (options.memory === false || !isClosed(error)) throw error;
      await readIntoMemory(options.signal);
      return { changed: true, inMemory: true };
    },
  );
  const details = summaries.then(({ inMemory }) => (inMemory ? undefined : pullDetails(options)));
  details.catch(() => undefined); // told through `summaries` when that is what failed
  return { summaries, details };
}
