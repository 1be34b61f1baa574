import { EMI_LIMITS, type Loan } from '#domain/finance/emi';
import { readMoney } from '#domain/finance/money-input';
import { readNumber } from '#domain/finance/number-input';

export type EmiFields = Record<'amount' | 'rate' | 'years', string>;

/** The three fields as typed, each with its number or what is wrong with it. */
export function readEmiFields({ amount, rate, years }: EmiFields) {
  return {
    amount: readMoney(amount, EMI_LIMITS.amount),
    rate: readNumber(rate, { ...EMI_LIMITS.annualRate, show: (n) => `${n}%` }),
    years: readNumber(years, {
      ...EMI_LIMITS.years,
      show: (n) => (n < 1 ? `${n * 12} months` : `${n} years`),
    }),
  };
}

/** The loan that the fields describe; null while one is empty or not usable. */
export function toLoan(fields: EmiFields): Loan | null {
  const { amount, rate, years } = readEmiFields(fields);
  if (amount.value === null || rate.value === null || years.value === null) return null;
  return { amount: amount.value, annualRate: rate.value, years: years.value };
}
