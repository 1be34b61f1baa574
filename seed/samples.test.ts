import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AgencySchema } from '#domain/agency/agency';
import { areaValue, bedroomFilters, priceFilter } from '#domain/property/filter';
import { CITIES, STATUSES } from '#domain/property/kinds';
import { mapEmbedUrl } from '#domain/property/map-embed';
import { formatLakhCrore, groupIndian } from '#domain/property/price';
import { type PropertyInput, PropertyInputSchema } from '#domain/property/property';
import { toLinkSlug } from '#domain/property/slug';
import { SpecificationsSchema } from '#domain/property/specifications';
import { ageInHours, SAMPLE_LISTING_FILES } from './index.ts';
import { parseListingFile } from './listing-file.ts';
import { SEED_FOLDER } from './seed-folder.ts';

const files = SAMPLE_LISTING_FILES.map(
  (file) => parseListingFile(readFileSync(join(SEED_FOLDER, file), 'utf8')).listings,
);
const [projects = [], resale = [], rental = []] = files;
const all = files.flat();
const byName = (name: string) => all.find((listing) => listing.name === name)!;

/** What a repeated value is, if any is. */
const repeated = (values: (string | undefined)[]) =>
  values.filter((value, i) => value !== undefined && values.indexOf(value) !== i);

it('has a valid agency that nobody can dial by accident', () => {
  const agency = v.parse(AgencySchema, JSON.parse(readFileSync(join(SEED_FOLDER, 'agency.json'), 'utf8')));
  expect(agency.sample).toBe(true);
  for (const phone of [...agency.phones, agency.whatsapp]) expect(phone).toMatch(/^\+91 00000 /);
});

it('has an agency with all that the pages say of it: two phones, the office in Sector 18, its hours, its pages', () => {
  const agency = v.parse(AgencySchema, JSON.parse(readFileSync(join(SEED_FOLDER, 'agency.json'), 'utf8')));
  expect(agency.phones).toHaveLength(2);
  expect(agency.address).toMatchObject({ locality: 'Kamothe', city: 'Panvel' });
  expect(agency.address.street).toContain('Sector 18');
  expect(agency.hours).toBe('Mon–Sat, 9:00 AM–7:00 PM');
  expect(Object.keys(agency.socials)).toEqual(['facebook', 'instagram', 'youtube']);
});

