export interface Loan {
  /** Rupees. */
  amount: number;
  /** Per cent a year. */
  annualRate: number;
  years: number;
}

export interface Emi {
  /** Whole rupees. The total comes from the unrounded instalment, so it need not be emi × months (C03). */
  emi: number;
  total: number;
  interest: number;
  months: number;
}

export interface EmiYear {
  year: number;
  /** Instalments in this year: 12, or fewer in the last. */
  months: number;
  principal: number;
  interest: number;
  /** Rupees still owed at the end of the year; 0 after the last. */
  balance: number;
}

/** Starting values of the calculator (spec section 9). */
export const EMI_DEFAULTS = { annualRate: 8.5, years: 20 } as const;

/** What the calculator accepts, and what its sliders span. Amounts in rupees, rates in per cent, tenure in years. */
export const EMI_LIMITS = {
  amount: { min: 1000, max: 1_000_00_00_000, slider: [5_00_000, 2_00_00_000, 50_000] },
  annualRate: { min: 0.1, max: 36, slider: [5, 15, 0.05] },
  years: { min: 0.25, max: 40, slider: [1, 30, 1] },
} as const;

const monthlyRate = (loan: Loan) => loan.annualRate / 12 / 100;
const monthsOf = (loan: Loan) => Math.max(1, Math.round(loan.years * 12));

/** The unrounded instalment: P·r / (1 − (1 + r)^−n), in the form that keeps its digits for small rates. */
function instalment(loan: Loan): number {
  const r = monthlyRate(loan);
  return (loan.amount * r) / -Math.expm1(-monthsOf(loan) * Math.log1p(r));
}

const usable = (loan: Loan) =>
  [loan.amount, loan.annualRate, loan.years].every((value) => Number.isFinite(value) && value > 0);

/** Monthly instalment, total and interest of a loan; null when a part is zero, negative or not a number (C04). */
export function calculateEmi(loan: Loan): Emi | null {
  if (!usable(loan)) return null;
  const months = monthsOf(loan);
  const emi = instalment(loan);
  const total = emi * months;
  return {
    emi: Math.round(emi),
    total: Math.round(total),
    interest: Math.round(total - loan.amount),
    months,
  };
}

/** What goes to principal and to interest in each year, in unrounded rupees; empty for an unusable loan. */
export function emiSchedule(loan: Loan): EmiYear[] {
  if (!usable(loan)) return [];
  const r = monthlyRate(loan);
  const emi = instalment(loan);
  const total = monthsOf(loan);
  const years: EmiYear[] = [];
  let balance = loan.amount;
  for (let month = 0; month < total; month++) {
    const interest = balance * r;
    const principal = month === total - 1 ? balance : emi - interest;
    balance -= principal;
    const at = Math.floor(month / 12);
    const year = years[at] ?? { year: at + 1, months: 0, principal: 0, interest: 0, balance: 0 };
    years[at] = {
      year: at + 1,
      months: year.months + 1,
      principal: year.principal + principal,
      interest: year.interest + interest,
      balance: Math.max(0, balance),
    };
  }
  return years;
}

/** Months by which the loan ends sooner when one instalment more is paid at the end of every year. */
export function monthsSavedByExtraEmi(loan: Loan): number {
  if (!usable(loan)) return 0;
  const r = monthlyRate(loan);
  const emi = instalment(loan);
  const total = monthsOf(loan);
  let balance = loan.amount;
  for (let month = 1; month <= total; month++) {
    balance = balance * (1 + r) - emi - (month % 12 === 0 ? emi : 0);
    if (balance <= 0.5) return total - month;
  }
  return 0;
}

/** Most that a bank lends for a home, in per cent of its value, by size of loan (RBI: ₹30 lakh, ₹75 lakh). */
export function loanToValuePercent(amount: number): 90 | 80 | 75 {
  if (amount <= 30_00_000) return 90;
  return amount <= 75_00_000 ? 80 : 75;
}
