import { Route, Routes } from 'react-router-dom';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { ScreenData } from '#domain/page/page-data';
import { type Property, PropertySchema } from '#domain/property/property';
import { drawScreen, linksOf, wordsOf as words } from '../testing/draw-screen.tsx';
import * as later from './property-later.ts';
import { PropertyScreen } from './property-screen.tsx';

// As on the server: a string cannot wait for the parts.
await Promise.all(Object.values(later).map((part) => part.preload()));

function listing(more: Record<string, unknown> = {}): Property {
  return v.parse(PropertySchema, {
    id: 'L-1',
    slug: 'savali',
    name: 'Savali Residency',
    location: 'Sector 36, Kamothe',
    city: 'Navi Mumbai',
    price: '₹98.50 Lakh onwards',
    priceValue: 98_50_000,
    bedrooms: '2 BHK',
    area: '645 sq ft',
    status: 'Under Construction',
    propertyType: 'sale',
    pictures: {},
    listedAt: 1,
    updatedAt: 1,
    rev: 1,
    ...more,
  });
}

/** The page at `path` as the server draws it, tags and all. */
function draw(screen: ScreenData, path = '/property/savali'): string {
  return drawScreen(
    path,
    screen,
    <Routes>
      <Route path="/property/:slug" element={<PropertyScreen />} />
      <Route path="/:slug" element={<PropertyScreen />} />
    </Routes>,
  );
}

const page = (more: Record<string, unknown> = {}) =>
  draw({ kind: 'property', slug: 'savali', property: listing(more), similar: [] });

it('shows only what the listing has', () => {
  const html = words(page());
  for (const title of [
    'Interior',
    'Videos',
    'Floor plan',
    'The project',
    'Amenities',
    'Documents',
    'Developer',
  ])
    expect(html).not.toContain(`|${title}`);
  expect(html).toContain('|No photos yet|');
  expect(html).toContain('|₹98.50 Lakh|');
  expect(html).not.toContain('onwards');
});

it('begins with name, place, price and the facts that decide', () => {
  const html = words(page({ developer: 'Neemtree Developers', possession: 'Dec 2027', verified: true }));
  expect(html).toContain('|Under Construction|Verified|');
  expect(html).toContain('|Savali Residency|Sector 36, Kamothe · Neemtree Developers|');
  expect(html).toContain(
    '|Bedrooms|2 BHK|Carpet area|645 sq ft|Possession|Dec 2027|Status|Under Construction|',
  );
  expect(html).toContain('|Get Details|Schedule Call|');
});

it('shows each specification with its value, and none that the listing does not have', () => {
  const values = { floors: 'G + 22', bankApprovals: ['Sample Bank', 'Other Bank'], homeLoanAvailable: true };
  const html = words(page({ propertyType: 'resale', specifications: { ...values, facing: 'East' } }));
  for (const row of [
    '|The home|Facing|East|',
    '|Money|Home loan|Available|',
    '|The building|Floors|G + 22|',
    '|Papers and approvals|Bank approvals|Sample Bank, Other Bank|',
  ])
    expect(html).toContain(row);
  expect(html).not.toContain('|Wings|');
});

it('tells a structured text and a structured builder part by part', () => {
  const html = words(
    page({
      description: {
        title: 'Title',
        introduction: 'Introduction',
        sections: [{ type: 'list', items: ['One', 'Two'] }],
        conclusion: 'Conclusion',
        contact: {
          ...{ title: 'Visit', subtitle: 'Any day', services: ['Tea'] },
          ...{ phone: '+91 00000 00009', email: 'a@sample.example', cta: 'Come' },
        },
      },
      developer: 'Neemtree Developers',
      developerDescription: {
        company_overview: 'Overview',
        experience: '20 years',
        specialization: ['Towers'],
        achievements: ['Prize'],
        completed_projects: [{ name: 'Old', location: 'Thane', type: 'Flats', year: '2015' }],
        ongoing_projects: [{ name: 'New', location: 'Ulwe', type: 'Flats', expected_completion: '2028' }],
      },
    }),
  );
  expect(html).toContain(
    '|About|Title|Introduction|One|Two|Conclusion|Visit|Any day|Tea|+91 00000 00009|a@sample.example|Come|',
  );
  expect(html).toContain('|Neemtree Developers|20 years · 1 completed · 1 ongoing|');
  expect(html).toContain(
    '|Overview|Specialises in|Towers|Achievements|Prize|Completed|Old, Thane, Flats, 2015|Ongoing|New, Ulwe, Flats, expected 2028|',
  );
});

it('searches the map service for the home', () => {
  const link = linksOf(page()).find(({ label }) => label.startsWith('Search on the map'));
  expect(link?.newTab).toBe(true);
  expect(link?.href).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/.*Savali%20Residency/);
});

it('opens the converter with the area in the unit that it is given in', () => {
  const area = linksOf(page()).find(({ label }) => label.startsWith('Area'));
  expect(area?.href).toBe('/tools/area-converter?value=645&from=sqft&to=sqm');
});

it('opens the stamp duty calculator for what is sold', () => {
  const duty = (more = {}) => linksOf(page(more)).find(({ label }) => label.startsWith('Stamp duty'))?.href;
  expect(duty()).toBe('/tools/stamp-duty-calculator?value=9850000');
  expect(duty({ bedrooms: '', name: 'Ganesh Arcade, Shop 6' })).toMatch(/\?value=9850000&use=commercial$/);
});

