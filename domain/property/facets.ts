import type { Facets } from '#domain/page/page-data';
import { bedroomFilters, type PropertyFilters, passesFilters, priceFilter } from './filter.ts';
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
    if (passesFilters(item, filters, 'type')) add(facets.types, item.propertyType);
    if (passesFilters(item, filters, 'statuses')) add(facets.statuses, item.status);
    if (passesFilters(item, filters, 'bedrooms')) {
      for (const bedrooms of bedroomFilters(item.bedrooms)) add(facets.bedrooms, bedrooms);
    }
    if (passesFilters(item, filters, 'prices')) {
      const price = priceFilter(item.priceValue);
      if (price) add(facets.prices, price.slug);
    }
  }
  return facets;
}
