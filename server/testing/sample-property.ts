import type { Property } from '#domain/property/property';
import { toLinkSlug } from '#domain/property/slug';

/** An invented listing that passes the schema; `overrides` replace fields, and the link follows name and place. */
export function sampleProperty(overrides: Partial<Property> = {}): Omit<Property, 'rev'> {
  const id = overrides.id ?? 'sample-1';
  const name = overrides.name ?? `Sample Heights ${id}`;
  const location = overrides.location ?? 'Kamothe, Sector 18';
  return {
    id,
    name,
    location,
    city: 'Navi Mumbai',
    price: '₹85 L onwards',
    priceValue: 8_500_000,
    bedrooms: '2 BHK',
    area: '650 sq ft',
    status: 'Ready to Move',
    propertyType: 'sale',
    possession: 'Ready',
    verified: true,
    featured: false,
    images: [],
    interiorImages: [],
    videoGallery: [],
    description: 'An invented home for tests, with morning light and a balcony over the courtyard.',
    amenities: ['Gym', 'Jogging track'],
    governmentChargesIncluded: false,
    developer: 'Sample Builders',
    floorPlans: [],
    documents: [],
    nearbyPlaces: [],
    faqs: [],
    specifications: { floors: '14' },
    slug: overrides.seoSlug ?? toLinkSlug(name, location),
    pictures: {},
    listedAt: Date.UTC(2026, 0, 1),
    updatedAt: Date.UTC(2026, 0, 1),
    ...overrides,
  };
}