it('names a new project’s zero brokerage, and no other’s', () => {
  expect(words(page())).toContain('zero brokerage');
  expect(words(page({ propertyType: 'resale' }))).not.toContain('zero brokerage');
  expect(words(page({ propertyType: 'rental' }))).not.toContain('zero brokerage');
});

it('resale: ready, no GST', () => {
  const html = words(page({ propertyType: 'resale', possession: 'Dec 2027' }));
  expect(html).toMatch(/\|Possession\|Ready\|/);
  expect(html).toContain('No GST');
});

it('rental: by the month wherever the price stands', () => {
  const html = words(page({ propertyType: 'rental', price: '₹18,000', priceValue: 18_000 }));
  // The block, the side card and the bar; what is paid once on moving in stands without a month.
  expect(html.match(/\|₹18,000 ?\|\/ month\|/g)).toHaveLength(3);
  expect(words(page())).not.toContain('/ month');
});

it('rental: three months of rent as deposit, never All Inc', () => {
  const html = words(
    page({ propertyType: 'rental', price: '₹18,000', priceValue: 18_000, governmentChargesIncluded: true }),
  );
  expect(html).toMatch(/\|Security deposit, 3 months\|₹54,000\|/);
  expect(html).not.toContain('All Inc');
  expect(words(page({ governmentChargesIncluded: true }))).toContain('|All Inc|');
});

it('C21: Read More from 151 characters', () => {
  expect(words(page({ description: 'x'.repeat(150) }))).not.toContain('Read More');
  expect(words(page({ description: 'x'.repeat(151) }))).toContain('|Read More|');
});

it('shows the registration with its QR, the register and the agent', () => {
  const html = page({ rera: 'P52000000001', reraQrCode: '/media/qr.svg' });
  expect(words(html)).toMatch(
    /P52000000001\|Check it at \|maharera\.\|maharashtra\.\|gov\.\|in\| before you pay/,
  );
  expect(html).toContain('alt="QR code of the registration P52000000001"');
  expect(words(html)).toContain('|A52000000001|');
});

it('has tabs with counts, documents, plans and questions when there are some', () => {
  const html = words(
    page({
      images: ['/media/a.webp', '/media/b.webp'],
      interiorImages: ['/media/c.webp'],
      videoGallery: ['https://youtu.be/abcdefghijk'],
      documents: [
        { name: 'Brochure', type: 'brochure', url: '/documents/a.pdf', bytes: 3_251_200 },
        { name: 'Price sheet', type: 'price', url: '/documents/b.pdf' },
      ],
      floorPlans: [{ type: '2 BHK', image: '/media/p.svg', area: '645 sq ft' }],
      amenities: Array.from({ length: 12 }, (_, i) => `Amenity ${i}`),
      specifications: { floors: 'G + 22' },
      faqs: [{ question: 'Why?', answer: 'Because.' }],
      nearbyPlaces: [{ category: 'Transport', places: [{ name: 'Mansarovar station', distance: '1.4 km' }] }],
    }),
  );
  expect(html).toMatch(/\|Exterior \|2\|Interior \|1\|Videos \|1\|/);
  for (const text of ['PDF, 3.3 MB', 'Download All', 'Full size', 'All 12 amenities', 'G + 22', 'Why?'])
    expect(html).toContain(text);
  expect(html).not.toContain('Amenity 8');
  expect(html).toContain('|approx. 1.4 km|');
});

it('S06: puts nothing of a listing into the page as code', () => {
  const attack = '<img src=x onerror=alert(1)><svg onload=alert(2)>';
  const html = page({
    name: attack,
    description: { title: attack, introduction: attack, sections: [{ type: 'list', items: [attack] }] },
    developer: attack,
    developerDescription: { company_overview: attack },
    amenities: [attack],
    faqs: [{ question: attack, answer: attack }],
    mapEmbedCode: '<iframe src="https://www.google.com/maps/embed?pb=1" onload="alert(3)"></iframe>',
    videoGallery: ['https://evil.example/embed'],
  });
  expect(html).not.toMatch(/<(?:img src=x|svg onload|script|iframe)/);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toContain('Show the map');
});

it('fetches neither map nor video before a tap', () => {
  const html = page({
    mapEmbedCode: '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
    videoGallery: ['https://youtu.be/abcdefghijk'],
  });
  expect(html).toContain('Show the map');
  expect(html).not.toMatch(/<iframe|ytimg|maps\/embed/);
});

it('tells a missing home from an unknown address', () => {
  const missing = words(draw({ kind: 'not-found', slug: 'savali' }));
  expect(missing).toContain('|Property Not Found|');
  expect(missing).toContain('|Go Back Home|');
  expect(words(draw({ kind: 'not-found' }, '/nowhere'))).toContain('|404 Page Not Found|');
});

it('draws a skeleton while it does not know', () => {
  expect(draw({ kind: 'shell' })).toContain('aria-label="Loading the home"');
});

it('offers no full size of a plan that is not there', () => {
  const gone = { width: 1440, height: 960, missing: true };
  const floorPlans = [{ type: '2 BHK', image: '/media/plan.webp', price: '₹1.05 Cr' }];
  expect(words(page({ floorPlans }))).toContain('Full size');
  const html = words(page({ floorPlans, pictures: { '/media/plan.webp': gone } }));
  expect(html).toContain('₹1.05 Cr');
  expect(html).not.toContain('Full size');
});

it('does not say that it is on this phone before the phone has it', () => {
  const [, badge] = /<p class="([^"]*)">(?:(?!<\/p>).)*On this phone/.exec(page()) ?? [];
  expect(badge).toMatch(/_unknown_/);
});
