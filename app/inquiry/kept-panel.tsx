import { Clock, Smartphone } from 'lucide-react';
import { displayPhone, normalizePhone } from '#domain/phone/phone';
import { MESSAGES } from '#domain/text/messages';
import { Button } from '../ui/button.tsx';
import { Ledger, LedgerRow } from '../ui/ledger.tsx';
import { SheetBody, SheetFooter } from './sheet.tsx';
import styles from './sheet-parts.module.css';

/** Without signal: what is kept on this phone and will go by itself (look 11b). */
export function KeptPanel({
  rows,
  phone,
  onChangeIt,
  onDone,
}: {
  /** Label and value, in order; empty values are left out. */
  rows: readonly (readonly [string, string | undefined])[];
  phone: string;
  /** Back to the form, with the text. */
  onChangeIt: () => void;
  onDone: () => void;
}) {
  return (
    <>
      <SheetBody>
        <div role="status">
          <span className={styles.mark}>
            <Smartphone size={30} strokeWidth={1.75} aria-hidden />
          </span>
          <p className={styles.text}>{MESSAGES.keptFull.description}</p>
        </div>
        <Ledger className={styles.ledger}>
          {rows.map(([label, value]) => value && <LedgerRow key={label} label={label} value={value} />)}
          <LedgerRow label="Phone" value={displayPhone(normalizePhone(phone))} />
          <LedgerRow
            label="Status"
            value={
              <span className={styles.waiting}>
                <Clock size={20} strokeWidth={1.75} aria-hidden />
                Waiting to send
              </span>
            }
          />
        </Ledger>
      </SheetBody>
      <SheetFooter>
        <Button look="neutral" onClick={onChangeIt}>
          Change it
        </Button>
        <Button onClick={onDone}>Done</Button>
      </SheetFooter>
    </>
  );
}