describe('the catalogue', () => {
  it('has 26 projects, 24 resale homes and 22 rentals, each in its own file', () => {
    expect([projects.length, resale.length, rental.length]).toEqual([26, 24, 22]);
    expect(files.map((list) => [...new Set(list.map((p) => p.propertyType))])).toEqual([
      ['sale'],
      ['resale'],
      ['rental'],
    ]);
  });

  it('is spread over places, cities and statuses', () => {
    for (const place of [
      'Kamothe',
      'Khandeshwar',
      'New Panvel',
      'Panvel',
      'Kharghar',
      'Ulwe',
      'Taloja',
      'Thane',
      'Mumbai',
    ])
      expect(
        all.filter((p) => `${p.location}, ${p.city}`.includes(place)).length,
        place,
      ).toBeGreaterThanOrEqual(4);
    expect([...new Set(all.map((p) => p.city))].sort()).toEqual([...CITIES].sort());
    for (const status of STATUSES)
      expect(
        all.some((p) => p.status === status),
        status,
      ).toBe(true);
    expect(all.some((p) => !(STATUSES as readonly string[]).includes(p.status))).toBe(true);
  });

  it('has something for every price and bedroom choice, and the odd ones', () => {
    const homes = all.filter((p) => p.propertyType !== 'rental');
    expect(new Set(homes.map((p) => priceFilter(p.priceValue)?.slug ?? 'on request')).size).toBe(5);
    expect(new Set(all.flatMap((p) => bedroomFilters(p.bedrooms))).size).toBe(4);
    for (const bedrooms of ['1 RK', '2.5 BHK', '1, 2 & 3 BHK', '4.5 BHK', ''])
      expect(
        all.some((p) => p.bedrooms === bedrooms),
        bedrooms || 'commercial',
      ).toBe(true);
    const rents = rental.map((p) => p.priceValue);
    expect(Math.min(...rents)).toBe(12_000);
    expect(Math.max(...homes.map((p) => p.priceValue))).toBeGreaterThan(100_000_000);
  });

  it('repeats no id, link, RERA number or description', () => {
    expect(repeated(all.map((p) => p.id))).toEqual([]);
    expect(repeated(all.map((p) => p.seoSlug ?? toLinkSlug(p.name, p.location)))).toEqual([]);
    expect(repeated(all.map((p) => p.rera))).toEqual([]);
    expect(repeated(all.map((p) => JSON.stringify(p.description)))).toEqual([]);
    for (const { rera } of all) if (rera) expect(rera).toMatch(/^P(?:51[789]|520)00?0{4,}\d{2,}$|^PR\d{13}$/);
  });

  it('calls no home verified that nobody has seen yet', () => {
    for (const p of all)
      if (/after our visit/.test(JSON.stringify(p.description))) expect(p.verified, p.name).toBe(false);
  });

  it('says the same price in words and in figures', () => {
    for (const { name, price, priceValue, propertyType } of all) {
      if (!priceValue) expect(price).toBe('Price on request');
      else if (propertyType === 'rental') expect(price, name).toBe(`₹${groupIndian(priceValue)}`);
      else {
        const shown = price
          .replace(' onwards', '')
          .replace('Lakh', 'L')
          .replace(/\.(\d)0 /, '.$1 ');
        expect(shown, name).toBe(formatLakhCrore(priceValue));
      }
    }
  });

  it('asks what the neighbourhood asks, per square foot of carpet', () => {
    const ranges: [RegExp, number, number][] = [
      [/Worli|Lower Parel/, 50_000, 65_000],
      [/Mumbai$/, 27_000, 48_000],
      [/Thane$/, 17_000, 22_000],
      [/Taloja/, 5_500, 7_000],
      [/Ulwe/, 9_500, 13_500],
      [/Kharghar/, 9_500, 19_000],
      [/./, 8_000, 15_500],
    ];
    for (const p of [...projects, ...resale]) {
      const area = areaValue(p.area);
      if (!p.priceValue || !p.bedrooms || !area) continue;
      const [, low, high] = ranges.find(([place]) =>
        place.test(`${p.location}, ${p.city}`.replace('Navi Mumbai', 'NM')),
      )!;
      expect(p.priceValue / area, p.name).toBeGreaterThanOrEqual(low);
      expect(p.priceValue / area, p.name).toBeLessThanOrEqual(high);
    }
  });

  it('holds the homes of the design, with their figures', () => {
    const facts = (name: string) => {
      const { location, price, bedrooms, area, images, interiorImages } = byName(name);
      return [location, price.replace(' onwards', ''), bedrooms, area, images.length + interiorImages.length];
    };
    expect(facts('Savali Residency')).toEqual([
      'Sector 36, Kamothe',
      '₹98.50 Lakh',
      '2 BHK',
      '645 sq ft',
      14,
    ]);
    expect(facts('Tulsi Courtyard')).toEqual([
      'Sector 9, Khandeshwar',
      '₹62.40 Lakh',
      '1 BHK',
      '412 sq ft',
      9,
    ]);
    expect(facts('Creekside One')).toEqual([
      'Ghodbunder Road, Thane',
      '₹2.35 Cr',
      '3 BHK',
      '1,140 sq ft',
      18,
    ]);
    expect(facts('Shantivan CHS, B-704')).toEqual([
      'Sector 11, Kamothe',
      '₹92 Lakh',
      '2 BHK',
      '610 sq ft',
      11,
    ]);
    expect(facts('Gulmohar CHS, A-203')).toEqual([
      'Sector 15, New Panvel',
      '₹54 Lakh',
      '1 BHK',
      '425 sq ft',
      7,
    ]);
    expect(facts('Neelambari CHS, 1102')).toEqual([
      'Sector 20, Kharghar',
      '₹1.62 Cr',
      '3 BHK',
      '985 sq ft',
      10,
    ]);
    expect(facts('Meghdoot CHS, C-502')).toEqual(['Sector 35, Kamothe', '₹26,000', '2 BHK', '640 sq ft', 8]);
    expect(facts('Parijat Heights, 903')).toEqual([
      'Sector 6A, Kamothe',
      '₹31,000',
      '3 BHK',
      '905 sq ft',
      12,
    ]);
    expect(facts('Lake View CHS, 301')).toEqual([
      'Sector 8, Khandeshwar',
      '₹14,500',
      '1 BHK',
      '398 sq ft',
      6,
    ]);
  });
});

