import { expect, it } from 'vitest';
import { showsIn } from '#domain/property/shows-in';
import type { PropertySummary } from '#domain/property/summary';
import { propertyChips } from './property-chips.ts';

const item = (propertyType: PropertySummary['propertyType'], status: string) =>
  ({ propertyType, status }) as PropertySummary;
const items = [
  item('sale', 'Under Construction'),
  item('sale', 'New Launch'),
  item('resale', 'Ready to Move'),
  item('rental', 'Available soon'),
  item('rental', 'Ready to Move'),
];

it('has a chip for everything, new projects and each status in the data', () => {
  expect(propertyChips(items).map(({ label, count }) => `${label} ${count}`)).toEqual([
    'All Properties 5',
    'New Projects 2',
    'New Launch 1',
    'Ready to Move 2',
    'Under Construction 1',
    'Available soon 1',
  ]);
});

it('counts a status named like a part of every object', () => {
  const odd = [item('sale', 'constructor'), item('sale', 'constructor')];
  expect(propertyChips(odd).at(-1)).toEqual({ filter: 'constructor', label: 'constructor', count: 2 });
});

it('shows under each chip as many as it says', () => {
  for (const { filter, count } of propertyChips(items))
    expect(items.filter((i) => showsIn(i, filter))).toHaveLength(count);
});

it('takes the counts that came with the page', () => {
  expect(propertyChips({ all: 9, sale: 4, statuses: { Luxury: 2 } }).map((c) => c.count)).toEqual([9, 4, 2]);
});
