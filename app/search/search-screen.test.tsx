import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { PageData, ResultsData } from '#domain/page/page-data';
import type { PropertySummary } from '#domain/property/summary';
import { PageDataProvider } from '../ui/page-data.tsx';
import { SearchScreen } from './search-screen.tsx';

const agency: PageData['agency'] = {
  name: 'Sample Agency',
  sample: true,
  phones: ['+91 00000 00001'],
  whatsapp: '+91 00000 00001',
  email: 'hello@sample.example',
  address: {
    street: 'Shop 1',
    locality: 'Kamothe',
    city: 'Panvel',
    region: 'Maharashtra',
    postalCode: '410209',
  },
  hours: 'Mon-Sat',
  reraNumber: 'A52000000001',
  reraWebsite: 'maharera.maharashtra.gov.in',
  socials: {},
};

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

function draw(url: string, screen: PageData['screen']): string {
  const data = { url, buildId: 'test', origin: '', agency, pictures: {}, asOf: 1, rev: 1, total: 1, screen };
  return renderToStaticMarkup(
    <StaticRouter location={url}>
      <PageDataProvider data={data}>
        <SearchScreen />
      </PageDataProvider>
    </StaticRouter>,
  );
}
const words = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

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
