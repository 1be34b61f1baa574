import { expect, test } from 'vitest';
import { fitsWishes } from './fits.ts';
import { DEFAULT_SETTINGS, type UserSettings } from './settings.ts';

const flat = {
  name: 'Sample Heights',
  location: 'Kamothe, Sector 18',
  city: 'Navi Mumbai',
  bedrooms: '2, 3 BHK',
  priceValue: 8_500_000,
  propertyType: 'sale' as const,
  specifications: {},
};
const fits = (wishes: Partial<UserSettings>, home: object = {}) =>
  fitsWishes({ ...flat, ...home }, { ...DEFAULT_SETTINGS, ...wishes });

test('without a wish everything fits', () => {
  expect(fits({})).toBe(true);
});

test.each<[string, Partial<UserSettings>, boolean]>([
  ['its place', { preferredLocations: ['Powai', 'kamothe'] }, true],
  ['its city', { preferredLocations: ['Navi Mumbai'] }, true],
  ['another place', { preferredLocations: ['Powai'] }, false],
  ['one of its sizes', { preferredPropertyTypes: ['3 BHK'] }, true],
  ['another size', { preferredPropertyTypes: ['1 BHK'] }, false],
  ['another kind', { preferredPropertyTypes: ['Villa'] }, false],
  ['its price as a bound', { budgetMin: 8_500_000, budgetMax: 8_500_000 }, true],
  ['less money', { budgetMax: 8_499_999 }, false],
  ['more money', { budgetMin: 8_500_001 }, false],
  ['a rent', { budgetMax: 30_000 }, false],
])('%s', (_wish, wishes, expected) => {
  expect(fits(wishes)).toBe(expected);
});

test('a budget for buying is not met by a rent, one for renting is', () => {
  const rental = { propertyType: 'rental', priceValue: 22_000, name: 'Sample Villa' };
  expect(fits({ budgetMax: 9_000_000 }, rental)).toBe(false);
  expect(fits({ budgetMin: 20_000, budgetMax: 25_000 }, rental)).toBe(true);
  expect(fits({ preferredPropertyTypes: ['Villa'] }, rental)).toBe(true);
});
