import { expect, it } from 'vitest';
import { BUY_RESALE_FLATS } from './buy-resale-flats-content.ts';
import { COMMERCIAL_PROPERTY } from './commercial-property-content.ts';
import { COMMERCIAL_RENTAL } from './commercial-rental-content.ts';
import { FLAT_ON_RENT } from './flat-on-rent-content.ts';
import { KAMOTHE_AGENT } from './kamothe-agent-content.ts';
import { LANDING } from './landing-content.ts';
import type { MarketingPage } from './marketing-page.ts';
import { RENT_OUT_PROPERTY } from './rent-out-property-content.ts';
import { SELL_COMMERCIAL_PROPERTY } from './sell-commercial-property-content.ts';
import { SELL_PROPERTY } from './sell-property-content.ts';
import { VASTU } from './vastu-content.ts';

const PAGES = {
  RENT_OUT_PROPERTY,
  BUY_RESALE_FLATS,
  FLAT_ON_RENT,
  COMMERCIAL_PROPERTY,
  COMMERCIAL_RENTAL,
  SELL_PROPERTY,
  SELL_COMMERCIAL_PROPERTY,
  KAMOTHE_AGENT,
  LANDING,
  VASTU,
};

/** Every text of a page that is longer than a label. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 24 ? [value] : [];
  if (value && typeof value === 'object') return Object.values(value).flatMap(sentences);
  return [];
}

it('writes every marketing page for itself: no sentence and no picture stands on two', () => {
  const texts = Object.values(PAGES).flatMap((page) => [...new Set(sentences(page))]);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  const pictures = Object.values(PAGES).map((page) => page.picture);
  expect(new Set(pictures).size).toBe(pictures.length);
});

/** The blocks of a page in their order, those that stand beside each other apart; a number says how many entries. */
const outline = (page: MarketingPage) =>
  page.sections
    .flatMap((section) => (section.kind === 'pair' ? section.parts : [section]))
    .map((block) =>
      'items' in block && block.kind !== 'stats' ? `${block.kind} ${block.items.length}` : block.kind,
    )
    .join(', ');

it('has the blocks that the spec names, as many as it counts', () => {
  expect(outline(RENT_OUT_PROPERTY)).toBe('cards 6, steps 4, stats, band, contact');
  expect(outline(BUY_RESALE_FLATS)).toBe('cards 6, prices, steps 4, band, stats, contact');
  expect(outline(FLAT_ON_RENT)).toBe('cards 6, prices, stats, steps 4, band, about, contact');
  expect(outline(COMMERCIAL_PROPERTY)).toBe('cards 5, prices, steps 4, stats, band, about, contact');
  expect(outline(COMMERCIAL_RENTAL)).toBe('cards 5, prices, steps 4, stats, band, about, contact');
  expect(outline(SELL_PROPERTY)).toBe('cards 6, cards 4, steps 5, stats, band, about, contact');
  expect(outline(SELL_COMMERCIAL_PROPERTY)).toBe('cards 6, cards 4, steps 5, stats, band, contact');
});

const titles = (page: MarketingPage, kind: 'cards' | 'steps', nth = 0) => {
  const block = page.sections.filter((section) => section.kind === kind)[nth];
  return block && 'items' in block ? block.items.map((item) => 'title' in item && item.title) : [];
};

it('names the steps and kinds that the spec names', () => {
  expect(titles(RENT_OUT_PROPERTY, 'steps')).toEqual(['Contact', 'Visit', 'Marketing', 'Finalize']);
  expect(titles(SELL_PROPERTY, 'cards', 1)).toEqual([
    'Flats and apartments',
    'Row houses',
    'Bungalows',
    'Duplex and penthouse',
  ]);
  expect(titles(SELL_COMMERCIAL_PROPERTY, 'cards', 1)).toEqual([
    'Retail shops',
    'Office spaces',
    'Showrooms',
    'Warehouses and godowns',
  ]);
  expect(titles(SELL_COMMERCIAL_PROPERTY, 'steps')).toEqual([
    'Business analysis',
    'Commercial valuation',
    'Strategic marketing',
    'Investor matching',
    'Deal execution',
  ]);
});

it('prices the sizes and kinds that the spec names', () => {
  const rows = (page: MarketingPage) =>
    page.sections
      .flatMap((section) => (section.kind === 'pair' ? section.parts : [section]))
      .flatMap((block) => (block.kind === 'prices' ? block.groups : []))
      .flatMap((group) => group.rows.map((row) => row.name));
  for (const page of [BUY_RESALE_FLATS, FLAT_ON_RENT])
    expect(rows(page)).toEqual(['1 BHK', '2 BHK', '3 BHK']);
  for (const page of [COMMERCIAL_PROPERTY, COMMERCIAL_RENTAL])
    expect(rows(page)).toEqual(['Shops', 'Offices']);
});

it('begins each chat with what its page is for', () => {
  for (const [page, words] of [
    [RENT_OUT_PROPERTY, /rent out/],
    [BUY_RESALE_FLATS, /buy a resale flat/],
    [FLAT_ON_RENT, /looking for a flat on rent/],
    [COMMERCIAL_PROPERTY, /buy a commercial property/],
    [COMMERCIAL_RENTAL, /a shop or an office on rent/],
    [SELL_PROPERTY, /sell my property/],
    [SELL_COMMERCIAL_PROPERTY, /sell a commercial property/],
  ] as const)
    expect(page.whatsapp).toMatch(words);
});
