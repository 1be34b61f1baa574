import { expect, it } from 'vitest';
import type { PropertySummary } from '#domain/property/summary';
import { drawScreen, linksOf, wordsOf } from '../testing/draw-screen.tsx';
import { openDelay } from './govt-charges.tsx';
import { PropertyCard } from './property-card.tsx';

const summary: PropertySummary = {
  id: 'a',
  slug: 'savali-kamothe',
  name: 'Savali Residency',
  location: 'Sector 36, Kamothe',
  city: 'Navi Mumbai',
  developer: 'Neemtree Developers',
  price: '₹98.50 Lakh onwards',
  priceValue: 98_50_000,
  bedrooms: '2 BHK',
  area: '645 sq ft',
  possession: 'Dec 2027',
  status: 'Under Construction',
  propertyType: 'sale',
  amenities: ['Pool', 'Gym', 'CCTV', 'Lift'],
  image: '/media/front.webp',
  imageAlt: 'The gate',
  imageCount: 6,
  listedAt: 1,
  rev: 1,
};
const draw = (more: Partial<PropertySummary> = {}) =>
  drawScreen('/search', { kind: 'static' }, <PropertyCard summary={{ ...summary, ...more }} />);

it('tells a home at a glance', () => {
  const html = draw();
  const words = wordsOf(html);
  expect(html).toMatch(/<img[^>]*src="\/media\/front/);
  expect(html).toContain('alt="The gate"');
  for (const text of [
    'Under Construction',
    'Savali Residency',
    'Sector 36, Kamothe · Neemtree Developers',
    '₹98.50 Lakh',
    'Govt charges',
    'Bedrooms|2 BHK',
    'Carpet area|645 sq ft',
    'Possession|Dec 2027',
    'Pool · Gym',
  ])
    expect(words).toContain(`|${text}|`);
  expect(words.replaceAll('|', '')).toContain('Pool · Gym &amp; 2 more');
  expect(html).toContain('aria-label="Save Savali Residency"');
});

it('names the kind of a home that is no new project', () => {
  expect(wordsOf(draw({ propertyType: 'resale' }))).toContain('|Resale|');
  expect(wordsOf(draw({ propertyType: 'rental' }))).toContain('|For Rent|');
  expect(wordsOf(draw())).not.toMatch(/\|(?:Resale|For Rent)\|/);
});

it('leads to the details, to a chat about this home and to its brochure', () => {
  const links = linksOf(draw());
  const [details, chat, brochure] = ['View Details of', 'Ask about', 'Download Brochure of'].map((label) =>
    links.find((link) => link.label.startsWith(`${label} Savali Residency`)),
  );
  expect(details?.href).toBe('/property/savali-kamothe');
  expect(chat?.newTab).toBe(true);
  const { searchParams, origin } = new URL(chat?.href ?? '');
  expect(origin).toBe('https://wa.me');
  expect(searchParams.get('text')).toContain('Savali Residency, Sector 36, Kamothe: ');
  expect(searchParams.get('text')).toMatch(/\nhttps?:\S+\/property\/savali-kamothe$/);
  expect(brochure?.href).toBe('/property/savali-kamothe#documents');
});

it('opens the charges under a resting pointer after 700 ms, at once within 300 ms of another one', () => {
  expect(openDelay(Number.NEGATIVE_INFINITY, 0)).toBe(700);
  expect(openDelay(1_000, 1_299)).toBe(0);
  expect(openDelay(1_000, 1_300)).toBe(700);
});
