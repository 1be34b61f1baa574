import { statusTone, typeBadge } from '#domain/property/badge';
import styles from './badge.module.css';
import { classes } from './classes.ts';

/** A listing's status on its own ground; any status but the four known ones is neutral. */
export function StatusBadge({ status }: { status: string }) {
  const tone = statusTone(status);
  return <span className={classes(styles.badge, tone !== 'neutral' && styles[tone])}>{status}</span>;
}

/** "Resale" or "For Rent"; nothing for new projects. */
export function TypeBadge({ type }: { type: string }) {
  const label = typeBadge(type);
  if (!label) return null;
  return (
    <span className={classes(styles.badge, label === 'Resale' ? styles.resale : styles.rent)}>{label}</span>
  );
}
