import { describe, expect, it } from 'vitest';
import { govtCharges, registrationFee } from './govt-charges.ts';
import { calculateStampDuty } from './stamp-duty.ts';

describe('calculateStampDuty', () => {
  it.each(['male', 'joint', 'company'] as const)('C08: residential, %s', (buyer) => {
    expect(calculateStampDuty(75_00_000, 'residential', buyer)).toEqual({
      percent: 5,
      duty: 3_75_000,
      registration: 30_000,
      charges: 4_05_000,
      chargesPercent: 5.4,
      cost: 79_05_000,
    });
  });

  it('C08: residential, female', () => {
    expect(calculateStampDuty(75_00_000, 'residential', 'female')).toMatchObject({
      percent: 4,
      duty: 3_00_000,
      charges: 3_30_000,
      cost: 78_30_000,
    });
  });

  it.each([
    ['commercial', 6, 1_20_000],
    ['industrial', 5, 1_00_000],
  ] as const)('C09: %s has no concession', (use, percent, duty) => {
    expect(calculateStampDuty(20_00_000, use, 'female')).toMatchObject({
      percent,
      duty,
      registration: 20_000,
    });
  });

  it('has no result without a value', () => {
    expect(calculateStampDuty(0, 'residential', 'male')).toBeNull();
    expect(calculateStampDuty(Number.NaN, 'residential', 'male')).toBeNull();
  });
});

describe('govtCharges', () => {
  it('gives the popup 6, 5 and 5.5 per cent', () => {
    expect(
      govtCharges(1_00_00_000).map((c) => [c.owner, c.percent, c.stampDuty, c.registration, c.total]),
    ).toEqual([
      ['male', 6, 6_00_000, 30_000, 6_30_000],
      ['female', 5, 5_00_000, 30_000, 5_30_000],
      ['joint', 5.5, 5_50_000, 30_000, 5_80_000],
    ]);
  });

  it('asks 6 per cent for a shop or an office, whoever buys it', () => {
    expect(govtCharges(46_00_000, true).map((c) => [c.percent, c.total])).toEqual(
      Array(3).fill([6, 3_06_000]),
    );
  });

  it('caps registration at 30,000', () => {
    expect([20_00_000, 30_00_000, 30_00_100, 9_00_00_000].map(registrationFee)).toEqual([
      20_000, 30_000, 30_000, 30_000,
    ]);
  });
});
