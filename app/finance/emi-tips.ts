import { type Loan, loanToValuePercent, monthsSavedByExtraEmi } from '#domain/finance/emi';

function inYears(months: number): string {
  if (months < 12) return `${months} ${months === 1 ? 'month' : 'months'}`;
  const years = Math.round(months / 6) / 2;
  return `${years} ${years === 1 ? 'year' : 'years'}`;
}

/** What is worth knowing of this loan; of loans in general while there is none. */
export function emiTips(loan: Loan | null): string[] {
  const saved = loan ? monthsSavedByExtraEmi(loan) : 0;
  const share = loanToValuePercent(loan?.amount ?? 50_00_000);
  const size = { 90: 'up to ₹30 lakh', 80: 'of ₹30–75 lakh', 75: 'above ₹75 lakh' }[share];
  return [
    saved > 0
      ? `One extra EMI a year ends this loan about ${inYears(saved)} sooner.`
      : 'One extra EMI a year ends a 20 year loan about 3 years sooner.',
    'Keep all EMIs under 40% of take-home pay.',
    `Banks lend up to ${share}% of the value for loans ${size}.`,
  ];
}
