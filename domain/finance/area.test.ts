import { describe, expect, it } from 'vitest';
import { convertArea, formatArea } from './area.ts';

describe('convertArea', () => {
  it.each([
    ['C10', 1, 'sqm', 'sqft', 10.76391],
    ['C10', 1000, 'sqft', 'sqm', 92.90304],
    ['C11', 1, 'hectare', 'sqft', 107_639.104167],
    ['C11', 1, 'acre', 'sqft', 43_560],
    ['C11', 1, 'acre', 'guntha', 40],
    ['C12', 9, 'sqyd', 'sqft', 81],
    ['C12', 1, 'guntha', 'sqft', 1089],
    ['C12', 1, 'cent', 'sqft', 435.6],
    ['C15', 100, 'sqm', 'sqft', 1076.391042],
  ] as const)('%s: %d %s in %s is %d', (_name, value, from, to, expected) => {
    expect(convertArea(value, from, to)).toBe(expected);
  });

  it('C13: has no result for 0 and not-a-number', () => {
    expect(convertArea(0, 'sqm', 'sqft')).toBeNull();
    expect(convertArea(Number.NaN, 'sqm', 'sqft')).toBeNull();
  });
});

describe('formatArea', () => {
  it.each([
    [0.0005, '5.0000e-4'],
    [0.25, '0.2500'],
    [12.3456, '12.35'],
    [92.90304, '92.90'],
    [123456.7, '1,23,456.7'],
    [107_639.104167, '1,07,639.104'],
    [0, 'less than 0.000001'],
  ])('C14: %d is shown as %s', (value, expected) => {
    expect(formatArea(value)).toBe(expected);
  });
});
