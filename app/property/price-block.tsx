import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import text from '../ui/text.module.css';
import { cardPrice } from './card-facts.ts';
import styles from './price-block.module.css';
import { type Facts, priceNotes } from './property-facts.ts';

/** Price, what it comes to a square foot, and "All Inc"; `aside` stands right of it (Govt charges). */
export function PriceBlock({
  facts,
  className,
  aside,
}: {
  facts: Facts;
  className?: string;
  aside?: ReactNode;
}) {
  const notes = priceNotes(facts);
  const { amount, unit } = cardPrice(facts);
  return (
    <div className={classes(styles.block, className)}>
      <div className={styles.words}>
        <p className={styles.line}>
          <span className={text.priceDetail}>{amount}</span>
          {unit && <span className={styles.unit}>{unit}</span>}
          {facts.allInclusive && facts.propertyType !== 'rental' && (
            <span className={styles.inclusive}>All Inc</span>
          )}
        </p>
        {notes.length > 0 && <p className={styles.notes}>{notes.join(' · ')}</p>}
      </div>
      {aside}
    </div>
  );
}