describe('fields', () => {
  const isFilled = (value: unknown) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== false;
  const required = [
    'id',
    'name',
    'location',
    'city',
    'price',
    'priceValue',
    'status',
    'propertyType',
    'description',
    'images',
    'specifications',
  ];
  const optional = Object.keys(PropertyInputSchema.entries).filter((key) => !required.includes(key));

  it.each(optional)('%s is filled in some and absent in others', (key) => {
    const filled = all.filter((p) => isFilled(p[key as keyof PropertyInput]));
    expect(filled.length).toBeGreaterThan(0);
    expect(filled.length).toBeLessThan(all.length);
  });

  it.each(Object.keys(SpecificationsSchema.entries))(
    'specification %s is filled in some and absent in others',
    (key) => {
      const filled = all.filter((p) =>
        isFilled(p.specifications[key as keyof PropertyInput['specifications']]),
      );
      expect(filled.length).toBeGreaterThan(0);
      expect(filled.length).toBeLessThan(all.length);
    },
  );

  it('has both kinds of description and of builder', () => {
    for (const key of ['description', 'developerDescription'] as const) {
      expect(all.filter((p) => typeof p[key] === 'object').length, key).toBeGreaterThanOrEqual(3);
      expect(all.filter((p) => typeof p[key] === 'string' && p[key]).length, key).toBeGreaterThanOrEqual(1);
    }
  });

  it('has maps that a page will show, and videos that are plainly invented', () => {
    for (const { mapEmbedCode } of all)
      if (mapEmbedCode) expect(mapEmbedUrl(mapEmbedCode)).toMatch(/^https:\/\//);
    for (const link of all.flatMap((p) => p.videoGallery))
      expect(link).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/sample\d{5}$/);
  });
});

describe('pictures', () => {
  const media: { file: string; kind: string; fits: string[] }[] = JSON.parse(
    readFileSync(join(SEED_FOLDER, 'media', 'media.json'), 'utf8'),
  );

  it('are there, and none twice in one listing', () => {
    const known = new Set(media.map(({ file }) => `media/${file}`));
    for (const p of all) {
      const own = [...p.images, ...p.interiorImages];
      expect(
        own.filter((ref) => !known.has(ref)),
        p.name,
      ).toEqual([]);
      expect(repeated(own), p.name).toEqual([]);
    }
    const counts = all.map((p) => p.images.length + p.interiorImages.length);
    expect(counts).toContain(1);
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(8);
  });

  it('show commercial places for shops and offices only', () => {
    const commercial = new Set(
      media.filter((m) => m.fits.includes('commercial')).map((m) => `media/${m.file}`),
    );
    for (const p of all)
      for (const ref of p.images)
        expect(commercial.has(ref), `${p.name} ${ref}`).toBe(!p.bedrooms && p.area !== '');
  });

  const newest = files
    .flatMap((list, type) => list.map((p, position) => ({ p, age: ageInHours(position, type) })))
    .sort((a, b) => a.age - b.age)
    .map(({ p }) => p);
  const lists: [string, PropertyInput[]][] = [
    ['newest of all', newest],
    ['luxury', newest.filter((p) => p.status === 'Luxury')],
    ['ready to move', newest.filter((p) => p.status === 'Ready to Move')],
    ...files.flatMap((list): [string, PropertyInput[]][] => [
      [`newest ${list[0]?.propertyType}`, list],
      [`featured ${list[0]?.propertyType}`, list.filter((p) => p.featured)],
    ]),
  ];

  it.each(lists)('differ between neighbours: %s', (_name, list) => {
    expect(list.length).toBeGreaterThan(3);
    expect(list.filter((p, i) => i > 0 && p.images[0] === list[i - 1]?.images[0]).map((p) => p.name)).toEqual(
      [],
    );
  });
});
