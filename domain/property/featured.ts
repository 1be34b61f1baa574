import type { FeaturedType } from '#domain/api/properties';
import { compareBy } from './filter.ts';
import type { PropertySummary } from './summary.ts';

/** Entries of a featured page (spec section 9). */
export const FEATURED_PAGE_SIZE = 3;

const BELONGS: Record<FeaturedType, (item: PropertySummary) => boolean> = {
  projects: (item) => item.propertyType === 'sale',
  sale: (item) => item.propertyType === 'sale',
  resale: (item) => item.propertyType === 'resale',
  rental: (item) => item.propertyType === 'rental',
  luxury: (item) => item.status === 'Luxury',
  'ready-to-move': (item) => item.status === 'Ready to Move',
  'new-launch': (item) => item.status === 'New Launch',
};

/** Listings of a featured section, in its order: those marked as featured first, then the newest. */
export function listFeatured(items: readonly PropertySummary[], type: FeaturedType): PropertySummary[] {
  const newest = compareBy('newest');
  return items
    .filter(BELONGS[type])
    .sort((a, b) => Number(b.featured ?? false) - Number(a.featured ?? false) || newest(a, b));
}
