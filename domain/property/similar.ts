import type { PropertySummary } from './summary.ts';

/** Homes shown at the end of a detail page. */
export const SIMILAR_COUNT = 3;

/** Homes of the same kind in the same city, nearest in price first. */
export function similarTo(
  property: Pick<PropertySummary, 'id' | 'city' | 'propertyType' | 'priceValue'>,
  items: readonly PropertySummary[],
): PropertySummary[] {
  const distance = (item: PropertySummary) => Math.abs(item.priceValue - property.priceValue);
  return items
    .filter(
      (item) =>
        item.id !== property.id && item.city === property.city && item.propertyType === property.propertyType,
    )
    .sort((a, b) => distance(a) - distance(b) || (a.id < b.id ? -1 : 1))
    .slice(0, SIMILAR_COUNT);
}
