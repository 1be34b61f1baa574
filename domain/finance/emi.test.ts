import { describe, expect, it } from 'vitest';
import { calculateEmi, emiSchedule, loanToValuePercent, monthsSavedByExtraEmi } from './emi.ts';

const loan = (amount: number, annualRate: number, years: number) => ({ amount, annualRate, years });
const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

describe('calculateEmi', () => {
  it.each([
    ['C01', loan(50_00_000, 8.5, 20), { emi: 43_391, total: 1_04_13_879, interest: 54_13_879, months: 240 }],
    ['C02', loan(25_00_000, 9.25, 15), { emi: 25_730, total: 46_31_365, interest: 21_31_365, months: 180 }],
    ['C03', loan(1_00_000, 12, 1), { emi: 8_885, total: 1_06_619, interest: 6_619, months: 12 }],
  ])('%s', (_name, input, expected) => {
    expect(calculateEmi(input)).toEqual(expected);
  });

  it('C04: has no result when a part is 0 or not a number', () => {
    expect(calculateEmi(loan(0, 8.5, 20))).toBeNull();
    expect(calculateEmi(loan(50_00_000, 0, 20))).toBeNull();
    expect(calculateEmi(loan(50_00_000, 8.5, 0))).toBeNull();
    expect(calculateEmi(loan(Number.NaN, 8.5, 20))).toBeNull();
    expect(calculateEmi(loan(-1, 8.5, 20))).toBeNull();
  });

  it('C05: two and a half years are 30 months', () => {
    expect(calculateEmi(loan(50_00_000, 8.5, 2.5))).toMatchObject({ months: 30, emi: 1_85_589 });
  });
});

describe('emiSchedule', () => {
  it('pays back the whole loan and adds up to the total', () => {
    const years = emiSchedule(loan(75_00_000, 8.5, 20));
    expect(years).toHaveLength(20);
    expect(sum(years.map((y) => y.principal))).toBeCloseTo(75_00_000, 3);
    expect(sum(years.map((y) => y.interest))).toBeCloseTo(81_20_818, -1);
    expect(years.at(-1)?.balance).toBe(0);
    expect(years[0]?.interest).toBeGreaterThan(years[0]?.principal ?? 0);
  });

  it('ends with a short year', () => {
    expect(emiSchedule(loan(50_00_000, 8.5, 2.5)).map((y) => y.months)).toEqual([12, 12, 6]);
  });

  it('is empty for an unusable loan', () => {
    expect(emiSchedule(loan(0, 8.5, 20))).toEqual([]);
  });
});

describe('tips', () => {
  it('ends a 20 year loan about three years sooner with one more instalment a year', () => {
    const saved = monthsSavedByExtraEmi(loan(75_00_000, 8.5, 20));
    expect(saved).toBeGreaterThan(32);
    expect(saved).toBeLessThan(44);
  });

  it('steps the share that banks lend at 30 and 75 lakh', () => {
    expect([30_00_000, 30_00_001, 75_00_000, 75_00_001].map(loanToValuePercent)).toEqual([90, 80, 80, 75]);
  });
});
