import { describe, expect, it } from 'vitest';
import type { PropertyListResponse } from '#domain/api/properties';
import type { PropertySummary } from '#domain/property/summary';
import { showLabel } from './hero-search.tsx';
import { joinPages } from './use-featured.ts';

describe('showLabel', () => {
  const totals = { sale: 26, resale: 1, rental: 0 };
  it('says how many homes the button leads to', () => {
    expect(showLabel('projects', totals)).toBe('Show 26 projects');
    expect(showLabel('resale', totals)).toBe('Show 1 resale home');
    expect(showLabel('rental', totals)).toBe('Show 0 homes for rent');
  });
  it('promises no number that is not known', () => {
    expect(showLabel('projects', undefined)).toBe('Show projects');
  });
});

describe('joinPages', () => {
  const list = (ids: string[], hasNext: boolean): PropertyListResponse<PropertySummary> => ({
    properties: ids.map((id) => ({ id }) as PropertySummary),
    pagination: { total: 5, page: hasNext ? 1 : 2, limit: 3, hasNext },
  });
  it('puts the next page behind the first, each home once', () => {
    const joined = joinPages(list(['a', 'b', 'c'], true), list(['c', 'd', 'e'], false));
    expect(joined.properties.map((property) => property.id)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(joined.pagination.hasNext).toBe(false);
  });
  it('takes a first page as it is', () => {
    expect(joinPages(undefined, list(['a'], false)).properties).toHaveLength(1);
  });
});
