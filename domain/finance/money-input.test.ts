import { describe, expect, it } from 'vitest';
import { amountInWords, parseMoney, readMoney } from './money-input.ts';
import { parseNumber, readNumber } from './number-input.ts';

describe('parseMoney', () => {
  it.each([
    ['50,00,000', 50_00_000],
    ['5000000', 50_00_000],
    ['50 lakh', 50_00_000],
    ['50L', 50_00_000],
    ['50 lacs', 50_00_000],
    ['0.5 cr', 50_00_000],
    ['.5 Cr', 50_00_000],
    ['₹ 1.25 Crore', 1_25_00_000],
    ['1 crore 20 lakh', 1_20_00_000],
    ['Rs. 14,000/-', 14_000],
    ['14k', 14_000],
    ['  75 00 000 ', 75_00_000],
    ['५०,००,०००', 50_00_000],
    ['५० लाख', 50_00_000],
    ['१.२५ करोड', 1_25_00_000],
    ['१.२५ करोड़', 1_25_00_000],
    ['0', 0],
    ['8999.50', 8999.5],
  ])('reads %s', (text, expected) => {
    expect(parseMoney(text)).toBe(expected);
  });

  it.each(['', 'abc', '-5', '50 apples', '1.2.3', '20 lakh 1 crore', 'lakh', '5 lakh lakh', '50%'])(
    'does not read "%s"',
    (text) => {
      expect(parseMoney(text)).toBeNull();
    },
  );
});

it('says amounts in words, never rounding up to the next unit', () => {
  expect([50_00_000, 75_00_000, 98_50_000, 1_25_00_000, 99_99_999, 14_000, 850].map(amountInWords)).toEqual([
    '50 lakh',
    '75 lakh',
    '98.5 lakh',
    '1.25 crore',
    '99.99 lakh',
    '14 thousand',
    '850',
  ]);
});

describe('fields', () => {
  const range = { min: 1_00_000, max: 10_00_00_000 };
  it('names the bound that was passed', () => {
    expect(readMoney('500', range)).toEqual({
      value: null,
      problem: 'The least we can work with is ₹1 lakh.',
    });
    expect(readMoney('11 cr', range).problem).toBe('The most we can work with is ₹10 crore.');
    expect(readMoney('fifty', range).problem).toMatch(/such as 50,00,000/);
  });
  it('says nothing of an empty field', () => {
    expect(readMoney(' ', range)).toEqual({ value: null, problem: null });
  });
  it('reads rates and years with their unit', () => {
    expect(['8.5', '8.5 %', '20 years', '२०', 'abc', '-1', '1e5'].map(parseNumber)).toEqual([
      8.5,
      8.5,
      20,
      20,
      null,
      null,
      null,
    ]);
    expect(readNumber('0', { min: 1, max: 30, show: (n) => `${n} years` }).problem).toBe(
      'The least we can work with is 1 years.',
    );
  });
});
