import { cutText } from '#domain/text/well-formed';
import { descriptionText } from './description-text.ts';
import { areaValue } from './filter.ts';
import { priceAlone } from './price.ts';
import type { Property } from './property.ts';
import { sharePicturePath } from './share-picture.ts';
import { propertyPath } from './slug.ts';

/** InStock only for Ready to Move; every other status PreOrder (C20). */
export function availability(status: string): 'https://schema.org/InStock' | 'https://schema.org/PreOrder' {
  return status.trim().toLowerCase() === 'ready to move'
    ? 'https://schema.org/InStock'
    : 'https://schema.org/PreOrder';
}

/** What is offered: a project, a flat, or (nothing is said of bedrooms) a shop or an office. */
function placeType({ propertyType, bedrooms }: Property): string {
  if (!bedrooms) return 'Place';
  return propertyType === 'sale' ? 'ApartmentComplex' : 'Apartment';
}

/** The amount of an offer; nothing for a price on request. */
function amount({ priceValue, propertyType }: Property): Record<string, unknown> {
  if (!(priceValue > 0)) return { priceCurrency: 'INR' };
  const price = { price: priceValue, priceCurrency: 'INR' };
  if (propertyType !== 'rental') return price;
  const monthly = { '@type': 'UnitPriceSpecification', ...price, unitCode: 'MON', unitText: 'month' };
  return { ...price, priceSpecification: monthly };
}

/** schema.org description of a listing; `origin` is the site's address without a trailing slash. */
export function toListingStructuredData(property: Property, origin: string): Record<string, unknown> {
  const url = property.canonicalUrl ?? `${origin}${propertyPath(property.slug)}`;
  const area = areaValue(property.area);
  const type = placeType(property);
  const photos = property.images.filter((path) => !property.pictures[path]?.missing);
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: property.name,
    description:
      property.metaDescription ||
      cutText(descriptionText(property.description), 500) ||
      [property.bedrooms, property.location, property.city, priceAlone(property)].filter(Boolean).join(', '),
    datePosted: new Date(property.listedAt).toISOString(),
    image: (photos.length ? photos : [sharePicturePath(property)]).map((path) =>
      path.startsWith('/') ? `${origin}${path}` : path,
    ),
    about: {
      '@type': type,
      name: property.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: property.location,
        addressLocality: property.city,
        addressRegion: 'Maharashtra',
        addressCountry: 'IN',
      },
      ...(area && type !== 'ApartmentComplex' && type !== 'Place'
        ? { floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'FTK' } }
        : {}),
    },
    offers: {
      '@type': 'Offer',
      ...amount(property),
      availability: availability(property.status),
      businessFunction:
        property.propertyType === 'rental'
          ? 'http://purl.org/goodrelations/v1#LeaseOut'
          : 'http://purl.org/goodrelations/v1#Sell',
      url,
    },
  };
}
