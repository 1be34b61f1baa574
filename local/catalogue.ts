import { haystackOf, prepareHaystack, readChunks, type SummaryChunk } from './chunks.ts';
import { type LocalDatabase, withLocal } from './db.ts';
import { type Catalogue, type Listings, toCatalogue, toListings } from './listings.ts';
import { memoryCatalogue } from './memory.ts';
import { getMeta } from './meta.ts';
import { type Watch, watch } from './watch.ts';

const made = new WeakMap<readonly SummaryChunk[], Listings>();

function listingsOf(chunks: readonly SummaryChunk[]): Listings {
  const held = made.get(chunks);
  if (held) return held;
  const listings = toListings(
    chunks.flatMap((chunk) => chunk.items),
    () => haystackOf(chunks),
    () => prepareHaystack(chunks),
  );
  made.set(chunks, listings);
  return listings;
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
export function watchCatalogue({ partial = false } = {}): Watch<Catalogue | undefined> {
  return watch(
    async (db) => {
      const catalogue = await readCatalogue(db);
      return catalogue.complete || (partial && catalogue.items.length) ? catalogue : undefined;
    },
    () => memoryCatalogue(),
  );
}

/** Like {@link watchCatalogue}, for a part or a figure of it; `undefined` as long as the catalogue is. */
export function watchFromCatalogue<T>(pick: (catalogue: Catalogue) => T): Watch<T | undefined> {
  const from = (catalogue: Catalogue | undefined) => (catalogue?.complete ? pick(catalogue) : undefined);
  return watch(
    async (db) => from(await readCatalogue(db)),
    () => from(memoryCatalogue()),
  );
}
