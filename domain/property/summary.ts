import * as v from 'valibot';
import { PROPERTY_TYPES } from './kinds.ts';

/**
 * What cards, search and filters need of a listing, and nothing else: 10,000 of these are kept on every
 * phone, so each byte counts (design.md section 3). Absent fields are left out, never null.
 */
export const PropertySummarySchema = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  location: v.string(),
  city: v.string(),
  developer: v.optional(v.string()),
  price: v.string(),
  priceValue: v.number(),
  bedrooms: v.string(),
  area: v.string(),
  status: v.string(),
  propertyType: v.picklist(PROPERTY_TYPES),
  possession: v.optional(v.string()),
  furnishing: v.optional(v.string()),
  verified: v.optional(v.boolean()),
  featured: v.optional(v.boolean()),
  /** governmentChargesIncluded */
  allInclusive: v.optional(v.boolean()),
  amenities: v.array(v.string()),
  /** First picture: served path, its 18-digit blur (picture.ts) and words for those who cannot see it. */
  image: v.optional(v.string()),
  blur: v.optional(v.string()),
  imageAlt: v.optional(v.string()),
  /** Its pixels across, where it is narrower than the widest step of picture.ts. */
  imageWidth: v.optional(v.number()),
  /** Exterior and interior pictures together. */
  imageCount: v.number(),
  /** Served path of the brochure document, when there is one. */
  brochure: v.optional(v.string()),
  /** When first listed, in seconds since 1970. */
  listedAt: v.number(),
  rev: v.number(),
});
export type PropertySummary = v.InferOutput<typeof PropertySummarySchema>;
