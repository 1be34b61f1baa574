import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { PropertySchema } from './property.ts';
import { PropertySummarySchema } from './summary.ts';
import { toSummary } from './to-summary.ts';

const property = parse(PropertySchema, {
  id: 7,
  name: 'A',
  location: 'B',
  city: 'C',
  price: 100,
  priceValue: 100,
  status: 'Luxury',
  propertyType: 'projects',
  possession: null,
  images: ['/media/gone.webp', '/media/a.webp'],
  interiorImages: ['/media/b.webp'],
  documents: [
    { name: 'Price sheet', type: 'pdf', url: '/documents/p.pdf' },
    { name: 'Project Brochure', type: 'pdf', url: '/documents/b.pdf' },
  ],
  specifications: { furnishing: 'Semi-furnished' },
  slug: 'a-b',
  pictures: {
    '/media/gone.webp': { width: 1, height: 1, missing: true },
    '/media/a.webp': { width: 4, height: 3, blur: 'f'.repeat(18), alt: 'The gate' },
  },
  listedAt: 1_700_000_000_999,
  updatedAt: 0,
  rev: 3,
});

test('a summary holds what cards need, and nothing that is absent', () => {
  const summary = toSummary(property);
  expect(summary).toEqual({
    id: '7',
    slug: 'a-b',
    name: 'A',
    location: 'B',
    city: 'C',
    price: '100',
    priceValue: 100,
    bedrooms: '',
    area: '',
    status: 'Luxury',
    propertyType: 'sale',
    amenities: [],
    image: '/media/a.webp',
    blur: 'f'.repeat(18),
    imageAlt: 'The gate',
    imageWidth: 4,
    imageCount: 3,
    furnishing: 'Semi-furnished',
    brochure: '/documents/b.pdf',
    listedAt: 1_700_000_000,
    rev: 3,
  });
  expect(parse(PropertySummarySchema, summary)).toEqual(summary);
});
