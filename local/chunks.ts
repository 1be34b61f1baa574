import { createSearchIndex } from '#domain/property/search';
import type { PropertySummary } from '#domain/property/summary';
import type { LocalDatabase } from './db.ts';
import { getMeta, putMeta } from './meta.ts';

/** Summaries a stored value. */
export const CHUNK_SIZE = 500;

/** One stored value as read, and what was made of it. Never changed in place: a new one replaces it. */
export interface SummaryChunk {
  readonly key: number;
  readonly stamp: number;
  readonly items: readonly PropertySummary[];
  /** Folded search strings of the items, made at first use; see domain/property/search.ts. */
  haystack?: string[];
}

interface Memory {
  chunks: readonly SummaryChunk[];
  /** Chunk that holds each id; made anew after another tab has written. */
  places: Map<string, number> | null;
}

/** What this tab has read. Stamps are random, so a chunk written by another tab or an emptied database shows. */
const memories = new WeakMap<LocalDatabase, Memory>();

/** Reads the chunks that changed since the last call; gives the very same array when none did. */
export async function readChunks(db: LocalDatabase): Promise<readonly SummaryChunk[]> {
  return db.transaction('r', db.meta, db.summaries, () => chunksHere(db));
}

async function chunksHere(db: LocalDatabase): Promise<readonly SummaryChunk[]> {
  const known = memories.get(db)?.chunks ?? [];
  const stamps = (await getMeta(db, 'chunks')) ?? [];
  const stale = stamps.flatMap((stamp, key) => (known[key]?.stamp === stamp ? [] : [key]));
  if (!stale.length && known.length === stamps.length) return known;
  const rows = new Map((await db.summaries.bulkGet(stale)).map((row) => [row?.key, row]));
  const chunks = stamps.map((stamp, key): SummaryChunk => {
    const held = known[key];
    return held?.stamp === stamp ? held : { key, stamp, items: rows.get(key)?.items ?? [] };
  });
  memories.set(db, { chunks, places: null });
  return chunks;
}

function placesOf(memory: Memory): Map<string, number> {
  if (!memory.places) {
    memory.places = new Map();
    for (const chunk of memory.chunks) for (const item of chunk.items) memory.places.set(item.id, chunk.key);
  }
  return memory.places;
}

export interface SummaryChange {
  items?: readonly PropertySummary[];
  removedIds?: Iterable<string>;
  /** Leave what is stored with the same or a higher number (data that comes with a page may be old). */
  onlyNewer?: boolean;
}

/**
 * Writes changed summaries inside a read-write transaction over `meta` and `summaries`. Only chunks that hold a
 * changed listing are written; new listings go behind the last one. Returns how many chunks were written.
 */
export async function changeSummaries(
  db: LocalDatabase,
  { items = [], removedIds = [], onlyNewer = false }: SummaryChange,
): Promise<number> {
  const chunks = [...(await chunksHere(db))];
  const memory: Memory = memories.get(db) ?? { chunks, places: null };
  const places = new Map(placesOf(memory));
  const touched = new Map<number, PropertySummary[]>();
  const open = (key: number) => {
    const list = touched.get(key) ?? [...(chunks[key]?.items ?? [])];
    touched.set(key, list);
    return list;
  };
  for (const id of removedIds) {
    const key = places.get(id);
    if (key === undefined) continue;
    const list = open(key);
    list.splice(
      list.findIndex((item) => item.id === id),
      1,
    );
    places.delete(id);
  }
  let last = Math.max(0, chunks.length - 1);
  for (const item of items) {
    const key = places.get(item.id);
    if (key !== undefined) {
      const held = (touched.get(key) ?? chunks[key]?.items ?? []).find((other) => other.id === item.id);
      if (onlyNewer && held && held.rev >= item.rev) continue;
      const list = open(key);
      list[list.findIndex((other) => other.id === item.id)] = item;
      continue;
    }
    if ((touched.get(last) ?? chunks[last]?.items ?? []).length >= CHUNK_SIZE) last++;
    open(last).push(item);
    places.set(item.id, last);
  }
  if (!touched.size) return 0;
  const rows = [...touched].map(([key, list]) => ({ key, items: list }));
  for (const { key, items: list } of rows) chunks[key] = { key, stamp: Math.random(), items: list };
  await db.summaries.bulkPut(rows);
  await putMeta(
    db,
    'chunks',
    chunks.map((chunk) => chunk.stamp),
  );
  // Should the transaction still fail, the stamps on the disk differ and the chunks are read again.
  memories.set(db, { chunks, places });
  return rows.length;
}

/** Makes the search strings of one more chunk; false when all have theirs. */
export function prepareHaystack(chunks: readonly SummaryChunk[]): boolean {
  const next = chunks.find((chunk) => !chunk.haystack);
  if (!next) return false;
  next.haystack = createSearchIndex(next.items).haystack;
  return true;
}

/** Search strings of all chunks; those of unchanged chunks are used again. */
export function haystackOf(chunks: readonly SummaryChunk[]): string[] {
  return chunks.flatMap((chunk) => {
    chunk.haystack ??= createSearchIndex(chunk.items).haystack;
    return chunk.haystack;
  });
}
