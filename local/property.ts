import { type Property, PropertySchema } from '#domain/property/property';
import { toLinkSlug } from '#domain/property/slug';
import type { PropertySummary } from '#domain/property/summary';
import { toSummary } from '#domain/property/to-summary';
import { getJson, type RequestOptions } from './api.ts';
import { ApiFailure } from './api-failure.ts';
import { readCatalogue } from './catalogue.ts';
import { changeSummaries } from './chunks.ts';
import { type LocalDatabase, withLocal } from './db.ts';
import type { Listings } from './listings.ts';
import { LocalUnavailable } from './local-unavailable.ts';
import { memoryCatalogue } from './memory.ts';
import { type Watch, watch } from './watch.ts';

/** A listing whose details have not reached this phone yet. */
export interface SummaryOnly {
  summaryOnly: PropertySummary;
}

/** The listing's own link first, then the one made from name and location (spec section 2, /{slug}). */
export function findBySlug({ items, bySlug }: Listings, slug: string): PropertySummary | null {
  const wanted = slug.normalize('NFC');
  return bySlug.get(wanted) ?? items.find((item) => toLinkSlug(item.name, item.location) === wanted) ?? null;
}

/** The listing that bears this link itself, when it is here in full. */
export async function findDetail(db: LocalDatabase, slug: string): Promise<Property | undefined> {
  return (await db.details.where('slug').equals(slug.normalize('NFC')).first())?.property;
}

async function readProperty(
  db: LocalDatabase,
  slug: string,
): Promise<Property | SummaryOnly | null | undefined> {
  const held = await findDetail(db, slug);
  if (held) return held;
  const catalogue = await readCatalogue(db);
  const summary = findBySlug(catalogue, slug);
  if (!summary) return catalogue.complete ? null : undefined;
  return (await db.details.get(summary.id))?.property ?? { summaryOnly: summary };
}

/**
 * A listing by its link: `undefined` while nobody knows, `null` when the phone's complete copy has no such listing
 * (a newer one may exist: see {@link refreshProperty}), the summary alone until the details come.
 */
export function watchProperty(slug: string): Watch<Property | SummaryOnly | null | undefined> {
  return watch(
    (db) => readProperty(db, slug),
    () => {
      const catalogue = memoryCatalogue();
      const summary = catalogue && findBySlug(catalogue, slug);
      return summary ? { summaryOnly: summary } : catalogue && null;
    },
  );
}

/** Stores listings as they came from the server; `onlyNewer` leaves what is stored with a higher number. */
export function storeProperties(
  properties: readonly Property[],
  { onlyNewer = false, now = Date.now() } = {},
): Promise<void> {
  return withLocal((db) =>
    db.transaction('rw', db.meta, db.summaries, db.details, async () => {
      const held = await db.details.bulkGet(properties.map((property) => property.id));
      const fresh = properties.filter(
        (property, i) => !onlyNewer || (held[i]?.property.rev ?? -1) < property.rev,
      );
      await db.details.bulkPut(
        fresh.map((property) => ({ id: property.id, slug: property.slug, property, storedAt: now })),
      );
      await changeSummaries(db, { items: properties.map(toSummary), onlyNewer: true });
    }),
  );
}

/**
 * Asks the server for one listing and keeps it. `null` when the server has no such listing; nothing is deleted
 * then, the feed does that. Rejects with ApiFailure when the server cannot be asked.
 */
export async function refreshProperty(slug: string, options: RequestOptions = {}): Promise<Property | null> {
  try {
    const property = await getJson(
      `/api/properties/slug/${encodeURIComponent(slug)}`,
      PropertySchema,
      options,
    );
    await storeProperties([property]).catch(ignoreUnavailable);
    return property;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404 && error.error?.code === 'not_found') return null;
    throw error;
  }
}

function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof LocalUnavailable)) throw error;
}

/** Remembers that a listing was opened: its details are kept fresh from now on. */
export async function markVisited(propertyId: string, now = Date.now()): Promise<void> {
  await withLocal((db) => db.visited.put({ propertyId, visitedAt: now })).catch(ignoreUnavailable);
}
