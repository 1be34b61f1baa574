import { expect, test } from 'vitest';
import { NO_FILTERS } from './filter.ts';
import { isOneSlipApart, nearestWord } from './nearest-word.ts';
import { createSearchIndex, findProperties, searchTerms, searchText } from './search.ts';
import type { PropertySummary } from './summary.ts';

const home = (id: string, fields: Partial<PropertySummary> = {}): PropertySummary => ({
  id,
  slug: id,
  name: id,
  location: 'Sector 18',
  city: 'Navi Mumbai',
  price: '',
  priceValue: 1,
  bedrooms: '2 BHK',
  area: '',
  status: '',
  propertyType: 'sale',
  amenities: ['Gym', 'Power backup'],
  imageCount: 0,
  listedAt: 0,
  rev: 1,
  ...fields,
});

const index = createSearchIndex([
  home('mahavir', { name: 'Mahavir Heights', location: 'Kamothe, Sector 18', developer: 'Sai Builders' }),
  home('lake', { name: 'Lakeview', location: 'Kharghar, Sector 35', listedAt: 5 }),
  home('niwas', { name: 'श्री साई निवास', location: 'कामोठे', city: 'पनवेल' }),
  home('souza', { name: "D'Souza Villa", location: 'Panvel', city: 'Panvel', bedrooms: '3 BHK' }),
  home('zoe', { name: 'Zoë Residency', location: 'Khandeshwar', city: 'Panvel', bedrooms: '1 RK' }),
  home('sai', { name: 'Sai Pride', location: 'Ulwe', bedrooms: '1, 2 & 2.5 BHK', listedAt: 9 }),
]);
const find = (text: string) => searchText(index, text).order.map((i) => index.items[i]?.id);

test.each([
  ['a beginning of a word, of a place before that of a station', 'kha', ['lake', 'zoe', 'sai']],
  ['no middle of a word', 'oth', []],
  ['the station that serves a place', 'Mansarovar', ['mahavir']],
  ['a station by its full name', 'mansarovar railway station', ['mahavir']],
  ['a station that is called like its place', 'Panvel station', ['souza', 'zoe']],
  ['several words in any order', 'sector 35 khar', ['lake']],
  ['accents left out', 'zoe', ['zoe']],
  ['accents put in', 'maháv', ['mahavir']],
  ['upper case', 'LAKEVIEW', ['lake']],
  ['a hyphen for a space', 'sector-35', ['lake']],
  ['an apostrophe of a phone', 'd’souza', ['souza']],
  ['Devanagari', 'साई', ['niwas']],
  ['a Devanagari beginning', 'कामो', ['niwas']],
  ['bedrooms without a space', '3bhk', ['souza']],
  ['bedrooms in two words', '1 rk', ['zoe']],
  ['one of several bedroom counts', '2bhk', ['sai', 'lake', 'mahavir', 'niwas']],
  ['a word that is nowhere', 'zzzzzz', []],
  ['words that are never together', 'kharghar 3 bhk', []],
])('finds by %s: %s', (_what, text, ids) => {
  expect(find(text)).toEqual(ids);
});

test.each([
  ['a letter missing', 'kharghr', 'kharghar'],
  ['a letter too many', 'panvell', 'panvel'],
  ['a letter wrong', 'ulve', 'ulwe'],
  ['two letters swapped', 'kamoteh', 'kamothe'],
  ['the first letter lost', 'amothe', 'kamothe'],
  ['a slip in a word that is still being typed', 'kargh', 'kharghar'],
])('reads %s as what was meant', (_what, typed, meant) => {
  expect(searchText(index, typed)).toMatchObject({ readAs: meant });
  expect(find(typed).length).toBeGreaterThan(0);
});

test('a word that exists is never read as another', () => {
  expect(searchText(index, 'sai').readAs).toBeNull();
  expect(searchText(index, 'villa').readAs).toBeNull();
});

test('a name weighs more than a builder, and equals stand newest first', () => {
  expect(find('sai')).toEqual(['sai', 'mahavir']);
  expect(find('gym')[0]).toBe('sai');
});

test('no text finds everything, and odd text breaks nothing', () => {
  expect(find('')).toHaveLength(6);
  expect(find('  ,, -- ')).toHaveLength(6);
  for (const odd of ['(', '\\', '*', '🏠']) expect(find(odd), odd).toHaveLength(6);
  for (const odd of ['[q-', '.'.repeat(200), 'x'.repeat(2000)]) expect(find(odd), odd).toEqual([]);
  expect(searchTerms('a b c d e f g h i j')).toHaveLength(8);
});

test('text, filters and order work together', () => {
  const ids = (filters: object) =>
    findProperties(index, { ...NO_FILTERS, ...filters }).items.map((item) => item.id);
  expect(ids({ text: 'panvel', bedrooms: ['3 BHK'] })).toEqual(['souza']);
  expect(ids({ text: 'sai', sort: 'newest' })).toEqual(['sai', 'mahavir']);
  expect(ids({}).slice(0, 2)).toEqual(['sai', 'lake']);
});

test('one slip is one slip', () => {
  expect(isOneSlipApart('abcd', 'abdc')).toBe(true);
  expect(isOneSlipApart('abcd', 'acbde')).toBe(false);
  expect(isOneSlipApart('abcd', 'badc')).toBe(false);
  expect(isOneSlipApart('abcd', 'abcd')).toBe(false);
  expect(nearestWord(['kamothe'], 'kam')).toBeNull();
  expect(nearestWord(['kamothe'], 'x'.repeat(2000))).toBeNull();
});

test('typing, taking back and correcting find what a first look finds', () => {
  const typed = createSearchIndex(index.items);
  const texts = ['sector 35 kharghr', 'sai pride', 'khandeshwr', 'panvel d'].flatMap((text) => [
    ...Array.from(text, (_, n) => text.slice(0, n + 1)),
    ...Array.from(text, (_, n) => text.slice(0, -n - 1)),
  ]);
  for (const text of texts)
    expect(searchText(typed, text), text).toEqual(searchText(createSearchIndex(index.items), text));
});
