import { expect, it } from 'vitest';
import { isCommercial } from './commercial.ts';

it.each([
  ['', 'Ganesh Arcade, Shop 6', true],
  ['', 'Nakshatra Business Park, 412', true],
  ['Office', 'Utsav Plaza, 305', true],
  ['', 'Chandan Row Villas', false],
  ['Studio', 'Business Bay', false],
  ['2 BHK', 'Mall Road Residency', false],
])('bedrooms "%s", name "%s": %s', (bedrooms, name, commercial) => {
  expect(isCommercial({ bedrooms, name })).toBe(commercial);
});
