import type { Facets } from '#domain/page/page-data';
import {
  bedroomFilters,
  FACETS,
  type Facet,
  isInLocation,
  type PropertyFilters,
  passesFacet,
  priceFilter,
} from './filter.ts';
import type { PropertySummary } from './summary.ts';

/**
 * How many of `items` (already narrowed by text) each choice of the filter panel would show: every facet is counted
 * with all the other facets applied, so that the number beside a choice is what tapping it gives.
 */
export function countFacets(items: readonly PropertySummary[], filters: PropertyFilters): Facets {
  const facets: Facets = { types: {}, statuses: {}, bedrooms: {}, prices: {} };
  const add = (counts: Record<string, number>, key: string) => {
    counts[key] = (counts[key] ?? 0) + 1;
  };
  for (const item of items) {
    if (!isInLocation(item, filters.location)) continue;
    const failed = FACETS.filter((facet) => !passesFacet(item, filters, facet));
    if (failed.length > 1) continue;
    const counts = (facet: Facet) => !failed.length || failed[0] === facet;
    if (counts('type')) add(facets.types, item.propertyType);
    if (counts('statuses')) add(facets.statuses, item.status);
    if (counts('bedrooms')) {
      for (const bedrooms of bedroomFilters(item.bedrooms)) add(facets.bedrooms, bedrooms);
    }
    if (counts('prices')) {
      const price = priceFilter(item.priceValue);
      if (price) add(facets.prices, price.slug);
    }
  }
  return facets;
}
