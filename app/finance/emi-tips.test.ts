import { expect, it } from 'vitest';
import { tenure } from './emi-result.tsx';
import { emiTips } from './emi-tips.ts';

it('speaks of the loan at hand', () => {
  const tips = emiTips({ amount: 75_00_000, annualRate: 8.5, years: 20 });
  expect(tips[0]).toMatch(/^One extra EMI a year ends this loan about 3(\.5)? years sooner\.$/);
  expect(tips[2]).toBe('Banks lend up to 80% of the value for loans of ₹30–75 lakh.');
  expect(emiTips({ amount: 20_00_000, annualRate: 8.5, years: 20 })[2]).toContain('90%');
});

it('writes a tenure in years and months', () => {
  expect([240, 30, 12, 13, 9, 1].map(tenure)).toEqual([
    '20 years',
    '2 years 6 months',
    '1 year',
    '1 year 1 month',
    '9 months',
    '1 month',
  ]);
});
