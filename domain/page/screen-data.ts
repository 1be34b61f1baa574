import type { FeaturedType, LocationCounts, PropertyListResponse } from '#domain/api/properties';
import { countFacets } from '#domain/property/facets';
import { FEATURED_PAGE_SIZE, listFeatured } from '#domain/property/featured';
import {
  compareBy,
  NO_FILTERS,
  parseFilters,
  passesFilters,
  type QueryReader,
} from '#domain/property/filter';
import { CITIES } from '#domain/property/kinds';
import type { PropertyType } from '#domain/property/property';
import { findByText, orderResults, type SearchIndex } from '#domain/property/search';
import { showsIn } from '#domain/property/shows-in';
import type { PropertySummary } from '#domain/property/summary';
import { foldText } from '#domain/text/fold';
import { HOME_SECTIONS, type HomeData, type ResultsData } from './page-data.ts';

/*
 * What a screen shows at an address, from the summaries of the whole catalogue: for the server's finished pages and for the
 * frame that the worker fills from the phone's own copy.
 */

/** The first `pages` pages of a featured list, in its order (domain/property/featured.ts). */
export function featuredOf(
  items: readonly PropertySummary[],
  type: FeaturedType,
  pages: number,
): PropertyListResponse<PropertySummary> {
  const all = listFeatured(items, type);
  const limit = FEATURED_PAGE_SIZE;
  return {
    properties: all.slice(0, pages * limit),
    pagination: { total: all.length, page: pages, limit, hasNext: pages * limit < all.length },
  };
}

/** How many listings stand in each city that the home page shows, 0 included. */
export function countLocations(items: readonly Pick<PropertySummary, 'city'>[]): LocationCounts {
  const counts: LocationCounts = Object.fromEntries(CITIES.map((city) => [city, 0]));
  const names = new Map(CITIES.map((city) => [foldText(city), city]));
  const seen = new Map<string, number>();
  for (const { city } of items) seen.set(city, (seen.get(city) ?? 0) + 1);
  for (const [city, count] of seen) {
    const name = names.get(foldText(city).trim() as (typeof CITIES)[number]);
    if (name) counts[name] = (counts[name] ?? 0) + count;
  }
  return counts;
}

export function countTypes(
  items: readonly Pick<PropertySummary, 'propertyType'>[],
): Record<PropertyType, number> {
  const totals = { sale: 0, resale: 0, rental: 0 };
  for (const { propertyType } of items) totals[propertyType]++;
  return totals;
}

/** Everything that the home page draws from the catalogue. */
export function homeData(items: readonly PropertySummary[]): HomeData {
  return {
    kind: 'home',
    featured: Object.fromEntries(
      HOME_SECTIONS.map((section) => [section, featuredOf(items, section, 1)]),
    ) as HomeData['featured'],
    counts: countLocations(items),
    totals: countTypes(items),
  };
}

function searchData(index: SearchIndex, query: QueryReader, most: number): ResultsData {
  const filters = parseFilters(query);
  const { items: found, readAs } = findByText(index, filters.text);
  const items = orderResults(
    found.filter((item) => passesFilters(item, filters)),
    filters,
  );
  return {
    kind: 'results',
    items: items.slice(0, most),
    total: items.length,
    readAs,
    facets: countFacets(found, filters),
  };
}

/** The list page shows everything or one kind: its chips are the facets of the whole catalogue. */
function propertiesData({ items }: SearchIndex, query: QueryReader, most: number): ResultsData {
  const filter = query.get('filter') ?? '';
  const shown = items.filter((item) => showsIn(item, filter)).sort(compareBy('newest'));
  return {
    kind: 'results',
    items: shown.slice(0, most),
    total: shown.length,
    readAs: null,
    facets: countFacets(items, NO_FILTERS),
  };
}

const LISTS: Record<
  string,
  (index: SearchIndex, query: QueryReader, most: number) => HomeData | ResultsData
> = {
  '/': ({ items }) => homeData(items),
  '/search': searchData,
  '/properties': propertiesData,
};

/** Whether the screen at `path` is one of those of {@link listScreenData}. */
export const isListPath = (path: string) => Object.hasOwn(LISTS, path);

/**
 * What the screen at `path` (decoded, without a trailing slash) shows of the catalogue; null where that is no list.
 * `query` is the address's; of a result list, `most` homes are given.
 */
export function listScreenData(
  index: SearchIndex,
  path: string,
  query: QueryReader,
  most: number,
): HomeData | ResultsData | null {
  return isListPath(path) ? (LISTS[path]?.(index, query, most) ?? null) : null;
}

/** The listing's link in /property/{slug} or /{slug}; null in any other path. */
export function slugOf(path: string): string | null {
  return /^\/(?:property\/)?([^/]+)$/.exec(path)?.[1] ?? null;
}
