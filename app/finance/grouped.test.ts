import { expect, it } from 'vitest';
import { readMoney } from '#domain/finance/money-input';
import { grouped } from './grouped.ts';

it('groups whole rupees and leaves everything else, and the amount is the same', () => {
  const limits = { min: 1, max: 1e15 };
  for (const [typed, written] of [
    ['5000000', '50,00,000'],
    ['50,00,000', '50,00,000'],
    ['75 lakh', '75 lakh'],
    ['123456.50', '123456.50'],
    ['', ''],
  ] as const) {
    expect(grouped(typed)).toBe(written);
    expect(readMoney(written, limits).value).toBe(readMoney(typed, limits).value);
  }
});
