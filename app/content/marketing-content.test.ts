import { expect, it } from 'vitest';
import { BUY_RESALE_FLATS } from './buy-resale-flats-content.ts';
import { COMMERCIAL_PROPERTY } from './commercial-property-content.ts';
import { COMMERCIAL_RENTAL } from './commercial-rental-content.ts';
import { FLAT_ON_RENT } from './flat-on-rent-content.ts';
import { KAMOTHE_AGENT } from './kamothe-agent-content.ts';
import { LANDING } from './landing-content.ts';
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

it('has the blocks that the spec counts', () => {
  const counts = (page: { sections: { kind: string; items?: unknown[] }[] }, kind: string) =>
    page.sections.filter((section) => section.kind === kind).map((section) => section.items?.length);
  const table = [
    RENT_OUT_PROPERTY,
    BUY_RESALE_FLATS,
    FLAT_ON_RENT,
    COMMERCIAL_PROPERTY,
    COMMERCIAL_RENTAL,
  ].map((page) => [counts(page, 'cards'), counts(page, 'steps')]);
  expect(table).toEqual([
    [[6], [4]],
    [[6], [4]],
    [[6], [4]],
    [[5], [4]],
    [[5], [4]],
  ]);
  expect([counts(SELL_PROPERTY, 'cards'), counts(SELL_PROPERTY, 'steps')]).toEqual([[6, 4], [5]]);
  expect([counts(SELL_COMMERCIAL_PROPERTY, 'cards'), counts(SELL_COMMERCIAL_PROPERTY, 'steps')]).toEqual([
    [6, 4],
    [5],
  ]);
});
