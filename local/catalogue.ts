import { liveQuery, type Observable } from 'dexie';
import type { SearchIndex } from '#domain/property/search';
import type { PropertySummary } from '#domain/property/summary';
import { haystackOf, readChunks, type SummaryChunk } from './chunks.ts';
import { type LocalDatabase, localDatabase, withLocal } from './db.ts';
import { getMeta } from './meta.ts';

/** Every listing this phone knows, ready to search. The same object as long as no listing changes. */
export interface Listings {
  readonly items: readonly PropertySummary[];
  /** For findProperties of domain/property/search.ts; prepared at first use. */
  readonly index: SearchIndex;
  readonly byId: ReadonlyMap<string, PropertySummary>;
  readonly bySlug: ReadonlyMap<string, PropertySummary>;
}

export interface Catalogue extends Listings {
  /** When it was last known to be up to date (this phone's clock, milliseconds); null before the first time. */
  readonly pulledAt: number | null;
  /** The feed was read to its end: what is missing here does not exist. */
  readonly complete: boolean;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Lists are put together at once; everything that costs more is made when it is first asked for. */
export function toListings(items: readonly PropertySummary[], makeHaystack: () => string[]): Listings {
  const index = once((): SearchIndex => ({ items, haystack: makeHaystack(), vocabulary: null }));
  const byId = once(() => new Map(items.map((item) => [item.id, item])));
  const bySlug = once(() => new Map(items.map((item) => [item.slug, item])));
  return {
    items,
    get index() {
      return index();
    },
    get byId() {
      return byId();
    },
    get bySlug() {
      return bySlug();
    },
  };
}

const made = new WeakMap<readonly SummaryChunk[], Listings>();

function listingsOf(chunks: readonly SummaryChunk[]): Listings {
  const held = made.get(chunks);
  if (held) return held;
  const listings = toListings(
    chunks.flatMap((chunk) => chunk.items),
    () => haystackOf(chunks),
  );
  made.set(chunks, listings);
  return listings;
}

/** A Catalogue over `listings` that does not touch their lazy parts. */
export function toCatalogue(listings: Listings, pulledAt: number | null, complete: boolean): Catalogue {
  const catalogue = Object.create(listings) as Catalogue;
  return Object.defineProperties(catalogue, {
    items: { value: listings.items, enumerable: true },
    pulledAt: { value: pulledAt, enumerable: true },
    complete: { value: complete, enumerable: true },
  });
}

export async function readCatalogue(db: LocalDatabase): Promise<Catalogue> {
  const chunks = await readChunks(db);
  const state = await getMeta(db, 'pull.summary');
  const pulledAt = await getMeta(db, 'pulledAt');
  return toCatalogue(listingsOf(chunks), pulledAt ?? null, state?.complete ?? false);
}

/** What is on this phone now, whole or not. Rejects with LocalUnavailable. */
export function loadCatalogue(): Promise<Catalogue> {
  return withLocal(readCatalogue);
}

/**
 * The catalogue as it changes. `undefined` until the feed has been read to its end once, so that the few listings
 * that came with a page never stand for the whole; with `partial`, whatever there is (see `complete`).
 */
export function watchCatalogue({ partial = false } = {}): Observable<Catalogue | undefined> {
  return liveQuery(async () => {
    const catalogue = await readCatalogue(localDatabase());
    return catalogue.complete || (partial && catalogue.items.length) ? catalogue : undefined;
  });
}
