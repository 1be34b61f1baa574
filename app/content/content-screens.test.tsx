import { text as readAll } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { STATIC_HEADS } from '#domain/content/page-heads';
import type { PageData } from '#domain/page/page-data';
import agency from '../../seed/agency.json';
import { FINANCE_ROUTES } from '../finance/finance-routes.ts';
import { PageDataProvider } from '../ui/page-data.tsx';
import { CONTENT_ROUTES } from './content-routes.ts';

const ROUTES = [...FINANCE_ROUTES, ...CONTENT_ROUTES];

const page = (url: string): PageData => ({
  url,
  buildId: 'test',
  origin: 'https://angan.example',
  agency: { ...agency, sample: true },
  pictures: {},
  asOf: Date.UTC(2026, 1, 3),
  rev: 1,
  total: 0,
  screen: { kind: 'static' },
});

/** The page as the server draws it, as text without tags and as HTML. */
async function draw(url: string) {
  await Promise.all(ROUTES.map(({ screen }) => screen.preload()));
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={url}>
      <PageDataProvider data={page(url)}>
        <Routes>
          {ROUTES.map(({ path, screen }) => (
            <Route key={path} path={path} element={<screen.Screen />} />
          ))}
        </Routes>
      </PageDataProvider>
    </StaticRouter>,
  );
  const html = await readAll(prelude);
  const text = html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
  return { html, text };
}

/** Heading and figures that must stand on each page (spec sections 1, 2 and 9). */
const PAGES: [path: string, heading: string, ...texts: string[]][] = [
  [
    '/tools',
    'Calculators',
    'EMI calculator',
    'Rental yield',
    'Area converter',
    'Stamp duty',
    'Contact Our Experts',
  ],
  ['/tools/emi-calculator', 'EMI calculator', 'press Calculate', 'Tips'],
  ['/tools/rental-yield-calculator', 'Rental yield calculator', 'Mumbai yield insight', 'Excellent'],
  ['/tools/area-converter', 'Area converter', 'Common conversions', '1 guntha', '1,089', 'Bigha'],
  [
    '/tools/stamp-duty-calculator',
    'Stamp duty calculator',
    'Maharashtra rates',
    'metro cess',
    '5.5%',
    'compared these rates',
  ],
  ['/about', 'A neighbourhood agency, with the door open', agency.reraNumber, 'Zero brokerage'],
  ['/contact', 'Talk to us', 'Send Message', agency.email, agency.hours, agency.address.street],
  [
    '/landing',
    'Find a home you can trust',
    '500+',
    '1000+',
    '15+',
    '50+',
    'Verified Properties',
    'Expert Guidance',
    'Best ROI',
  ],
  [
    '/privacy-policy',
    'Privacy policy',
    'June 17, 2025',
    'Digital Personal Data Protection Act, 2023',
    'sample',
  ],
  ['/terms-conditions', 'Terms and conditions', 'June 17, 2025', agency.reraNumber, 'sample'],
  ['/disclaimer', 'Disclaimer', 'June 17, 2025', agency.reraWebsite, 'sample'],
  [
    '/vastu-consultation',
    'A home that sits right',
    'Book Consultation',
    'Consultation Type',
    '24 hours',
    'Plot selection',
    'Sample consultant',
  ],
  ['/faq', 'Questions people ask', '22 answers', 'Call Now', 'Email Us'],
  ['/blog', 'Guides', 'Read Complete Guide', 'Notify Me When Ready', 'Coming Soon'],
  [
    '/blog/kamothe-rental-guide',
    'Renting in Kamothe, sector by sector',
    '3 Feb 2026',
    'Avg Rent',
    '₹35,000',
    '₹12,000–16,000',
    'Related Articles',
  ],
  [
    '/blog/home-loan-interest-rates-2025',
    'Home loan interest rates in 2025: what changed, and what to do about it',
    '20 Dec 2025',
    '5.25%',
    'Sources',
    'Share',
  ],
  ['/blog/none', 'Blog Post Not Found', "The blog post you're looking for doesn't exist.", 'Back to Blog'],
  ['/rent-out-property', 'An empty flat earns nothing', '500+', '7 days', '100%'],
  [
    '/buy-resale-flats',
    'See the flat. Then buy the flat.',
    '₹52 lakh',
    '₹95 lakh',
    '₹1.25 crore',
    '100+',
    '500+',
    '5+',
  ],
  [
    '/flat-on-rent',
    'Rent a flat that is really there',
    '₹14,000',
    '₹16,000',
    '₹25,000',
    '2–3 months',
    '200+',
    '1000+',
  ],
  [
    '/commercial-property',
    'Own the shutter you open each morning',
    '₹25 lakh',
    '200–600',
    '₹35 lakh',
    '500–1,500',
    '50+',
    '100+',
  ],
  [
    '/commercial-rental',
    'Space to work, terms you can read',
    '₹12,000',
    '₹15,000',
    '6–12 months',
    '100+',
    '200+',
  ],
  ['/sell-property', 'A fair price, without the parade', '95%', '30 days', '98%', 'Duplex and penthouse'],
  [
    '/sell-commercial-property',
    'Sold to someone who can count',
    '100+',
    '₹50 crore+',
    '45 days',
    '97%',
    'Investor matching',
    'godowns',
  ],
  [
    '/kamothe-real-estate-agent',
    'We work where you want to live',
    'Submit Inquiry',
    '₹45 lakh',
    '₹65 lakh',
    '₹95 lakh',
    '₹22,000',
    '₹40 lakh',
    'Call for Details',
    'Pushpak Nagar',
    'Ulwe',
  ],
];

