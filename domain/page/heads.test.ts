import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { AgencySchema } from '#domain/agency/agency';
import { BLOG_POSTS, blogPath } from '#domain/content/blog';
import { STATIC_HEADS } from '#domain/content/page-heads';
import { type Property, PropertySchema } from '#domain/property/property';
import { toSummary } from '#domain/property/to-summary';
import { SAMPLE_AGENCY } from '#domain/testing/sample-agency';
import { headFor, PRIVATE_PATHS } from './heads.ts';
import type { PageData, ScreenData } from './page-data.ts';

const origin = 'https://angan.example';
const agency = parse(AgencySchema, {
  ...SAMPLE_AGENCY,
  name: 'Sample Realty',
  sample: undefined,
  socials: { facebook: 'https://social.example/sample' },
});
const picture = { path: '/media/hero-1a2b3c4d.webp', width: 1440, height: 960, blur: '', alt: 'A creek' };
const pictures: PageData['pictures'] = Object.fromEntries(
  [
    'hero-creek-skyline-wide.webp',
    ...Object.values(STATIC_HEADS).flatMap((h) => h.picture ?? []),
    ...BLOG_POSTS.map((p) => p.image),
  ].map((file) => [file, picture]),
);

function listing(more: Partial<Property> = {}): Property {
  const base = parse(PropertySchema, {
    id: 'a',
    slug: 'sai-heights',
    name: 'Sai Heights',
    location: 'Sector 18, Kamothe',
    city: 'Navi Mumbai',
    price: '₹85 L onwards',
    priceValue: 85_00_000,
    bedrooms: '2 BHK',
    area: '650 sq ft',
    status: 'Ready to Move',
    propertyType: 'resale',
    description: 'Morning light and a balcony over the courtyard. '.repeat(10),
    images: ['/media/a-1a2b3c4d.webp'],
    pictures: {},
    listedAt: Date.UTC(2026, 0, 2),
    updatedAt: 0,
    rev: 7,
  });
  return { ...base, ...more };
}

function head(path: string, screen: ScreenData = { kind: 'static' }, search = '') {
  return headFor(path, search, { agency, origin, pictures, screen, asOf: Date.UTC(2026, 5, 1) });
}
const property = (more: Partial<Property> = {}, path = '/property/sai-heights') =>
  head(path, { kind: 'property', slug: 'sai-heights', property: listing(more), similar: [] });

