import { expect, test } from 'vitest';
import { BLOG_POSTS, COMING_SOON } from '#domain/content/blog';
import { FAQ_CATEGORIES } from '#domain/content/faq';
import { FAQ_ITEMS } from '#domain/content/faq-items';
import { AREA_UNITS } from '#domain/finance/area';
import type { SitePictures } from '#domain/page/page-data';
import { renderPage } from './entry-server.tsx';
import { linksOf, pageData, wordsOf } from './testing/draw-screen.tsx';

/* What stands on single pages, beyond the words that content-screens.test.tsx looks for on each. */

const PHONE = 'tel:+910000000001';

async function draw(url: string) {
  const { html } = await renderPage(pageData(url, { kind: 'static' }), url);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<!--.*?-->/g, '');
  const links = linksOf(main);
  return {
    html: main,
    words: wordsOf(main).replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
    links,
    to: (label: string) => links.find((link) => link.label === label)?.href,
    /** Labels of the fields, in their order. */
    fields: [...main.matchAll(/<(?:input|select|textarea)\b[^>]*\bname="(\w+)"/g)].map(([, name]) => name),
    selects: (name: string) =>
      [
        ...(new RegExp(`<select[^>]*name="${name}".*?</select>`, 's').exec(main)?.[0] ?? '').matchAll(
          /<option[^>]*value="([^"]+)"/g,
        ),
      ].map(([, value]) => value),
    headings: [...main.matchAll(/<h[1-4][^>]*>(.*?)<\/h[1-4]>/gs)].map(([, inside = '']) =>
      inside.replace(/<[^>]+>/g, '').trim(),
    ),
  };
}

test('/contact: the form, the office, and what we do', async () => {
  const { fields, words, links } = await draw('/contact');
  expect(fields).toEqual(['name', 'email', 'phone', 'message', 'fax']);
  expect(words).toContain('|The office|');
  expect(words).toContain('|Shop 1, Kamothe, Panvel 410209|');
  for (const href of ['/buy-resale-flats', '/flat-on-rent', '/rent-out-property', '/sell-property'])
    expect(links.map((link) => link.href)).toContain(href);
});

test('/tools: four cards and the way to the experts', async () => {
  const { links, to } = await draw('/tools');
  expect(links.filter(({ href }) => href.startsWith('/tools/')).map(({ href }) => href)).toEqual([
    '/tools/emi-calculator',
    '/tools/rental-yield-calculator',
    '/tools/area-converter',
    '/tools/stamp-duty-calculator',
  ]);
  expect(to('Contact Our Experts')).toBe('/contact');
});