describe('reading pages and calculators, as the server draws them', () => {
  it.each(PAGES)('%s has its heading and its figures', async (path, heading, ...texts) => {
    const { html, text } = await draw(path);
    const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, inside]) => inside);
    expect(headings).toHaveLength(1);
    expect(text).toContain(heading);
    for (const words of texts) expect(text).toContain(words);
    if (path !== '/blog/none') expect(STATIC_HEADS[path]).toBeDefined();
  });

  it('covers every route', () => {
    const drawn = new Set(PAGES.map(([path]) => path));
    for (const { path } of ROUTES) expect(path === '/blog/:slug' || drawn.has(path)).toBe(true);
  });

  it.each(PAGES.slice(17).map(([path]) => path))(
    '%s ends in a call, a chat that fits it, or both',
    async (path) => {
      const { html } = await draw(path);
      expect(html).toContain('href="tel:');
      expect(html).toMatch(/href="https:\/\/wa\.me\/\d+\?text=Hello[^"]{20,}"/);
    },
  );

  it('prefills no two marketing pages with the same chat message', async () => {
    const messages = await Promise.all(
      PAGES.slice(17).map(async ([path]) => /wa\.me\/\d+\?text=([^"]+)"/.exec((await draw(path)).html)?.[1]),
    );
    expect(new Set(messages).size).toBe(messages.length);
  });
});

describe('calculator addresses', () => {
  it.each([
    ['/tools/emi-calculator?amount=5000000&rate=8.5&years=20', '₹43,391', '₹1,04,13,879', '₹54,13,879'],
    ['/tools/emi-calculator?amount=50+lakh&rate=8.5&years=2.5', '₹1,85,589', '2 years 6 months'],
    [
      '/tools/rental-yield-calculator?value=8000000&rent=25000&maintenance=3000&tax=12000',
      '3.75%',
      '3.15%',
      '₹22,000',
      '₹2,52,000',
      'Poor',
    ],
    [
      '/tools/stamp-duty-calculator?value=7500000&use=residential&buyer=female',
      '₹3,00,000',
      '₹3,30,000',
      '₹78,30,000',
    ],
    ['/tools/area-converter?value=100&from=sqm&to=sqft', '1,076.391'],
  ])('%s shows its result without scripts', async (url, ...texts) => {
    const { text } = await draw(url);
    for (const words of texts) expect(text).toContain(words);
  });

  it('fills in what a listing hands over and waits for Calculate', async () => {
    const { html, text } = await draw('/tools/stamp-duty-calculator?value=9850000');
    expect(html).toContain('value="98,50,000"');
    expect(text).toContain('98.5 lakh');
    expect(text).not.toContain('Total government charges');
  });

  it.each(['?amount=0&rate=8.5&years=20', '?amount=5000000&rate=abc&years=20'])(
    'has no result for %s',
    async (query) => {
      const { text } = await draw(`/tools/emi-calculator${query}`);
      expect(text).not.toContain('Monthly EMI');
    },
  );

  it('says what is wrong beside the field and keeps what was typed', async () => {
    const { html, text } = await draw('/tools/emi-calculator?amount=fifty');
    expect(html).toContain('value="fifty"');
    expect(text).toContain('Write an amount, such as 50,00,000 or 50 lakh.');
  });

  it.each([
    [
      'emi-calculator?rate=8.5&years=20&amount=',
      '99999999999999999999',
      'The most we can work with is ₹1,000 crore.',
    ],
    ['emi-calculator?rate=8.5&years=20&amount=', '-5', 'Write an amount, such as 50,00,000 or 50 lakh.'],
    ['emi-calculator?rate=8.5&years=20&amount=', '0', 'The least we can work with is ₹1 thousand.'],
    ['emi-calculator?amount=5000000&years=20&rate=', '100', 'The most we can work with is 36%.'],
    ['emi-calculator?amount=5000000&rate=8.5&years=', '99', 'The most we can work with is 40 years.'],
    [
      'area-converter?from=acre&to=sqft&value=',
      '9999999999999',
      'The most we can work with is 10,00,00,00,00,000.',
    ],
    ['area-converter?from=acre&to=sqft&value=', '-1', 'Write a number, such as 8.5.'],
    ['rental-yield-calculator?rent=25000&maintenance=&tax=&value=', '-80 lakh', 'Write an amount'],
    [
      'stamp-duty-calculator?use=residential&buyer=male&value=',
      '99999999999999999999',
      'The most we can work with is',
    ],
  ])('%s%s has no result, and keeps what was typed beside the reason', async (query, typed, reason) => {
    const { html, text } = await draw(`/tools/${query}${encodeURIComponent(typed)}`);
    expect(html).toContain(`value="${typed}"`);
    expect(text).toContain(reason);
    expect(text).toMatch(/press (?:Calculate|Convert)/);
  });

  it.each(['50,00,000', '50 lakh', '0.5 cr', '₹ 50,00,000', 'Rs. 50 lakh', ' 5000000 ', '50L', '५० लाख'])(
    'reads %s',
    async (amount) => {
      const { text } = await draw(
        `/tools/emi-calculator?rate=8.5&years=20&amount=${encodeURIComponent(amount)}`,
      );
      for (const words of ['50 lakh', '₹43,391']) expect(text).toContain(words);
    },
  );
});
