import { expect, it } from 'vitest';
import { NO_FILTERS, type PropertyFilters } from '#domain/property/filter';
import {
  activeFilters,
  clearFilters,
  panelCount,
  resultsHeading,
  titleCase,
  toggled,
} from './filter-chips.ts';

const filters: PropertyFilters = {
  text: 'lake',
  location: 'Panvel',
  type: 'resale',
  statuses: ['Luxury'],
  bedrooms: ['1 BHK', '2 BHK'],
  prices: ['under-2cr'],
  sort: 'newest',
};

it('names every filter and knows the list without it', () => {
  const active = activeFilters(filters);
  expect(active.map((f) => f.label)).toEqual(['Panvel', 'Resale', 'Luxury', '1 BHK', '2 BHK', 'Under ₹2 Cr']);
  expect(active[0]?.without).toEqual({ ...filters, location: '' });
  expect(active[4]?.without.bedrooms).toEqual(['1 BHK']);
  expect(activeFilters(NO_FILTERS)).toEqual([]);
});

it('counts the panel without text and place', () => {
  expect(panelCount(filters)).toBe(5);
});

it('clears all but text and order', () => {
  expect(clearFilters(filters)).toEqual({ ...NO_FILTERS, text: 'lake', sort: 'newest' });
});

it('toggles', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

it.each([
  ['', '', 'All Properties'],
  [' lake ', '', 'Results for “lake”'],
  ['', 'Panvel', 'Results for Panvel'],
  ['lake', 'Panvel', 'Results for “lake” in Panvel'],
])('heading of "%s" in "%s"', (text, location, heading) => {
  expect(resultsHeading({ ...NO_FILTERS, text, location })).toBe(heading);
});

it('writes words with capitals', () => {
  expect(titleCase('khandeshwar station')).toBe('Khandeshwar Station');
});
