import { expect, test } from 'vitest';
import {
  areaValue,
  bedroomFilters,
  compareBy,
  filterPairs,
  fromTypeParam,
  isInLocation,
  NO_FILTERS,
  type PropertyFilters,
  parseFilters,
  passesFilters,
  priceFilter,
  toTypeParam,
} from './filter.ts';
import type { PropertySummary } from './summary.ts';

const CRORE = 1_00_00_000;
const home = (fields: Partial<PropertySummary>): PropertySummary => ({
  id: 'a',
  slug: 'a',
  name: 'A',
  location: 'Kamothe, Sector 18',
  city: 'Navi Mumbai',
  price: '',
  priceValue: CRORE,
  bedrooms: '2 BHK',
  area: '650 sq ft',
  status: 'Ready to Move',
  propertyType: 'sale',
  amenities: [],
  imageCount: 0,
  listedAt: 0,
  rev: 1,
  ...fields,
});

test.each([
  [1, 'under-2cr'],
  [2 * CRORE - 1, 'under-2cr'],
  [2 * CRORE, '2-5cr'],
  [5 * CRORE - 1, '2-5cr'],
  [5 * CRORE, '5-10cr'],
  [10 * CRORE - 1, '5-10cr'],
  [10 * CRORE, 'above-10cr'],
  [500 * CRORE, 'above-10cr'],
])('₹%d is in %s: ranges are half-open (C24)', (price, slug) => {
  expect(priceFilter(price)?.slug).toBe(slug);
});

test('price on request is in no range', () => {
  expect([0, -1, Number.NaN].map(priceFilter)).toEqual([null, null, null]);
});

test.each([
  ['4 BHK', ['4+ BHK']],
  ['5 BHK', ['4+ BHK']],
  ['4.5 BHK', ['4+ BHK']],
  ['2.5 BHK', ['2 BHK']],
  ['1 BHK', ['1 BHK']],
  ['1, 2 & 3 BHK', ['1 BHK', '2 BHK', '3 BHK']],
  ['3bhk', ['3 BHK']],
  ['1 RK', []],
  ['Duplex', []],
  ['', []],
])('"%s" belongs to %j (C25)', (bedrooms, filters) => {
  expect(bedroomFilters(bedrooms)).toEqual(filters);
});

test('a listing without a bedroom count stays visible without that filter (C25)', () => {
  const duplex = home({ bedrooms: 'Duplex' });
  expect(passesFilters(duplex, NO_FILTERS)).toBe(true);
  expect(passesFilters(duplex, { ...NO_FILTERS, bedrooms: ['1 BHK', '2 BHK', '3 BHK', '4+ BHK'] })).toBe(
    false,
  );
});

test('a counted city means itself, so that a tile and its list agree; other names are looked for in the place', () => {
  const navi = { city: 'Navi Mumbai', location: 'New Panvel, near Mumbai highway' };
  expect(isInLocation(navi, 'Navi Mumbai')).toBe(true);
  expect(isInLocation(navi, 'navi mumbai ')).toBe(true);
  expect(isInLocation(navi, 'Mumbai')).toBe(false);
  expect(isInLocation(navi, 'Panvel')).toBe(false);
  expect(isInLocation(navi, 'new panvel')).toBe(true);
  expect(isInLocation({ city: 'Kalyan', location: 'x' }, 'kalyan')).toBe(true);
  expect(isInLocation(navi, '')).toBe(true);
});

test('every filter narrows', () => {
  const item = home({});
  const cases: [Partial<PropertyFilters>, Partial<PropertyFilters>][] = [
    [{ type: 'sale' }, { type: 'rental' }],
    [{ statuses: ['Luxury', 'Ready to Move'] }, { statuses: ['Luxury'] }],
    [{ bedrooms: ['2 BHK'] }, { bedrooms: ['3 BHK'] }],
    [{ prices: ['under-2cr'] }, { prices: ['2-5cr', 'above-10cr'] }],
    [{ location: 'Kamothe' }, { location: 'Thane' }],
  ];
  for (const [kept, dropped] of cases) {
    expect(passesFilters(item, { ...NO_FILTERS, ...kept }), JSON.stringify(kept)).toBe(true);
    expect(passesFilters(item, { ...NO_FILTERS, ...dropped }), JSON.stringify(dropped)).toBe(false);
  }
  expect(passesFilters(home({ priceValue: 0 }), { ...NO_FILTERS, prices: ['under-2cr'] })).toBe(false);
});

test('a link and its filters are each other’s reverse; defaults and unknown words cost nothing', () => {
  const filters: PropertyFilters = {
    text: 'lake view',
    location: 'Panvel',
    type: 'sale',
    statuses: ['Luxury', 'Sold out'],
    bedrooms: ['1 BHK', '4+ BHK'],
    prices: ['2-5cr'],
    sort: 'price-down',
  };
  const link = new URLSearchParams(filterPairs(filters));
  expect(link.get('propertyType')).toBe('projects');
  expect(parseFilters(new URLSearchParams(link.toString()))).toEqual(filters);
  expect(filterPairs(NO_FILTERS)).toEqual([]);
  expect(parseFilters(new URLSearchParams('propertyType=castle&bedrooms=9&price=free&sort=up'))).toEqual(
    NO_FILTERS,
  );
  expect(parseFilters(new URLSearchParams('search=old+link')).text).toBe('old link');
  expect(parseFilters(new URLSearchParams({ q: 'x'.repeat(999) })).text).toHaveLength(200);
});

test('projects and sale are one type', () => {
  expect([fromTypeParam('projects'), fromTypeParam('sale'), fromTypeParam('x'), fromTypeParam(null)]).toEqual(
    ['sale', 'sale', null, null],
  );
  expect((['sale', 'resale', 'rental'] as const).map(toTypeParam)).toEqual(['projects', 'resale', 'rental']);
});

test('orders put "on request" last both ways', () => {
  const items = [
    home({ id: 'request', priceValue: 0, area: 'on request' }),
    home({ id: 'dear', priceValue: 9, area: '1,140 sq ft', listedAt: 3 }),
    home({ id: 'cheap', priceValue: 1, area: '380.5 sq ft', listedAt: 7 }),
  ];
  const order = (sort: Parameters<typeof compareBy>[0]) => [...items].sort(compareBy(sort)).map((p) => p.id);
  expect(order('price-up')).toEqual(['cheap', 'dear', 'request']);
  expect(order('price-down')).toEqual(['dear', 'cheap', 'request']);
  expect(order('area')).toEqual(['dear', 'cheap', 'request']);
  expect(order('newest')).toEqual(['cheap', 'dear', 'request']);
  expect([areaValue('1,140 sq ft'), areaValue('12,34,567'), areaValue('')]).toEqual([1140, 1234567, null]);
});
