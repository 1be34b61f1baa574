import { COMMERCIAL_DUTY_PERCENT, registrationFee } from './govt-charges.ts';

export const PROPERTY_USES = ['residential', 'commercial', 'industrial'] as const;
export type PropertyUse = (typeof PROPERTY_USES)[number];
export const BUYERS = ['male', 'female', 'joint', 'company'] as const;
export type Buyer = (typeof BUYERS)[number];

/** Rates of the calculator (spec section 9). The concession is for a woman who buys a home alone. */
const DUTY_PERCENT: Record<PropertyUse, number> = {
  residential: 5,
  commercial: COMMERCIAL_DUTY_PERCENT,
  industrial: 5,
};
const FEMALE_CONCESSION = 1;

/** Where the rates can be read, and when we last held them against it. */
export const STAMP_DUTY_SOURCE = {
  name: 'Department of Registration and Stamps, Government of Maharashtra',
  href: 'https://igrmaharashtra.gov.in/',
  checked: '27 November 2026',
} as const;

/** What the calculator accepts, in rupees. */
export const STAMP_DUTY_LIMITS = { min: 10_000, max: 10_000_00_00_000 } as const;

export interface StampDuty {
  percent: number;
  /** Whole rupees, as are all that follow. */
  duty: number;
  registration: number;
  charges: number;
  /** Charges in per cent of the value, to two decimals. */
  chargesPercent: number;
  cost: number;
}

export function dutyPercent(use: PropertyUse, buyer: Buyer): number {
  return DUTY_PERCENT[use] - (use === 'residential' && buyer === 'female' ? FEMALE_CONCESSION : 0);
}

/** Stamp duty, registration and cost of a purchase (C08, C09); null when the value is zero, negative or not a number. */
export function calculateStampDuty(value: number, use: PropertyUse, buyer: Buyer): StampDuty | null {
  if (!Number.isFinite(value) || value <= 0) return null;
  const percent = dutyPercent(use, buyer);
  const duty = Math.round((value * percent) / 100);
  const registration = registrationFee(value);
  const charges = duty + registration;
  return {
    percent,
    duty,
    registration,
    charges,
    chargesPercent: Math.round((charges / value) * 10_000) / 100,
    cost: Math.round(value) + charges,
  };
}
