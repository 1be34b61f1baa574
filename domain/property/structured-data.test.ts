import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { type Property, PropertySchema } from './property.ts';
import { availability, toListingStructuredData } from './structured-data.ts';

const property = (fields: Partial<Property> = {}): Property => ({
  ...parse(PropertySchema, {
    id: 'a',
    name: 'Sai Heights',
    location: 'Kamothe, Sector 18',
    city: 'Navi Mumbai',
    price: '₹85 L',
    priceValue: 85_00_000,
    area: '1,140 sq ft',
    bedrooms: '2 BHK',
    status: 'Ready to Move',
    propertyType: 'resale',
    images: ['/media/a.webp'],
    description: 'x'.repeat(600),
    slug: 'sai-heights',
    pictures: {},
    listedAt: Date.UTC(2026, 0, 2),
    updatedAt: 0,
    rev: 1,
  }),
  ...fields,
});

test('in stock only when ready to move (C20)', () => {
  expect(availability('Ready to Move')).toBe('https://schema.org/InStock');
  for (const status of ['New Launch', 'Under Construction', 'Luxury', 'Sold out', '', 'Ready'])
    expect(availability(status), status).toBe('https://schema.org/PreOrder');
});

test('a listing for search engines: rupees, absolute addresses, its area (C20)', () => {
  const data = toListingStructuredData(property(), 'https://angan.example');
  expect(data).toMatchObject({
    url: 'https://angan.example/property/sai-heights',
    image: ['https://angan.example/media/a.webp'],
    datePosted: '2026-01-02T00:00:00.000Z',
    about: { floorSize: { value: 1140, unitCode: 'FTK' }, address: { addressLocality: 'Navi Mumbai' } },
    offers: { price: 85_00_000, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
  });
  expect(data.description).toHaveLength(500);
});

test('a rent is by the month, and a price on request is no price', () => {
  const rent = toListingStructuredData(property({ propertyType: 'rental', priceValue: 34_000 }), '').offers;
  expect(rent).toMatchObject({
    price: 34_000,
    priceCurrency: 'INR',
    priceSpecification: { '@type': 'UnitPriceSpecification', price: 34_000, unitCode: 'MON' },
  });
  const asked = toListingStructuredData(property({ price: 'On request', priceValue: 0 }), '').offers;
  expect(asked).not.toHaveProperty('price');
  expect(asked).toMatchObject({ priceCurrency: 'INR' });
});

test('nothing is empty: no photo, no words, no bedrooms', () => {
  const gone = { width: 1, height: 1, blur: '', alt: '', missing: true };
  const bare = property({
    ...{ images: ['/media/gone.webp'], description: '', bedrooms: '' },
    pictures: { '/media/gone.webp': gone },
  });
  const data = toListingStructuredData(bare, 'https://angan.example');
  expect(data.image).toEqual(['https://angan.example/share/sai-heights-1.jpg']);
  expect(data.description).toBe('Kamothe, Sector 18, Navi Mumbai, ₹85 L');
  expect(data.about).toMatchObject({ '@type': 'Place' });
  expect(data.about).not.toHaveProperty('floorSize');
});

test('a project has no single area, a rental is leased, an own canonical address wins', () => {
  const project = toListingStructuredData(property({ propertyType: 'sale' }), '');
  expect(project.about).not.toHaveProperty('floorSize');
  const rental = toListingStructuredData(property({ propertyType: 'rental' }), '');
  expect(rental.offers).toMatchObject({ businessFunction: expect.stringContaining('LeaseOut') });
  const own = toListingStructuredData(property({ canonicalUrl: 'https://other.example/x' }), '');
  expect(own.url).toBe('https://other.example/x');
});
