import { calculateEmi, emiSchedule, type Loan } from '#domain/finance/emi';
import { formatRupees } from '#domain/property/price';
import { Ledger, LedgerRow, LedgerTotal } from '../ui/ledger.tsx';
import { Panel, ResultFigure } from './calculator-page.tsx';
import { SplitBar } from './split-bar.tsx';
import { YearChart } from './year-chart.tsx';

/** "20 years", "2 years 6 months", "9 months". */
export function tenure(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    years && `${years} ${years === 1 ? 'year' : 'years'}`,
    rest && `${rest} ${rest === 1 ? 'month' : 'months'}`,
  ];
  return parts.filter(Boolean).join(' ');
}

export function EmiResult({ loan }: { loan: Loan }) {
  const result = calculateEmi(loan);
  if (!result) return null;
  const principalShare = Math.round((loan.amount / result.total) * 100);
  return (
    <>
      <ResultFigure
        label="Monthly EMI"
        figure={formatRupees(result.emi)}
        note={`for ${tenure(result.months)} at ${loan.annualRate}%`}
      />
      <Panel>
        <Ledger>
          <LedgerRow label="Principal" value={formatRupees(loan.amount)} />
          <LedgerRow label="Total interest" value={formatRupees(result.interest)} />
          <LedgerTotal label="Total amount" value={formatRupees(result.total)} />
        </Ledger>
      </Panel>
      <Panel title="Principal vs interest">
        <SplitBar
          parts={[
            { label: 'Principal', value: loan.amount, note: `${principalShare}%` },
            { label: 'Interest', value: result.interest, note: `${100 - principalShare}%` },
          ]}
        />
        <YearChart years={emiSchedule(loan)} />
      </Panel>
    </>
  );
}
