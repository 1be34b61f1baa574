import { expect, it } from 'vitest';
import { HOME_SECTIONS, type HomeData } from '#domain/page/page-data';
import type { PropertySummary } from '#domain/property/summary';
import { drawScreen, linksOf, wordsOf } from '../testing/draw-screen.tsx';
import { HomeScreen } from './home-screen.tsx';

const home = (n: number) =>
  ({
    id: `p${n}`,
    slug: `home-${n}`,
    name: `Home ${n}`,
    location: 'Kamothe',
    city: 'Panvel',
    price: '₹50 Lakh',
    priceValue: 50_00_000,
    bedrooms: '1 BHK',
    area: '400 sq ft',
    status: 'Luxury',
    propertyType: 'sale',
    amenities: [],
    imageCount: 0,
    listedAt: n,
    rev: n,
  }) satisfies PropertySummary;

/** The home page with as many listings in each featured list as `totals` says. */
function draw(totals: Partial<Record<(typeof HOME_SECTIONS)[number], number>>) {
  const list = (total: number): HomeData['featured']['projects'] => ({
    properties: Array.from({ length: Math.min(total, 3) }, (_, n) => home(n)),
    pagination: { total, page: 1, limit: 3, hasNext: total > 3 },
  });
  return drawScreen(
    '/',
    {
      kind: 'home',
      featured: Object.fromEntries(
        HOME_SECTIONS.map((type) => [type, list(totals[type] ?? 0)]),
      ) as HomeData['featured'],
      counts: { Mumbai: 7, 'Navi Mumbai': 1, Panvel: 0, Thane: 12 },
      totals: { sale: 4, resale: 2, rental: 0 },
    },
    <HomeScreen />,
  );
}

it('claims in its banner what the agency stands for', () => {
  const words = wordsOf(draw({})).split('Popular Locations')[0];
  for (const claim of ['RERA registered experts', 'Zero brokerage*', '100% verified', 'Expert guidance'])
    expect(words).toContain(`|${claim}|`);
  expect(words).toContain('*On new projects.');
});

it('has each featured list under its title, with a few words and a link to all of it', () => {
  const html = draw({ projects: 4, resale: 2, rental: 1, luxury: 1 });
  const words = wordsOf(html);
  const links = linksOf(html);
  for (const [title, description, all, href] of [
    ['Featured Projects', 'RERA registered, zero brokerage', 'View All Projects', 'propertyType=projects'],
    ['Resale Properties', 'Papers checked before we list', 'View All Resale', 'propertyType=resale'],
    ['Homes for Rent', 'Available this month', 'View All Rentals', 'propertyType=rental'],
    ['Luxury Homes', 'Large plans, sea and hill views', 'View All Luxury', 'status=Luxury'],
  ] as const) {
    expect(words).toContain(`|${title}|${description}|`);
    expect(links.find((link) => link.label === all)?.href).toBe(`/search?${href}`);
  }
  // Only where there is more than the three that stand there.
  expect(words.match(/\|Load More\|/g)).toHaveLength(1);
});

it('hides a featured list that has nothing', () => {
  const words = wordsOf(draw({ projects: 1 }));
  expect(words).toContain('|Featured Projects|');
  for (const title of ['Resale Properties', 'Homes for Rent', 'Luxury Homes'])
    expect(words).not.toContain(title);
});

it('leads to four cities with the number of homes in each', () => {
  const tiles = linksOf(draw({})).filter(({ href }) => href.startsWith('/search?location='));
  expect(tiles.map(({ label, href }) => `${label}: ${decodeURIComponent(href)}`)).toEqual([
    'Mumbai 7 homes: /search?location=Mumbai',
    'Navi Mumbai 1 home: /search?location=Navi Mumbai',
    'Panvel 0 homes: /search?location=Panvel',
    'Thane 12 homes: /search?location=Thane',
  ]);
});

it('shows four amenities, and ends in the way to a call', () => {
  const words = wordsOf(draw({}));
  expect(words).toContain('|Swimming Pool|Fitness Center|Club House|Kids Play Area|');
  expect(words).toMatch(/\|Ready to Find Your Dream Home\?\|[^|]+\|Schedule a Call Back\|$/);
});
