import { expect, it } from 'vitest';
import type { ResultsData, ScreenData } from '#domain/page/page-data';
import type { PropertySummary } from '#domain/property/summary';
import { drawScreen, linksOf, wordsOf as words } from '../testing/draw-screen.tsx';
import { noResults } from './search-later.ts';
import { SearchScreen } from './search-screen.tsx';

// As on the server: a string cannot wait for the part.
await noResults.preload();

const home: PropertySummary = {
  id: 'a',
  slug: 'a',
  name: 'Savali Residency',
  location: 'Sector 36, Kamothe',
  city: 'Navi Mumbai',
  price: '₹98.50 Lakh',
  priceValue: 98_50_000,
  bedrooms: '2 BHK',
  area: '645 sq ft',
  status: 'Luxury',
  propertyType: 'sale',
  amenities: [],
  imageCount: 0,
  listedAt: 1,
  rev: 1,
};
const results: ResultsData = {
  kind: 'results',
  items: [home],
  total: 1,
  readAs: null,
  facets: {
    types: { sale: 1 },
    statuses: { Luxury: 1 },
    bedrooms: { '2 BHK': 1 },
    prices: { 'under-2cr': 1 },
  },
};

const draw = (url: string, screen: ScreenData) => drawScreen(url, screen, <SearchScreen />);

it('draws the results of an address, with what was searched for marked', () => {
  const html = draw('/search?q=kamothe&location=Kamothe&propertyType=projects&status=Luxury', results);
  expect(words(html)).toMatch(/\|Results for “kamothe” in Kamothe \|1\|/);
  expect(html).toMatch(/<mark[^>]*>Kamothe<\/mark>/);
  for (const label of ['Kamothe', 'New projects', 'Luxury'])
    expect(html).toContain(`aria-label="Remove ${label}"`);
});

it('is a plain form that carries everything in the address', () => {
  const html = draw('/search?q=kamothe&location=Panvel&status=Luxury', results);
  expect(html).toMatch(/<form[^>]*action="\/search"[^>]*method="get"/);
  expect(html).toContain('placeholder="Area, project or station"');
  expect(html).toMatch(/<input type="hidden" name="location" value="Panvel"/);
  const box = /<input[^>]*name="status"[^>]*value="Luxury"[^>]*>/.exec(html)?.[0] ?? '';
  expect(box).toContain('form="');
  expect(box).toContain('checked');
});

it('offers the choices of the spec, and takes them all off again', () => {
  const html = draw('/search?q=kamothe&status=Luxury&bedrooms=2+BHK&sort=newest', results);
  const groups = [...html.matchAll(/<fieldset[^>]*><legend>([^<]*)<\/legend>(.*?)<\/fieldset>/gs)];
  const choices = groups.map(([, title, inside = '']) => [
    title,
    ...[...inside.matchAll(/<span class="[^"]*label[^"]*">([^<]*)</g)].map(([, label]) => label),
  ]);
  expect(choices).toEqual([
    ['Type', 'All', 'New projects', 'Resale', 'Rent'],
    ['Status', 'New Launch', 'Ready to Move', 'Under Construction', 'Luxury'],
    ['Bedrooms', '1 BHK', '2 BHK', '3 BHK', '4+ BHK'],
    ['Price Range', 'Under ₹2 Cr', '₹2-5 Cr', '₹5-10 Cr', 'Above ₹10 Cr'],
  ]);
  const clear = linksOf(html).find(({ label }) => label === 'Clear All');
  expect(clear?.href).toBe('/search?q=kamothe&sort=newest');
});

it('calls everything All Properties', () => {
  expect(words(draw('/search', results))).toContain('|All Properties |1|');
});

it('says what a typo was read as', () => {
  const html = words(draw('/search?q=khandeshwr', { ...results, readAs: 'khandeshwar' }));
  expect(html).toContain('Showing results for |Khandeshwar|');
});

it('has the empty state of the spec', () => {
  const html = words(draw('/search?q=nowhere', { ...results, items: [], total: 0 }));
  expect(html).toContain('|No Properties Found|Try adjusting your search or filters|');
});

it('shows six skeleton cards while it does not know', () => {
  const html = draw('/search', { kind: 'shell' });
  const list = html.slice(html.indexOf('aria-label="Loading homes"'));
  expect(list.match(/aria-hidden="true"><span[^>]*><\/span><div/g)).toHaveLength(6);
});

it('counts nothing for a status that no home has, whatever word a link brings', () => {
  for (const word of ['constructor', '__proto__', 'toString']) {
    const html = draw(`/search?status=${word}`, { ...results, items: [], total: 0 });
    expect(words(html)).toContain(`|${word}|0|`);
  }
});
