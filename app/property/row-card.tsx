import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { propertyPath } from '#domain/property/slug';
import type { PropertySummary } from '#domain/property/summary';
import { SaveButton } from '../saved/save-button.tsx';
import { Photo } from '../ui/photo.tsx';
import { cardFacts, cardPrice, summaryPhoto } from './card-facts.ts';
import styles from './row-card.module.css';

/**
 * A listing in a row: photo left, facts right. `priceNote` stands under the price ("Down from ₹99.90 Lakh"),
 * `note` is the last line and says what is kept on the phone.
 */
export function RowCard({
  summary,
  priceNote,
  note,
  level = 3,
}: {
  summary: PropertySummary;
  priceNote?: ReactNode;
  note?: ReactNode;
  level?: 2 | 3;
}) {
  const { amount, unit } = cardPrice(summary);
  const facts = cardFacts(summary).map((fact) => fact.value);
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <Photo
        picture={summaryPhoto(summary)}
        alt={summary.imageAlt ?? ''}
        sizes="124px"
        className={styles.photo}
      />
      <div className={styles.body}>
        <div className={styles.head}>
          <Heading className={styles.name}>
            <Link to={propertyPath(summary.slug)}>{summary.name}</Link>
          </Heading>
          <div className={styles.save}>
            <SaveButton summary={summary} />
          </div>
        </div>
        <p className={styles.place}>{summary.location}</p>
        <p className={styles.price}>
          {amount}
          {unit && <span className={styles.unit}> {unit}</span>}
        </p>
        {priceNote}
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </article>
  );
}
