import type { StampDuty } from '#domain/finance/stamp-duty';
import { formatRupees } from '#domain/property/price';
import { Ledger, LedgerRow, LedgerTotal } from '../ui/ledger.tsx';
import { Panel, ResultFigure } from './calculator-page.tsx';
import { SplitBar } from './split-bar.tsx';

export function StampDutyResult({ value, result }: { value: number; result: StampDuty }) {
  return (
    <>
      <ResultFigure
        label="Total government charges"
        figure={formatRupees(result.charges)}
        note={`${result.chargesPercent.toFixed(2)}% of the value`}
      />
      <Panel>
        <Ledger>
          <LedgerRow label="Property value" value={formatRupees(value)} />
          <LedgerRow label={`Stamp duty, ${result.percent}%`} value={formatRupees(result.duty)} />
          <LedgerRow label="Registration, 1% to ₹30,000" value={formatRupees(result.registration)} />
          <LedgerTotal label="Total property cost" value={formatRupees(result.cost)} />
        </Ledger>
      </Panel>
      <Panel title="What the cost is made of">
        <SplitBar
          parts={[
            { label: 'Price', value, note: formatRupees(value) },
            { label: 'Stamp duty', value: result.duty, note: formatRupees(result.duty) },
            { label: 'Registration', value: result.registration, note: formatRupees(result.registration) },
          ]}
        />
      </Panel>
    </>
  );
}
