import type { RentalInput, RentalYield } from '#domain/finance/rental-yield';
import { formatRupees } from '#domain/property/price';
import { Ledger, LedgerRow, LedgerTotal } from '../ui/ledger.tsx';
import { Panel, ResultFigure } from './calculator-page.tsx';
import { signedPercent, signedRupees } from './signed.ts';
import { YieldGauge } from './yield-gauge.tsx';

export function RentalYieldResult({ input, result }: { input: Required<RentalInput>; result: RentalYield }) {
  const costs = input.maintenance * 12 + input.tax;
  return (
    <>
      <ResultFigure
        label="Net yield"
        figure={signedPercent(result.net)}
        note={`a year: ${result.band}. Gross yield ${signedPercent(result.gross)}`}
      />
      <Panel>
        <Ledger>
          <LedgerRow label="Gross yield" value={signedPercent(result.gross)} />
          <LedgerRow label="Net yield" value={signedPercent(result.net)} />
          <LedgerRow label="Monthly net income" value={signedRupees(result.monthlyNet)} />
          <LedgerTotal label="Annual net income" value={signedRupees(result.annualNet)} />
        </Ledger>
      </Panel>
      <Panel title="Where that stands">
        <YieldGauge net={result.net} gross={result.gross} band={result.band} />
      </Panel>
      <Panel title="Investment summary">
        <Ledger>
          <LedgerRow label="Property value" value={formatRupees(input.value)} />
          <LedgerRow label="Rent a year" value={formatRupees(input.rent * 12)} />
          <LedgerRow label="Maintenance and tax a year" value={formatRupees(costs)} />
          <LedgerTotal label="Left a year" value={signedRupees(result.annualNet)} />
        </Ledger>
      </Panel>
    </>
  );
}
