import { amountInWords } from '#domain/finance/money-input';
import { formatRupees } from '#domain/property/price';
import { SectionHeading } from '../ui/section-heading.tsx';
import type { PriceGroup } from './marketing-page.ts';
import styles from './price-panel.module.css';

/** "₹52 lakh" for prices, "₹14,000" for rents. */
export function startingPrice(rupees: number): string {
  return rupees >= 1_00_000 ? `₹${amountInWords(rupees)}` : formatRupees(rupees);
}

/** Starting prices of a few kinds of home, one a row. */
export function PricePanel({ title, note, groups }: { title: string; note: string; groups: PriceGroup[] }) {
  return (
    <section>
      <SectionHeading title={title} description={note} />
      {groups.map((group) => (
        <dl key={group.title ?? ''} className={styles.panel}>
          {group.rows.map((row) => (
            <div key={row.name} className={styles.row}>
              <dt className={styles.name}>
                {row.name} <span className={styles.detail}>{row.detail}</span>
              </dt>
              <dd className={styles.price}>
                <span>from </span>
                {startingPrice(row.from)}
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  );
}
