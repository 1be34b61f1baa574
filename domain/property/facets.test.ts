import { expect, test } from 'vitest';
import { countFacets } from './facets.ts';
import { BEDROOM_FILTERS, NO_FILTERS, PRICE_FILTERS, passesFilters } from './filter.ts';
import { PROPERTY_TYPES, STATUSES } from './kinds.ts';
import type { PropertySummary } from './summary.ts';

const pick = <T>(list: readonly T[], n: number) => list[n % list.length] as T;
const homes = Array.from(
  { length: 120 },
  (_, n): PropertySummary => ({
    id: `${n}`,
    slug: `${n}`,
    name: `Home ${n}`,
    location: pick(['Kamothe', 'Ulwe', 'Sector 5, Kamothe'], n),
    city: 'Navi Mumbai',
    price: '',
    priceValue: pick([0, 1, 3, 7, 20], n) * 1_00_00_000,
    bedrooms: pick(['1 BHK', '2 & 3 BHK', '4.5 BHK', '1 RK'], n),
    area: '',
    status: pick(STATUSES, n),
    propertyType: pick(PROPERTY_TYPES, n >> 2),
    amenities: [],
    imageCount: 0,
    listedAt: n,
    rev: n,
  }),
);

test('the number beside a choice is what tapping it gives', () => {
  const filters = {
    ...NO_FILTERS,
    location: 'kamothe',
    type: 'sale' as const,
    statuses: [pick(STATUSES, 0), pick(STATUSES, 1)],
    prices: ['under-2cr' as const, '5-10cr' as const, '2-5cr' as const],
  };
  const facets = countFacets(homes, filters);
  const listed = (chosen: Partial<typeof NO_FILTERS>) =>
    homes.filter((home) => passesFilters(home, { ...filters, ...chosen })).length;
  expect(listed({})).toBeGreaterThan(0);
  for (const type of PROPERTY_TYPES) expect(facets.types[type] ?? 0, type).toBe(listed({ type }));
  for (const status of STATUSES)
    expect(facets.statuses[status] ?? 0, status).toBe(listed({ statuses: [status] }));
  for (const rooms of BEDROOM_FILTERS)
    expect(facets.bedrooms[rooms] ?? 0, rooms).toBe(listed({ bedrooms: [rooms] }));
  for (const { slug } of PRICE_FILTERS)
    expect(facets.prices[slug] ?? 0, slug).toBe(listed({ prices: [slug] }));
});

test('a status named like a part of every object is counted like any other', () => {
  const named = homes.slice(0, 3).map((home) => ({ ...home, status: 'constructor' }));
  expect(countFacets(named, NO_FILTERS).statuses).toEqual({ constructor: 3 });
});
