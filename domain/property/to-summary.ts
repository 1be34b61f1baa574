import { PICTURE_WIDTHS } from './picture.ts';
import type { Property } from './property.ts';
import type { PropertySummary } from './summary.ts';

/* Apart from the schema, so that a page that only shows a listing brings no schema library along. */

/** The brochure among a listing's documents, if any. */
export function findBrochure(property: Pick<Property, 'documents'>) {
  return property.documents.find((d) => /brochure/i.test(`${d.type} ${d.name}`)) ?? null;
}

const WIDEST = Math.max(...PICTURE_WIDTHS);

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
  if (picture?.width && picture.width < WIDEST) summary.imageWidth = picture.width;
  if (picture?.blur) summary.blur = picture.blur;
  if (picture?.alt) summary.imageAlt = picture.alt;
  const brochure = findBrochure(property);
  if (brochure) summary.brochure = brochure.url;
  return summary;
}
