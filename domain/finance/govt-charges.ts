/** Most that registration costs, in rupees, and its share of the value (spec section 9). */
export const REGISTRATION = { percent: 1, max: 30_000 } as const;

/** Registration fee in whole rupees: 1 % of the value, at most ₹30,000. */
export function registrationFee(value: number): number {
  return Math.min(Math.round((value * REGISTRATION.percent) / 100), REGISTRATION.max);
}

/** Stamp duty in per cent as the card's popup and the FAQ give it: with the 1 % metro cess (spec section 9). */
export const CARD_STAMP_DUTY = [
  { owner: 'male', label: 'Male ownership', percent: 6 },
  { owner: 'female', label: 'Female ownership', percent: 5 },
  { owner: 'joint', label: 'Joint ownership', percent: 5.5 },
] as const;
export type Owner = (typeof CARD_STAMP_DUTY)[number]['owner'];

/** Stamp duty of a shop or an office in per cent, whoever buys it (spec section 9, stamp duty calculator). */
export const COMMERCIAL_DUTY_PERCENT = 6;

export interface GovtCharges {
  owner: Owner;
  label: string;
  percent: number;
  /** Whole rupees. */
  stampDuty: number;
  registration: number;
  total: number;
}

/**
 * Government charges of a listing at this price, for each kind of owner; what the card's popup shows. `commercial`: of a
 * shop or an office, for which the owner makes no difference.
 */
export function govtCharges(value: number, commercial = false): GovtCharges[] {
  const registration = registrationFee(value);
  return CARD_STAMP_DUTY.map(({ owner, label, percent: ofHome }) => {
    const percent = commercial ? COMMERCIAL_DUTY_PERCENT : ofHome;
    const stampDuty = Math.round((value * percent) / 100);
    return { owner, label, percent, stampDuty, registration, total: stampDuty + registration };
  });
}
