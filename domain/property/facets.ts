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
import { addOne } from './tally.ts';

/**
 * How many of `items` (already narrowed by text) each choice of the filter panel would show: every facet is counted
 * with all the other facets applied, so that the number beside a choice is what tapping it gives.
 */
export function countFacets(items: readonly PropertySummary[], filters: PropertyFilters): Facets {
  const facets: Facets = { types: {}, statuses: {}, bedrooms: {}, prices: {} };
  for (const item of items) {
    if (!isInLocation(item, filters.location)) continue;
    const failed = FACETS.filter((facet) => !passesFacet(item, filters, facet));
    if (failed.length > 1) continue;
    const counts = (facet: Facet) => !failed.length || failed[0] === facet;
    if (counts('type')) addOne(facets.types, item.propertyType);
    if (counts('statuses')) addOne(facets.statuses, item.status);
    if (counts('bedrooms')) {
      for (const bedrooms of bedroomFilters(item.bedrooms)) addOne(facets.bedrooms, bedrooms);
    }
    if (counts('prices')) {
      const price = priceFilter(item.priceValue);
      if (price) addOne(facets.prices, price.slug);
    }
  }
  return facets;
}
