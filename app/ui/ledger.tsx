import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './ledger.module.css';

/** A passbook page: label left, dotted leader, figure right, double rule above the total. */
export function Ledger({ children, className }: { children: ReactNode; className?: string }) {
  return <dl className={classes(styles.ledger, className)}>{children}</dl>;
}

export function LedgerRow({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <span className={styles.leader} aria-hidden />
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}

export function LedgerTotal({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <div className={classes(styles.row, styles.total)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
