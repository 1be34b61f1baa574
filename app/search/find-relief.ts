import { type PropertyFilters, passesFilters } from '#domain/property/filter';
import { findByText, type SearchIndex } from '#domain/property/search';
import { activeFilters } from './filter-chips.ts';

/** A filter whose removal would bring homes back, and how many. */
export interface Relief {
  label: string;
  filters: PropertyFilters;
  count: number;
}

/** Which one filter to drop when nothing is left: the one that brings back most; null when no single one helps. */
export function findRelief(index: SearchIndex, filters: PropertyFilters): Relief | null {
  const narrowed = findByText(index, filters.text).items;
  let best: Relief | null = null;
  for (const { label, without } of activeFilters(filters)) {
    const count = narrowed.filter((item) => passesFilters(item, without)).length;
    if (count > (best?.count ?? 0)) best = { label, filters: without, count };
  }
  return best;
}
