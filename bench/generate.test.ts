import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PropertyInputSchema } from '#domain/property/property';
import { generateListings } from './generate.ts';

test('generated listings are valid, different, and the same for the same seed', () => {
  const listings = generateListings(2000, 7);
  for (const listing of listings) expect(v.is(PropertyInputSchema, listing)).toBe(true);
  expect(new Set(listings.map((listing) => listing.slug)).size).toBe(2000);
  expect(new Set(listings.map((listing) => listing.city)).size).toBe(4);
  expect(generateListings(2000, 7)).toEqual(listings);
  expect(generateListings(5, 8)).not.toEqual(generateListings(5, 7));
});
