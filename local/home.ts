import type { FeaturedType, LocationCounts, PropertyListResponse } from '#domain/api/properties';
import { HOME_SECTIONS, type HomeData } from '#domain/page/page-data';
import { FEATURED_PAGE_SIZE, listFeatured } from '#domain/property/featured';
import { CITIES } from '#domain/property/kinds';
import type { PropertyType } from '#domain/property/property';
import type { PropertySummary } from '#domain/property/summary';
import { foldText } from '#domain/text/fold';
import { watchFromCatalogue } from './catalogue.ts';
import type { Catalogue } from './listings.ts';
import type { Watch } from './watch.ts';

/** The first `pages` pages of a featured list, in the server's order (domain/property/featured.ts). */
export function featuredOf(
  { items }: Pick<Catalogue, 'items'>,
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

/** A featured list up to and with its page number `pages`. */
export function watchFeatured(
  type: FeaturedType,
  pages: number,
): Watch<PropertyListResponse<PropertySummary> | undefined> {
  return watchFromCatalogue((catalogue) => featuredOf(catalogue, type, pages));
}

/** Everything that the home page draws from the catalogue, as the server's page data has it. */
export function watchHome(): Watch<HomeData | undefined> {
  return watchFromCatalogue((catalogue) => ({
    kind: 'home',
    featured: Object.fromEntries(
      HOME_SECTIONS.map((section) => [section, featuredOf(catalogue, section, 1)]),
    ) as HomeData['featured'],
    counts: countLocations(catalogue.items),
    totals: countTypes(catalogue.items),
  }));
}
