import { Ledger, LedgerRow, LedgerTotal } from '../ui/ledger.tsx';
import panel from './panel.module.css';
import type { Costs } from './property-facts.ts';

/** The ledger of what a home costs in all. */
export function CostLedger({ costs }: { costs: Costs }) {
  return (
    <>
      <div className={panel.card}>
        <Ledger>
          {costs.rows.map((row) => (
            <LedgerRow key={row.label} {...row} />
          ))}
          <LedgerTotal {...costs.total} />
        </Ledger>
      </div>
      {costs.notes.map((note) => (
        <p key={note} className={panel.note}>
          {note}
        </p>
      ))}
    </>
  );
}
