import { expect, it } from 'vitest';
import { HOME_LOAN_ARTICLE } from './home-loan-article-content.ts';
import { wordCount } from './reading.ts';
import { SECTOR_RENTS } from './rental-guide-content.ts';

it('has a home loan article of at least 900 words, a table and named sources', () => {
  expect(wordCount(HOME_LOAN_ARTICLE)).toBeGreaterThanOrEqual(900);
  expect(
    HOME_LOAN_ARTICLE.flatMap((part) => part.blocks).filter((block) => block.kind === 'table').length,
  ).toBe(3);
  expect(HOME_LOAN_ARTICLE.at(-1)?.title).toBe('Sources');
});

it('works its loan examples out like the calculator', () => {
  const rows = HOME_LOAN_ARTICLE.flatMap((part) => part.blocks).flatMap((block) =>
    block.kind === 'table' ? block.rows : [],
  );
  expect(rows).toContainEqual(['8.50%', '₹43,391', '₹54,13,879']);
});

it('has the sectors and spans of the spec', () => {
  const sectors = SECTOR_RENTS.map(({ rows }) => rows.map((row) => row.sector.replace('Sector ', '')));
  expect(sectors).toEqual([
    ['16', '15', '12', '11'],
    ['6A', '35', '21', '34', '19', '20', '18', '7', '36', '22', '16'],
    ['35', '6A'],
  ]);
  const span = (at: number) => {
    const ends = SECTOR_RENTS[at]?.rows.flatMap((row) => row.range) ?? [];
    return [Math.min(...ends), Math.max(...ends)];
  };
  expect(span(0)).toEqual([12_000, 23_000]);
  expect(span(1)).toEqual([23_000, 29_000]);
  expect(SECTOR_RENTS[2]?.rows.map((row) => row.avgRent)).toEqual([35_000, 30_000]);
  for (const { rows } of SECTOR_RENTS)
    for (const { avgRent, range } of rows) {
      expect(avgRent).toBeGreaterThan(range[0]);
      expect(avgRent).toBeLessThan(range[1]);
    }
});
