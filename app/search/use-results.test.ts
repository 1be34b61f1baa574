import { expect, it } from 'vitest';
import { NO_FILTERS } from '#domain/property/filter';
import { createSearchIndex } from '#domain/property/search';
import type { PropertySummary } from '#domain/property/summary';
import { findRelief } from './find-relief.ts';
import { computeResults, type Standing, standingOf } from './use-results.ts';

const home = (id: string, more: Partial<PropertySummary> = {}): PropertySummary => ({
  id,
  slug: id,
  name: `Home ${id}`,
  location: 'Kamothe',
  city: 'Navi Mumbai',
  price: '₹50 Lakh',
  priceValue: 50_00_000,
  bedrooms: '1 BHK',
  area: '400 sq ft',
  status: 'Ready to Move',
  propertyType: 'resale',
  amenities: [],
  imageCount: 0,
  listedAt: 1,
  rev: 1,
  ...more,
});

const index = createSearchIndex([
  home('a'),
  home('b', { bedrooms: '2 BHK', priceValue: 3_00_00_000, listedAt: 2 }),
  home('c', { bedrooms: '2 BHK', status: 'Luxury', location: 'Khandeshwar', listedAt: 3 }),
]);

it('finds, orders and counts', () => {
  const results = computeResults(index, { ...NO_FILTERS, bedrooms: ['2 BHK'] });
  expect(results.items.map((i) => i.id)).toEqual(['c', 'b']);
  expect(results.total).toBe(2);
  expect(results.facets.bedrooms).toEqual({ '1 BHK': 1, '2 BHK': 2 });
  expect(results.facets.statuses).toEqual({ Luxury: 1, 'Ready to Move': 1 });
});

it('narrows the counts by the text, and tells what a typo was read as', () => {
  const results = computeResults(index, { ...NO_FILTERS, text: 'khandeshwr' });
  expect(results.readAs).toBe('khandeshwar');
  expect(results.facets.statuses).toEqual({ Luxury: 1 });
});

it('finds the filter that is in the way', () => {
  const filters = { ...NO_FILTERS, text: 'kamothe', statuses: ['Luxury'], bedrooms: ['2 BHK' as const] };
  expect(computeResults(index, filters).total).toBe(0);
  expect(findRelief(index, filters)).toMatchObject({ label: 'Luxury', count: 1 });
});

it('names no filter when none would help', () => {
  expect(findRelief(index, { ...NO_FILTERS, text: 'nowhere', statuses: ['Luxury'] })).toBeNull();
});

const listOf = (total: number) => ({ items: [], total, readAs: null, facets: {} as never });
it.each<[string, number | null, Partial<Parameters<typeof standingOf>[1]>, Standing]>([
  ['the whole catalogue', 12, {}, 'whole'],
  ['the whole catalogue has none', 0, {}, 'whole'],
  ['a part, more on the way', 12, { partial: true, server: 'asking' }, 'part'],
  ['a part, the server has answered this search', 12, { partial: true, server: 'answered' }, 'part'],
  ['a part, the server is silent', 12, { partial: true, server: 'failed' }, 'stuck'],
  [
    'a part, and the copy stopped growing',
    12,
    { partial: true, server: 'answered', pullFailed: true },
    'stuck',
  ],
  ['none in a part, the server still asked', 0, { partial: true, server: 'asking' }, 'waiting'],
  ['none in a part, none on the server', 0, { partial: true, server: 'answered' }, 'whole'],
  [
    'none in a part after filters of this phone',
    0,
    { partial: true, server: 'answered', narrowed: true },
    'waiting',
  ],
  ['none in a part, the server is silent', 0, { partial: true, server: 'failed' }, 'failed'],
  ['nothing known, asking again after a failure', null, { server: 'asking', pullFailed: true }, 'waiting'],
  ['nothing known, the server is silent', null, { server: 'failed' }, 'failed'],
])('%s: %s found', (_name, total, state, standing) => {
  const known = { partial: false, server: 'idle' as const, pullFailed: false, narrowed: false, ...state };
  expect(standingOf(total === null ? undefined : listOf(total), known)).toBe(standing);
});
