import type { PropertySummary } from './summary.ts';

/** What a shop or an office is called, by itself or after the building that it is in. */
const COMMERCIAL =
  /\b(?:shops?|offices?|showrooms?|godowns?|warehouses?|gala|commercial|arcade|business|mall)\b/i;

/**
 * Whether a listing is a shop, an office or the like. Listings have no field for it (spec section 3): one that counts no
 * bedrooms says it in their place, or else in its name.
 */
export function isCommercial({ bedrooms, name }: Pick<PropertySummary, 'bedrooms' | 'name'>): boolean {
  return !/\d/.test(bedrooms) && COMMERCIAL.test(bedrooms.trim() || name);
}
