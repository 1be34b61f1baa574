import { descriptionText } from './description-text.ts';
import { areaValue } from './filter.ts';
import type { Property } from './property.ts';
import { propertyPath } from './slug.ts';

/** InStock only for Ready to Move; every other status PreOrder (C20). */
export function availability(status: string): 'https://schema.org/InStock' | 'https://schema.org/PreOrder' {
  return status.trim().toLowerCase() === 'ready to move'
    ? 'https://schema.org/InStock'
    : 'https://schema.org/PreOrder';
}

/** schema.org description of a listing; `origin` is the site's address without a trailing slash. */
export function toListingStructuredData(property: Property, origin: string): Record<string, unknown> {
  const url = property.canonicalUrl ?? `${origin}${propertyPath(property.slug)}`;
  const area = areaValue(property.area);
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: property.name,
    description: property.metaDescription ?? descriptionText(property.description).slice(0, 500),
    datePosted: new Date(property.listedAt).toISOString(),
    image: property.images.map((path) => (path.startsWith('/') ? `${origin}${path}` : path)),
    about: {
      '@type': property.propertyType === 'sale' ? 'ApartmentComplex' : 'Apartment',
      name: property.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: property.location,
        addressLocality: property.city,
        addressRegion: 'Maharashtra',
        addressCountry: 'IN',
      },
      ...(area && property.propertyType !== 'sale'
        ? { floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'FTK' } }
        : {}),
    },
    offers: {
      '@type': 'Offer',
      price: property.priceValue,
      priceCurrency: 'INR',
      availability: availability(property.status),
      businessFunction:
        property.propertyType === 'rental'
          ? 'http://purl.org/goodrelations/v1#LeaseOut'
          : 'http://purl.org/goodrelations/v1#Sell',
      url,
    },
  };
}
