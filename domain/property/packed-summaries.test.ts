import { expect, test } from 'vitest';
import { packSummaries, unpackSummaries } from './packed-summaries.ts';
import type { PropertySummary } from './summary.ts';

const base: PropertySummary = {
  id: 'a',
  slug: 'sea-view-worli',
  name: 'Sea View',
  location: 'Worli',
  city: 'Mumbai',
  price: '₹1 Cr',
  priceValue: 1_00_00_000,
  bedrooms: '2 BHK',
  area: '600 sq ft',
  status: 'Luxury',
  propertyType: 'sale',
  amenities: ['Gym', 'Pool'],
  imageCount: 2,
  listedAt: 1_700_000_000,
  rev: 7,
};
const own: PropertySummary = {
  ...base,
  id: 'b',
  slug: 'a-link-of-its-own',
  amenities: [],
  developer: 'Sample Builders',
  verified: true,
  image: '/media/x.webp',
  listedAt: 1_600_000_000,
  rev: 9,
};

test('what is packed comes out the same, through JSON', () => {
  const items = [base, own, { ...base, id: 'c', amenities: ['Pool', 'Lift'], rev: 12 }];
  expect(unpackSummaries(JSON.parse(JSON.stringify(packSummaries(items))))).toEqual(items);
});

test('a link that follows from name and place does not travel', () => {
  expect(JSON.stringify(packSummaries([base]))).not.toContain('sea-view-worli');
  expect(JSON.stringify(packSummaries([own]))).toContain('a-link-of-its-own');
});

test('nothing is a page too', () => {
  expect(unpackSummaries(packSummaries([]))).toEqual([]);
});

test.each([
  [null],
  [{}],
  [{ count: 2, columns: { id: { plain: ['a'] } } }],
  [{ count: 'x', columns: {} }],
  [{ count: 1e9, columns: {} }],
  ['text'],
])('%j is refused', (packed) => {
  expect(() => unpackSummaries(packed)).toThrow(TypeError);
});
