import type { Agency } from '#domain/agency/agency';
import { createSearchIndex } from '#domain/property/search';
import type { PropertySummary } from '#domain/property/summary';
import { type Catalogue, toCatalogue, toListings } from './listings.ts';

/*
 * What stands in for the database while this phone gives none (private mode, A22): gone with the tab, but the
 * catalogue can be read and searched meanwhile.
 */

let catalogue: Catalogue | undefined;
let agency: Agency | null = null;
const listeners = new Set<() => void>();

export const memoryCatalogue = (): Catalogue | undefined => catalogue;
export const memoryAgency = (): Agency | null => agency;

export function fillMemory(items: readonly PropertySummary[], now: number, facts?: Agency): void {
  const listings = toListings(items, () => createSearchIndex(items).haystack);
  catalogue = toCatalogue(listings, now, true);
  agency = facts ?? agency;
  for (const listener of listeners) listener();
}

export function onMemoryChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
