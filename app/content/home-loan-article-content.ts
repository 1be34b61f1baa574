import { calculateEmi } from '#domain/finance/emi';
import { formatRupees } from '#domain/property/price';
import type { ReadingPart } from './reading.ts';

const EXAMPLE = { amount: 50_00_000, years: 20 };

/** One row of the example table: the rate, its EMI, and the interest over the whole loan. */
function exampleRow(annualRate: number): string[] {
  const result = calculateEmi({ ...EXAMPLE, annualRate });
  return [`${annualRate.toFixed(2)}%`, formatRupees(result?.emi ?? 0), formatRupees(result?.interest ?? 0)];
}

/** /blog/home-loan-interest-rates-2025. Every outside figure carries its date; sources stand at the end. */
export const HOME_LOAN_ARTICLE: ReadingPart[] = [
  {
    id: 'short',
    title: 'The short version',
    blocks: [
      {
        kind: 'text',
        text: 'In 2025 the Reserve Bank of India lowered its repo rate four times, from 6.50% to 5.25%. Most new home loans follow that rate by contract, so they became cheaper within weeks. Older loans followed late, or only when their owners asked. If you took your loan before October 2019, or have not looked at its rate this year, an hour with your last statement may be the best paid hour of the month.',
      },
      {
        kind: 'text',
        text: 'This piece was written on 20 December 2025. Rates change. The figures below say what was published on the day named beside them, and they are no offer. Ask the bank for today’s.',
      },
    ],
  },
  {
    id: 'repo',
    title: 'What the Reserve Bank did in 2025',
    blocks: [
      {
        kind: 'text',
        text: 'The repo rate is what banks pay when they borrow from the Reserve Bank overnight. It is the floor under most floating home loan rates. The bank’s committee meets every two months; this is what it decided.',
      },
      {
        kind: 'table',
        caption: 'Repo rate decisions in 2025',
        columns: ['Date', 'Change', 'Repo rate after'],
        rows: [
          ['7 February 2025', '−0.25', '6.25%'],
          ['9 April 2025', '−0.25', '6.00%'],
          ['6 June 2025', '−0.50', '5.50%'],
          ['6 August 2025', 'none', '5.50%'],
          ['1 October 2025', 'none', '5.50%'],
          ['5 December 2025', '−0.25', '5.25%'],
        ],
        note: 'Source: Reserve Bank of India, statements of the Monetary Policy Committee on the days named.',
      },
      {
        kind: 'text',
        text: 'Together that is 1.25 percentage points in ten months. The February cut was the first since May 2020.',
      },
    ],
  },
  {
    id: 'reach',
    title: 'How a cut reaches your EMI, or does not',
    blocks: [
      {
        kind: 'text',
        text: 'Since 1 October 2019 banks must tie new floating rate loans to people to an outside benchmark. Nearly all chose the repo rate. Your rate is then the benchmark plus a spread, and it is reset at least once every three months. That is why two neighbours with the same bank can pay different rates: one has a 2022 loan on the repo rate, the other a 2016 loan on the bank’s own base.',
      },
      {
        kind: 'list',
        items: [
          'Repo-linked loan (often called EBLR or RLLR): the cut arrives by itself, at the next reset. Nothing to do but check.',
          'MCLR loan: the bank’s own cost of money decides. It falls later and by less, and is reset every six or twelve months.',
          'Base rate or BPLR loan: the oldest kind and usually the dearest. Ask to be moved to the repo rate. There is a small fee; do it.',
          'Loan from a housing finance company: these are not bound to the repo rate. Ask what yours follows.',
          'Fixed rate loan: nothing changes until the fixed years are over.',
        ],
      },
      {
        kind: 'text',
        text: 'One more trap. When a rate falls, most banks keep your EMI as it was and shorten the loan instead. That is good for you, since more of each instalment goes to principal. But if the month is tight, you may ask for a lower EMI. The Reserve Bank told lenders in August 2023 to offer that choice at a reset.',
      },
    ],
  },
  {
    id: 'banks',
    title: 'What banks were asking',
    blocks: [
      {
        kind: 'text',
        text: 'The newspaper Mint listed these ranges on 5 December 2025, the day of the last cut and before banks had passed it on. The low end is for a high credit score, a salary and a loan well below the value of the home; the high end is for everybody else.',
      },
      {
        kind: 'table',
        caption: 'Floating home loan rates as published on 5 December 2025',
        columns: ['Bank', 'From', 'To'],
        rows: [
          ['Union Bank of India', '7.45%', '10.00%'],
          ['State Bank of India', '7.50%', '8.70%'],
          ['HDFC Bank', '7.90%', '13.20%'],
          ['Kotak Mahindra Bank', '7.99%', '13.30%'],
          ['Axis Bank', '8.35%', '9.35%'],
          ['ICICI Bank', '8.75%', '9.80%'],
        ],
        note: 'Source: Mint (livemint.com), 5 December 2025. Sorted by the lowest rate. Not an offer and not a ranking.',
      },
      {
        kind: 'text',
        text: 'In the days after, several banks moved. Bank of Maharashtra, for one, lowered its repo-linked rate from 7.35% to 7.10% from 6 December, and State Bank of India cut its benchmarks by up to 0.25 points from 15 December (Upstox News, 15 December 2025).',
      },
      {
        kind: 'text',
        text: 'Our calculator starts at 8.5%. That is deliberate: it is a rate most applicants can reach, and a plan that works at 8.5% is a pleasant surprise at 7.5%. The other way round it is not.',
      },
    ],
  },
  {
    id: 'example',
    title: 'What a quarter point is worth',
    blocks: [
      {
        kind: 'text',
        text: 'Take a loan of ₹50 lakh over 20 years. Each quarter point changes the EMI by about ₹780, which sounds like little. Over the whole loan it is close to ₹1.9 lakh.',
      },
      {
        kind: 'table',
        caption: 'A loan of ₹50 lakh over 20 years',
        columns: ['Rate', 'EMI', 'Interest in all'],
        rows: [8.5, 8.25, 8, 7.75, 7.5].map(exampleRow),
        note: 'Worked out with our own EMI calculator, the rate unchanged for 20 years.',
      },
      { kind: 'link', text: 'Try your own loan', to: '/tools/emi-calculator?amount=5000000' },
    ],
  },
  {
    id: 'rate',
    title: 'What decides the rate you are offered',
    blocks: [
      {
        kind: 'list',
        items: [
          'Your credit score. Around 750 and above opens the lower end. Look at your report before the bank does, and have mistakes corrected; that takes some weeks.',
          'The share you borrow. Banks may lend up to 90% of the value for loans to ₹30 lakh, up to 80% until ₹75 lakh and up to 75% above. Those who need less are often charged less.',
          'How you earn. A salary from a known employer is easiest. The self-employed show two or three years of tax returns.',
          'The building. A project that the bank has already approved saves a fortnight and sometimes a fee. In an older building the society’s papers decide.',
          'Who signs. A woman as first borrower gets 0.05 points off at several banks.',
        ],
      },
    ],
  },
  {
    id: 'do',
    title: 'Five things to do now',
    blocks: [
      {
        kind: 'list',
        items: [
          'Find the word on your statement: EBLR, RLLR, MCLR or base rate. Note the rate and the date of the next reset.',
          'Compare it with what your own bank offers new borrowers today. If the gap is more than 0.3 points, write to the bank and ask for the new spread. Most have a conversion fee, often a few thousand rupees.',
          'If the bank will not move, ask two others for a balance transfer. Count everything: processing fee, legal and valuation fees, stamp duty on the new mortgage. With less than five years to go it rarely pays.',
          'Part-pay when you can. Floating rate home loans to individuals carry no prepayment charge, and one extra EMI a year ends a 20 year loan about three years sooner.',
          'Keep all EMIs below 40% of what reaches your account. Then try the calculator one point higher, because rates that fell four times can also rise.',
        ],
      },
    ],
  },
  {
    id: 'costs',
    title: 'Costs that hide beside the rate',
    blocks: [
      {
        kind: 'text',
        text: 'Ask for the key facts statement. Lenders must give you this page, and it names the yearly cost with all fees in it. Look for the processing fee, the valuation and lawyer’s fee, the stamp duty on the mortgage, and insurance. A home loan insurance is your choice and not a condition, even if it comes already filled in.',
      },
      {
        kind: 'text',
        text: 'Tax helps some borrowers: in the old tax regime, interest up to ₹2 lakh a year on a home you live in can be deducted. In the new regime it cannot. Ask a tax adviser which regime is better for you before counting on it.',
      },
    ],
  },
  {
    id: 'sources',
    title: 'Sources',
    blocks: [
      {
        kind: 'list',
        items: [
          'Reserve Bank of India: Monetary Policy Statements of 7 February, 9 April, 6 June, 6 August, 1 October and 5 December 2025 (rbi.org.in).',
          'Reserve Bank of India: circular on external benchmark based lending, 4 September 2019; circular on reset of floating rates, 18 August 2023.',
          'Mint: “RBI policy: lower lending rates to follow”, 5 December 2025.',
          'Upstox News: “8 banks cut home loan rates after RBI’s repo rate decision in December”, 15 December 2025.',
          'Loan examples: our own EMI calculator.',
        ],
      },
    ],
  },
];