test('EMI calculator: its fields with their defaults, and what it tells', async () => {
  const empty = await draw('/tools/emi-calculator');
  for (const [name, value] of [
    ['amount', ''],
    ['rate', '8.5'],
    ['years', '20'],
  ])
    expect(empty.html).toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*value="${value}"`));
  const { words } = await draw('/tools/emi-calculator?amount=5000000&rate=8.5&years=20');
  for (const row of [
    '|Monthly EMI|₹43,391|',
    '|Total interest|₹54,13,879|',
    '|Total amount|₹1,04,13,879|',
    '|Principal vs interest|',
    '|Tips|',
  ])
    expect(words).toContain(row);
});

test('rental yield calculator: its fields, and what it tells', async () => {
  const { words, fields } = await draw(
    '/tools/rental-yield-calculator?value=8000000&rent=25000&maintenance=3000&tax=12000',
  );
  expect(fields).toEqual(['value', 'rent', 'maintenance', 'tax']);
  for (const row of [
    '|Gross yield|3.75%|',
    '|Net yield|3.15%|',
    '|Monthly net income|₹22,000|',
    '|Annual net income|₹2,52,000|',
    '|Investment summary|Property value|₹80,00,000|',
    '|8% and more|Excellent|6% to 8%|Good|4% to 6%|Average|below 4%|Poor|',
  ])
    expect(words).toContain(row);
});

test('area converter: every unit on both sides, a swap, and what is looked up most', async () => {
  const { html, words, selects } = await draw('/tools/area-converter?value=100&from=sqm&to=sqft');
  const units = AREA_UNITS.map(({ id }) => id);
  expect(units).toEqual('sqft sqm sqyd acre hectare bigha katha guntha cent'.split(' '));
  expect([selects('from'), selects('to')]).toEqual([units, units]);
  expect(html).toMatch(/<input[^>]*name="value"[^>]*value="100"/);
  for (const part of [
    '|Swap units|',
    '|Convert|',
    '|1,076.391 sq ft|',
    '|Common conversions|',
    '|Indian land units|',
  ])
    expect(words).toContain(part);
});

test('stamp duty calculator: its fields, what it tells, and the rates of the state', async () => {
  const { words, fields, selects } = await draw(
    '/tools/stamp-duty-calculator?value=7500000&use=residential&buyer=female',
  );
  expect(new Set(fields)).toEqual(new Set(['value', 'use', 'buyer']));
  expect(selects('use')).toEqual(['residential', 'commercial', 'industrial']);
  for (const row of [
    '|Total government charges|₹3,30,000|4.40% of the value|',
    '|Stamp duty, 4%|₹3,00,000|Registration, 1% to ₹30,000|₹30,000|Total property cost|₹78,30,000|',
    '|Maharashtra rates|',
  ])
    expect(words).toContain(row);
});

test('/vastu-consultation: services, principles, the booking, and who advises', async () => {
  const { html, words, fields, selects, to, headings } = await draw('/vastu-consultation');
  const after = (title: string) => headings.slice(headings.indexOf(title) + 1);
  expect(after('What we look at').slice(0, 4)).toEqual([
    'New construction',
    'Existing home or office',
    'Plot selection',
    'Remedies',
  ]);
  expect(after('Principles in short').indexOf('Book a consultation')).toBe(6);
  expect(fields).toEqual(['name', 'phone', 'email', 'propertyType', 'consultationType', 'message', 'fax']);
  const required = [...html.matchAll(/<(?:input|select|textarea)\b[^>]*\brequired=[^>]*\bname="(\w+)"/g)];
  expect(required.map(([, name]) => name)).toEqual(['name', 'phone', 'propertyType', 'consultationType']);
  expect(selects('propertyType')).toEqual(['residential', 'commercial', 'office', 'plot']);
  expect(selects('consultationType')).toEqual([
    'new_construction',
    'existing_audit',
    'plot_selection',
    'remedial',
  ]);
  expect(words).toContain('Our Vastu expert answers within 24 hours. Mon-Sat.');
  expect(words).toContain('|Who advises you|');
  expect(to('hello@sample.example')).toBe('mailto:hello@sample.example');
  expect(to('+91 00000 00001')).toBe(PHONE);
});

test('/faq: a chip for all and for each category, the questions of the one that is chosen, and two ways to ask', async () => {
  const all = await draw('/faq');
  const chips = all.links.filter(({ href }) => /^\/faq(?:\?category=|$)/.test(href));
  expect(chips.map(({ label }) => label.replace(/ \d+$/, ''))).toEqual(['All', ...FAQ_CATEGORIES]);
  const shown = ({ html }: typeof all) =>
    [...html.matchAll(/<details[^>]*id="([\w-]+)"/g)].map(([, id]) => id);
  expect(shown(all)).toEqual(FAQ_ITEMS.map(({ id }) => id));
  expect(all.html).not.toMatch(/<details[^>]* open/);
  expect(shown(await draw('/faq?category=Home%20loans'))).toEqual(['loan-amount', 'interest-rate']);
  expect([all.to('Call Now'), all.to('Email Us')]).toEqual([PHONE, 'mailto:hello@sample.example']);
});

test('/blog: the guide in front, six that are being written, and a way to hear of them', async () => {
  const { html, words, to } = await draw('/blog');
  const featured = BLOG_POSTS.find((post) => post.featured);
  expect(to(featured?.title ?? '')).toBe(`/blog/${featured?.slug}`);
  expect(words).toContain('|Read Complete Guide|');
  expect(html.match(/Coming Soon/g)).toHaveLength(6);
  expect(COMING_SOON).toHaveLength(6);
  expect(words).toContain('|Notify Me When Ready|');
});

test('an article has a share button and says who wrote it; an unknown one leads back', async () => {
  const { words } = await draw('/blog/home-loan-interest-rates-2025');
  expect(words).toContain('|Share|');
  expect(words).toContain('|Written by Sample Agency|');
  expect((await draw('/blog/none')).to('Back to Blog')).toBe('/blog');
});

test('the rental guide: why, rents of three sizes, a chart, sectors, help, two voices, and what comes next', async () => {
  const { html, words, headings, to } = await draw('/blog/kamothe-rental-guide');
  expect(headings.slice(headings.indexOf('Why Kamothe'))).toEqual([
    'Why Kamothe',
    'Connectivity',
    'Amenities',
    'Lifestyle',
    'What you pay',
    '2 BHK rent at a glance',
    'Choosing a sector',
    'How we help',
    'Tenants say',
    'Looking in Kamothe?',
    'Related Articles',
  ]);
  for (const size of ['1 BHK', '2 BHK', '3 BHK']) expect(words).toContain(`|${size}|Avg Rent|Range|`);
  expect(html).toMatch(/2 BHK rent at a glance.*<figure[^>]*>.*<svg[^>]*role="img".*Choosing a sector/s);
  expect(html).toMatch(/<dt>Sector 6A<\/dt><dd>[^<]{20,}<\/dd>/);
  expect(
    html.match(/<blockquote[^>]*><p>[^<]{20,}<\/p><footer>Sample name, Tenant, Sector \d+</g),
  ).toHaveLength(2);
  expect(html.match(/Coming Soon/g)).toHaveLength(3);
  expect(to('Call Now')).toBe(PHONE);
});

test('the agent page: ten kinds of deal, each with a call, four reasons, three places, and a form', async () => {
  const { words, links, headings, fields, selects } = await draw('/kamothe-real-estate-agent');
  const deals = links.filter(({ label }) => label.startsWith('Call for Details: '));
  expect(deals.map(({ label }) => label.replace('Call for Details: ', ''))).toEqual([
    '1 BHK, for sale',
    '2 BHK, for sale',
    '3 BHK, for sale',
    '1 BHK, on rent',
    '2 BHK, on rent',
    '3 BHK, on rent',
    'Shops, for sale',
    'Offices, for sale',
    'Shops, on rent',
    'Offices, on rent',
  ]);
  expect(new Set(deals.map(({ href }) => href))).toEqual(new Set([PHONE]));
  const why = headings.indexOf('Why people here choose us');
  expect(headings.indexOf('Also nearby') - why).toBe(5);
  expect(headings.slice(-6, -2)).toEqual([
    'Also nearby',
    'Pushpak Nagar',
    'Ulwe',
    'Navi Mumbai Airport Area',
  ]);
  expect(fields).toEqual(['name', 'phone', 'requirement', 'fax']);
  expect(selects('requirement')).toEqual(['buy', 'sell', 'rent']);
  expect(words).toContain('|Submit Inquiry|');
  expect(links.at(-1)).toMatchObject({ label: 'Call the agency', href: PHONE });
});

test.each([
  '/rent-out-property',
  '/buy-resale-flats',
  '/flat-on-rent',
  '/commercial-property',
  '/commercial-rental',
  '/sell-property',
  '/sell-commercial-property',
  '/kamothe-real-estate-agent',
])('%s: the dialer and a chat in a new tab, in its hero and again below', async (path) => {
  const { links, words } = await draw(path);
  const calls = links.filter(({ label }) => label === 'Call Now');
  expect(calls.length).toBeGreaterThanOrEqual(2);
  expect(new Set(calls.map(({ href }) => href))).toEqual(new Set([PHONE]));
  const chats = links.filter(({ href }) => href.startsWith('https://wa.me/910000000001?text='));
  expect(chats.length).toBeGreaterThanOrEqual(2);
  expect(chats.every(({ newTab }) => newTab)).toBe(true);
  if (path !== '/kamothe-real-estate-agent')
    for (const way of ['|Phone|+91 00000 00001|', '|WhatsApp|Open a chat|', '|E-mail|hello@sample.example|'])
      expect(words).toContain(way);
});

test.each([
  '/rent-out-property',
  '/buy-resale-flats',
  '/flat-on-rent',
  '/commercial-property',
  '/commercial-rental',
  '/sell-property',
  '/sell-commercial-property',
  '/kamothe-real-estate-agent',
  '/blog/kamothe-rental-guide',
])('%s opens with a picture', async (path) => {
  // The server knows every picture that a page may name.
  const pictures = new Proxy<SitePictures>(
    {},
    {
      get: (_, file) => ({
        path: `/media/${String(file)}`,
        width: 1440,
        height: 960,
        blur: '',
        alt: 'A street',
      }),
    },
  );
  const { html } = await renderPage({ ...pageData(path, { kind: 'static' }), pictures }, path);
  const main = html.slice(html.indexOf('<main'), html.indexOf('<h2'));
  expect(main).toMatch(/<header[^>]*>.*<img[^>]*src="\/media\/[\w.-]+"[^>]*alt="A street"/s);
});