/** Fields that schema.org's consumers ask for, by type; what is wrong with an object. */
const REQUIRED: Record<string, string[]> = {
  RealEstateListing: ['url', 'name', 'description', 'datePosted', 'image', 'offers'],
  Offer: ['priceCurrency', 'availability', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BlogPosting: [
    'headline',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
    'image',
  ],
  RealEstateAgent: ['name', 'url', 'telephone', 'address', 'image', 'hasCredential'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
};

function faults(value: unknown, at = ''): string[] {
  if (Array.isArray(value) && !value.length) return [`${at} is empty`];
  if (Array.isArray(value)) return value.flatMap((item, i) => faults(item, `${at}[${i}]`));
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${at} is no number`];
  if (value === null || value === undefined || value === '') return [`${at} is empty`];
  if (typeof value !== 'object') return [];
  const object = value as Record<string, unknown>;
  const missing = (REQUIRED[String(object['@type'])] ?? []).filter((name) => object[name] === undefined);
  return [
    ...(object['@type'] ? [] : [`${at} has no type`]),
    ...missing.map((name) => `${at}.${name} is missing`),
    ...Object.entries(object).flatMap(([name, held]) => {
      const url = /^(?:url|item|image|mainEntityOfPage|@id)$/.test(name) && typeof held === 'string';
      return url && !/^https:\/\//.test(held as string)
        ? [`${at}.${name} is not absolute`]
        : faults(held, `${at}.${name}`);
    }),
  ];
}

const everyRoute = [
  ...Object.keys(STATIC_HEADS).map((path) => [path, head(path)] as const),
  ...BLOG_POSTS.map((post) => [blogPath(post.slug), head(blogPath(post.slug))] as const),
  ['/property/sai-heights', property()] as const,
  ['/search?propertyType=rental', head('/search', { kind: 'static' }, '?propertyType=rental')] as const,
  ['/search?location=Thane', head('/search', { kind: 'static' }, '?location=Thane')] as const,
];

describe.each(everyRoute)('%s', (path, made) => {
  test('says what it is, where it stands and how it looks in a preview', () => {
    expect(made.title.length).toBeGreaterThan(8);
    expect(made.title.length).toBeLessThanOrEqual(65);
    expect(made.description.length).toBeGreaterThan(40);
    expect(made.description.length).toBeLessThanOrEqual(160);
    expect(made.canonical).toBe(`${origin}${path}`);
    expect(made.image).toMatch(/^\/share\/.+\.jpg$/);
    expect(made.imageSize).toEqual({ width: 1200, height: 630 });
    expect(Boolean(made.noindex)).toBe(PRIVATE_PATHS.has(path));
  });

  test('has structured data without a fault', () => {
    for (const object of made.jsonLd ?? []) {
      expect(object['@context']).toBe('https://schema.org');
      expect(JSON.parse(JSON.stringify(object))).toEqual(object);
      expect(faults(object)).toEqual([]);
    }
  });
});

test('no two routes share a title or a description', () => {
  const routes = new Map(everyRoute.map(([path, made]) => [path, made]));
  expect(new Set([...routes.values()].map((made) => made.title)).size).toBe(routes.size);
  expect(new Set([...routes.values()].map((made) => made.description)).size).toBe(routes.size);
});

test('the kinds of structured data stand where they belong', () => {
  const types = (path: string) => (head(path).jsonLd ?? []).map((object) => object['@type']);
  expect(types('/')).toContain('RealEstateAgent');
  expect(types('/contact')).toContain('RealEstateAgent');
  expect(types('/faq')).toContain('FAQPage');
  expect(types('/blog/home-loan-interest-rates-2025')).toEqual(['BlogPosting', 'BreadcrumbList']);
  expect(types('/blog/kamothe-rental-guide')).toEqual(['BlogPosting', 'BreadcrumbList']);
  expect(property().jsonLd?.map((object) => object['@type'])).toEqual([
    'RealEstateListing',
    'BreadcrumbList',
  ]);
});

test('the short address of a listing names the canonical one', () => {
  expect(property({}, '/sai-heights').canonical).toBe(`${origin}/property/sai-heights`);
});

test("a listing's own words go first", () => {
  const own = property({
    metaTitle: 'Own title',
    metaDescription: 'Own description',
    metaKeywords: 'own, words',
    ogTitle: 'Own preview',
    ogDescription: 'Own preview text',
    ogImage: '/media/own-1a2b3c4d.webp',
    canonicalUrl: 'https://agency.example/sai-heights',
    schemaMarkup: { '@type': 'RealEstateListing', name: '</script><script>alert(1)</script>' },
    pictures: { '/media/own-1a2b3c4d.webp': { width: 1000, height: 500, blur: '', alt: '' } },
  });
  expect(own).toMatchObject({
    title: 'Own title – Angan',
    description: 'Own description',
    keywords: 'own, words',
    ogTitle: 'Own preview',
    ogDescription: 'Own preview text',
    image: '/share/sai-heights-7.jpg',
    imageSize: { width: 1200, height: 630 },
    canonical: 'https://agency.example/sai-heights',
  });
  expect(own.jsonLd?.[0]).toMatchObject({
    '@type': 'RealEstateListing',
    name: '</script><script>alert(1)</script>',
  });
});

test('a rent is told as one, and a listing with little to say has a head without gaps', () => {
  const rent = property({ propertyType: 'rental', price: '₹34,000', priceValue: 34_000 });
  expect(rent.title).toBe('Sai Heights, Sector 18, Kamothe: 2 BHK on rent, ₹34,000/month – Angan');
  expect(rent.description).toMatch(/^2 BHK on rent, 650 sq ft, ₹34,000\/month\. Morning light/);
  const told = property({ propertyType: 'rental', price: '₹9,000 per month' });
  expect(told.title).toContain(': 2 BHK on rent, ₹9,000 per month –');
  const bare = property({
    ...{ bedrooms: '', area: '', price: '', priceValue: 0, description: '', images: [] },
    name: 'A very long name of a co-operative housing society that goes on and on and on, wing A, flat 1204',
  });
  expect(bare.title.length).toBeLessThanOrEqual(125);
  expect(bare.title).toContain('Price on request');
  expect(bare.description).toMatch(/^Price on request\. A very long name/);
  for (const object of bare.jsonLd ?? []) expect(faults(object)).toEqual([]);
});

test('a list of a place that nobody has written about is not indexed; small letters are the same list', () => {
  const facets = { types: {}, statuses: {}, bedrooms: {}, prices: {} };
  const list = (search: string, total: number) =>
    head('/search', { kind: 'results', items: [], total, readAs: null, facets }, search);
  expect(list('?location=Cheap+pills', 0).noindex).toBe(true);
  expect(list('?location=Kamothe', 4).noindex).toBeUndefined();
  // These belong to another address, which has homes.
  expect(list('?location=Kamothe&bedrooms=4%2B+BHK', 0).noindex).toBeUndefined();
  expect(list('?q=nothing', 0).noindex).toBeUndefined();
  expect(list('?location=navi+mumbai&propertyType=sale', 4)).toMatchObject({
    title: 'New projects in Navi Mumbai – Angan',
    canonical: `${origin}/search?location=Navi%20Mumbai&propertyType=projects`,
  });
  expect(list('?propertyType=constructor', 4).canonical).toBe(`${origin}/search`);
});

test('a place is spelled as the catalogue spells it; a part of its name is no place of its own', () => {
  const facets = { types: {}, statuses: {}, bedrooms: {}, prices: {} };
  const items = [toSummary(listing({ location: 'Sector 5, New Panvel', city: 'Panvel' }))];
  const list = (search: string) =>
    head('/search', { kind: 'results', items, total: 1, readAs: null, facets }, search);
  for (const typed of ['new panvel', 'NEW+PANVEL', 'New%20Panvel'])
    expect(list(`?location=${typed}`)).toMatchObject({
      title: 'Homes in New Panvel – Angan',
      canonical: `${origin}/search?location=New%20Panvel`,
    });
  expect(list('?location=New+Panvel').noindex).toBeUndefined();
  for (const typed of ['anvel', 'sect', 'Sector', '5', 'n'])
    expect(list(`?location=${typed}`).noindex).toBe(true);
});

test('a place in the address that is cut through a character makes a page all the same', () => {
  const found = head('/search', { kind: 'static' }, `?location=${'a'.repeat(59)}%F0%9F%8F%A0`);
  expect(found.canonical).toBe(`${origin}/search?location=${'a'.repeat(59)}`);
});

test('a preview picture of its own is described by its own words, the drawn one by what is written on it', () => {
  const ogImage = '/media/own-1a2b3c4d.webp';
  const held = { width: 1000, height: 500, blur: '', alt: 'The gate' };
  expect(property({ ogImage, pictures: { [ogImage]: held } })).toMatchObject({
    image: '/share/sai-heights-7.jpg',
    imageAlt: 'The gate',
  });
  const gone = property({ ogImage, pictures: { [ogImage]: { ...held, missing: true } } });
  expect(gone.image).toBe('/share/sai-heights-7.jpg');
  expect(gone.imageAlt).toBe('Sai Heights, Sector 18, Kamothe: 2 BHK, 650 sq ft, ₹85 L');
});

test('filters beside place and kind do not make another page; what is unknown has no place and is not indexed', () => {
  const found = head(
    '/search',
    { kind: 'static' },
    '?q=sea&sort=price&location=Navi+Mumbai&propertyType=resale',
  );
  expect(found.canonical).toBe(`${origin}/search?location=Navi%20Mumbai&propertyType=resale`);
  expect(head('/search', { kind: 'static' }, '?q=sea').canonical).toBe(`${origin}/search`);
  for (const screen of [{ kind: 'not-found' }, { kind: 'not-found', slug: 'x' }] as const)
    expect(head('/property/x', screen)).toMatchObject({ canonical: null, noindex: true });
});

test('what is not there is titled by what was looked for', () => {
  const title = (path: string, screen: ScreenData) => head(path, screen).title;
  expect(title('/no/such/page', { kind: 'not-found' })).toBe('404 Page Not Found – Angan');
  expect(title('/property/x', { kind: 'not-found', slug: 'x' })).toBe('Property Not Found – Angan');
  expect(title('/blog/x', { kind: 'static' })).toBe('Blog Post Not Found – Angan');
});

test('marketing pages and articles name their keywords', () => {
  const paths = Object.keys(STATIC_HEADS).filter((path) =>
    /^\/blog|-property$|-resale-|-on-rent$|-rental$|-agent$/.test(path),
  );
  expect(paths).toHaveLength(11);
  for (const path of paths) expect(head(path).keywords, path).toMatch(/^[^,]+(?:, [^,]+)+$/);
});
