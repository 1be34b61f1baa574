import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './chip.module.css';
import { classes } from './classes.ts';

interface ChipProps {
  children: ReactNode;
  chosen?: boolean;
  /** How many homes the choice shows; 0 makes it quiet but keeps it. */
  count?: number;
}

function chipClass(chosen?: boolean, count?: number) {
  return classes(styles.chip, chosen && styles.chosen, !chosen && count === 0 && styles.none);
}

function ChipInside({ children, chosen, count }: ChipProps) {
  return (
    <>
      {chosen && <Check size={18} strokeWidth={2.2} aria-hidden />}
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  );
}

/** A choice that is on or off. */
export function Chip({ onClick, ...rest }: ChipProps & { onClick: () => void }) {
  return (
    <button
      type="button"
      className={chipClass(rest.chosen, rest.count)}
      aria-pressed={!!rest.chosen}
      onClick={onClick}
    >
      <ChipInside {...rest} />
    </button>
  );
}

/** A choice that is an address of its own, so that it works before the scripts are there. */
export function LinkChip({ to, replace, ...rest }: ChipProps & { to: string; replace?: boolean }) {
  return (
    <Link
      to={to}
      replace={replace}
      preventScrollReset
      className={chipClass(rest.chosen, rest.count)}
      aria-current={rest.chosen ? 'true' : undefined}
    >
      <ChipInside {...rest} />
    </Link>
  );
}

/** A filter that is on; pressing it takes it off. */
export function RemovableChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      className={classes(styles.chip, styles.active)}
      aria-label={`Remove ${label}`}
      onClick={onRemove}
    >
      {label}
      <X size={18} strokeWidth={2} aria-hidden />
    </button>
  );
}

/** A row of chips: on a phone one that scrolls sideways to the screen's edges, or one that wraps. */
export function ChipRow({ children, wrap, label }: { children: ReactNode; wrap?: boolean; label?: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a border and a legend into a scrolling row
    <div className={wrap ? styles.wrap : styles.rail} role="group" aria-label={label}>
      {children}
    </div>
  );
}
