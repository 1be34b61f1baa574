import { expect, test } from 'vitest';
import { nextResultsPath, resultsPage } from './results-page.ts';

test('a page number is a small whole number, whatever the address says', () => {
  expect(resultsPage('')).toBe(1);
  expect(resultsPage('?q=kamothe&page=3')).toBe(3);
  expect(resultsPage('?page=0')).toBe(1);
  expect(resultsPage('?page=999')).toBe(10);
  expect(resultsPage('?page=2e9')).toBe(1);
  expect(resultsPage('?page=-1')).toBe(1);
  expect(resultsPage('?homepage=4')).toBe(1);
});

test('the next page keeps text and filters as they are', () => {
  expect(nextResultsPath('/search', '')).toBe('/search?page=2');
  expect(nextResultsPath('/search', '?q=2+bhk&status=Luxury&page=2')).toBe(
    '/search?q=2+bhk&status=Luxury&page=3',
  );
  expect(nextResultsPath('/search', '?page=10')).toBeNull();
});
