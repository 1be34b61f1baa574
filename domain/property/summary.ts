import * as v from 'valibot';
import { PROPERTY_TYPES } from './kinds.ts';
import type { Property } from './property.ts';

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
  /** Exterior and interior pictures together. */
  imageCount: v.number(),
  /** Served path of the brochure document, when there is one. */
  brochure: v.optional(v.string()),
  /** When first listed, in seconds since 1970. */
  listedAt: v.number(),
  rev: v.number(),
});
export type PropertySummary = v.InferOutput<typeof PropertySummarySchema>;

/** The brochure among a listing's documents, if any. */
export function findBrochure(property: Pick<Property, 'documents'>) {
  return property.documents.find((d) => /brochure/i.test(`${d.type} ${d.name}`)) ?? null;
}

/** The summary of a listing; absent optional fields are left out so that they cost no bytes. */
export function toSummary(property: Property): PropertySummary {
  const all = [...property.images, ...property.interiorImages];
  const image = all.find((path) => !property.pictures[path]?.missing);
  const picture = image ? property.pictures[image] : undefined;
  const summary: PropertySummary = {
    id: property.id,
    slug: property.slug,
    name: property.name,
    location: property.location,
    city: property.city,
    price: property.price,
    priceValue: property.priceValue,
    bedrooms: property.bedrooms,
    area: property.area,
    status: property.status,
    propertyType: property.propertyType,
    amenities: property.amenities,
    imageCount: all.length,
    listedAt: Math.floor(property.listedAt / 1000),
    rev: property.rev,
  };
  if (property.developer) summary.developer = property.developer;
  if (property.possession) summary.possession = property.possession;
  if (property.specifications.furnishing) summary.furnishing = property.specifications.furnishing;
  if (property.verified) summary.verified = true;
  if (property.featured) summary.featured = true;
  if (property.governmentChargesIncluded) summary.allInclusive = true;
  if (image) summary.image = image;
  if (picture?.blur) summary.blur = picture.blur;
  if (picture?.alt) summary.imageAlt = picture.alt;
  const brochure = findBrochure(property);
  if (brochure) summary.brochure = brochure.url;
  return summary;
}
