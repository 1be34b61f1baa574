import { expect, test } from 'vitest';
import { listFeatured } from './featured.ts';
import type { PropertySummary } from './summary.ts';

const home = (id: string, fields: Partial<PropertySummary>) =>
  ({
    id,
    name: id,
    propertyType: 'sale',
    status: 'Ready to Move',
    listedAt: 0,
    ...fields,
  }) as PropertySummary;

test('marked ones first, then the newest, then by name', () => {
  const items = [
    home('b', { listedAt: 1 }),
    home('a', { listedAt: 1 }),
    home('new', { listedAt: 9 }),
    home('old-star', { featured: true }),
    home('star', { featured: true, listedAt: 5 }),
    home('rent', { propertyType: 'rental', listedAt: 99 }),
  ];
  expect(listFeatured(items, 'projects').map((p) => p.id)).toEqual(['star', 'old-star', 'new', 'a', 'b']);
  expect(listFeatured(items, 'sale')).toEqual(listFeatured(items, 'projects'));
  expect(listFeatured(items, 'rental').map((p) => p.id)).toEqual(['rent']);
  expect(listFeatured(items, 'luxury')).toEqual([]);
});
