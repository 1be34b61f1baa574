import { describe, expect, it } from 'vitest';
import { calculateRentalYield, yieldBand } from './rental-yield.ts';

describe('calculateRentalYield', () => {
  it('C06', () => {
    expect(calculateRentalYield({ value: 80_00_000, rent: 25_000, maintenance: 3_000, tax: 12_000 })).toEqual(
      { gross: 3.75, net: 3.15, monthlyNet: 22_000, annualNet: 2_52_000, band: 'Poor' },
    );
  });

  it('takes maintenance and tax as 0 when they are not given', () => {
    expect(calculateRentalYield({ value: 1_00_00_000, rent: 50_000 })).toMatchObject({ gross: 6, net: 6 });
  });

  it('has no result without a value or a rent', () => {
    expect(calculateRentalYield({ value: 0, rent: 25_000 })).toBeNull();
    expect(calculateRentalYield({ value: 80_00_000, rent: Number.NaN })).toBeNull();
  });

  it('shows a loss as a negative net yield', () => {
    expect(calculateRentalYield({ value: 10_00_000, rent: 1_000, tax: 20_000 })).toMatchObject({
      net: -0.8,
      band: 'Poor',
    });
  });
});

it('C07: bands', () => {
  expect([8, 7.99, 6, 5.99, 4, 3.99].map(yieldBand)).toEqual([
    'Excellent',
    'Good',
    'Good',
    'Average',
    'Average',
    'Poor',
  ]);
});
