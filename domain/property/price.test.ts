import { expect, test } from 'vitest';
import { displayPrice, formatLakhCrore, formatRupees, groupIndian, securityDeposit } from './price.ts';

test.each([
  ['₹ 1.25 Cr onwards', '₹ 1.25 Cr'],
  ['₹85 L Onwards ', '₹85 L'],
  ['₹85 L', '₹85 L'],
  ['onwards and up', 'onwards and up'],
])('"%s" is shown as "%s" (C16)', (price, shown) => {
  expect(displayPrice(price)).toBe(shown);
});

test.each([
  [99_99_999, '₹99.99 L'],
  [1_00_00_000, '₹1 Cr'],
  [1_20_00_000, '₹1.2 Cr'],
  [1_99_99_999, '₹1.99 Cr'],
  [99_999, '₹99,999'],
  [1_00_000, '₹1 L'],
  [8_50_000, '₹8.5 L'],
  [1_234_56_00_000, '₹1,234.56 Cr'],
  [0, '₹0'],
])('%d reads %s (C17)', (value, words) => {
  expect(formatLakhCrore(value)).toBe(words);
});

test('rent is by the month (C17)', () => {
  expect(formatLakhCrore(14_000, { perMonth: true })).toBe('₹14,000/month');
  expect(formatLakhCrore(1_50_000, { perMonth: true })).toBe('₹1.5 L/month');
});

test('every amount below a crore stays below one, and the two decimals are never rounded up', () => {
  for (let value = 1_00_000; value < 1_00_00_000; value += 33_331) {
    const shown = Number(/^₹([\d.]+) L$/.exec(formatLakhCrore(value))?.[1]);
    expect(shown * 1_00_000, String(value)).toBeLessThanOrEqual(value + 1e-6);
    expect(value - shown * 1_00_000, String(value)).toBeLessThan(1_000 + 1e-6);
  }
});

test('numbers are grouped as in India', () => {
  expect([1, 999, 1000, 99999, 100000, 10413879, -1234567].map(groupIndian)).toEqual([
    '1',
    '999',
    '1,000',
    '99,999',
    '1,00,000',
    '1,04,13,879',
    '-12,34,567',
  ]);
  expect(groupIndian(123456.7)).toBe('1,23,456.7');
  expect(formatRupees(43391.16)).toBe('₹43,391');
});

test('the deposit of a rental is three rents (C19)', () => {
  expect(formatRupees(securityDeposit(18_000))).toBe('₹54,000');
});
