export interface RentalInput {
  /** Rupees: price of the home, rent and maintenance a month, property tax a year. */
  value: number;
  rent: number;
  maintenance?: number;
  tax?: number;
}

/** Bands of yearly yield, best first; a yield is in the first band whose floor it reaches (spec section 9, C07). */
export const YIELD_BANDS = [
  { name: 'Excellent', from: 8 },
  { name: 'Good', from: 6 },
  { name: 'Average', from: 4 },
  { name: 'Poor', from: 0 },
] as const;
export type YieldBand = (typeof YIELD_BANDS)[number]['name'];

export interface RentalYield {
  /** Per cent a year, to two decimals. */
  gross: number;
  net: number;
  /** Rupees. Monthly leaves out the yearly tax (spec section 9). */
  monthlyNet: number;
  annualNet: number;
  /** Of the net yield as shown. */
  band: YieldBand;
}

/** What the calculator accepts, in rupees. */
export const RENTAL_LIMITS = {
  value: { min: 10_000, max: 10_000_00_00_000 },
  rent: { min: 100, max: 100_00_00_000 },
  costs: { min: 0, max: 100_00_00_000 },
} as const;

const toTwo = (value: number) => Math.round((value + Number.EPSILON) * 100) / 100;

export function yieldBand(percent: number): YieldBand {
  return YIELD_BANDS.find((band) => percent >= band.from)?.name ?? 'Poor';
}

/** Gross and net yield; null when value or rent is zero, negative or not a number. */
export function calculateRentalYield({
  value,
  rent,
  maintenance = 0,
  tax = 0,
}: RentalInput): RentalYield | null {
  if (![value, rent, maintenance, tax].every(Number.isFinite) || value <= 0 || rent <= 0) return null;
  const annualRent = rent * 12;
  const annualNet = annualRent - (maintenance * 12 + tax);
  const net = toTwo((annualNet / value) * 100);
  return {
    gross: toTwo((annualRent / value) * 100),
    net,
    monthlyNet: rent - maintenance,
    annualNet,
    band: yieldBand(net),
  };
}
