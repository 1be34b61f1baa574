import { NO_FILTERS, PRICE_FILTERS, type PropertyFilters } from '#domain/property/filter';
import type { PropertyType } from '#domain/property/property';

/** The words for a listing type in filters and headings. */
export const TYPE_LABELS: Record<PropertyType, string> = {
  sale: 'New projects',
  resale: 'Resale',
  rental: 'Rent',
};

/** One filter that is on: its words, and the filters as they are without it. */
export interface ActiveFilter {
  id: string;
  label: string;
  without: PropertyFilters;
}

const less = <T>(list: readonly T[], item: T) => list.filter((other) => other !== item);

/** Every filter that narrows the list, in the order of the panel; the search text is not one of them. */
export function activeFilters(filters: PropertyFilters): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const add = (id: string, label: string, change: Partial<PropertyFilters>) =>
    active.push({ id, label, without: { ...filters, ...change } });
  if (filters.location) add(`location ${filters.location}`, filters.location, { location: '' });
  if (filters.type) add(`type ${filters.type}`, TYPE_LABELS[filters.type], { type: null });
  for (const status of filters.statuses)
    add(`status ${status}`, status, { statuses: less(filters.statuses, status) });
  for (const rooms of filters.bedrooms)
    add(`bedrooms ${rooms}`, rooms, { bedrooms: less(filters.bedrooms, rooms) });
  for (const slug of filters.prices) {
    const label = PRICE_FILTERS.find((price) => price.slug === slug)?.label ?? slug;
    add(`price ${slug}`, label, { prices: less(filters.prices, slug) });
  }
  return active;
}

/** How many choices of the filter panel are on: the number on the Filters button. */
export function panelCount(filters: PropertyFilters): number {
  const { type, statuses, bedrooms, prices } = filters;
  return (type ? 1 : 0) + statuses.length + bedrooms.length + prices.length;
}

/** Everything off but the search text and the order. */
export function clearFilters(filters: PropertyFilters): PropertyFilters {
  return { ...NO_FILTERS, text: filters.text, sort: filters.sort };
}

/** Puts `item` into a list or takes it out, for a check box. */
export function toggled<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? less(list, item) : [...list, item];
}

/** What the list is called: the text, the place, both, or all. */
export function resultsHeading({ text, location }: PropertyFilters): string {
  const asked = text.trim();
  if (!asked && !location) return 'All Properties';
  if (!asked) return `Results for ${location}`;
  return location ? `Results for “${asked}” in ${location}` : `Results for “${asked}”`;
}

/** "khandeshwar station" → "Khandeshwar Station": folded search words as they are shown. */
export function titleCase(words: string): string {
  return words.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}
