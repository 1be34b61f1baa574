import { Star } from 'lucide-react';
import { SectionHeading } from '../ui/section-heading.tsx';
import styles from './stats.module.css';

const STARS = [1, 2, 3, 4, 5];

/** Large figures with a word each, and the five stars where a page shows them. */
export function Stats({
  title,
  items,
  stars,
}: {
  title: string;
  items: readonly { figure: string; label: string }[];
  stars?: boolean;
}) {
  return (
    <section>
      <SectionHeading title={title} />
      <dl className={styles.stats}>
        {items.map(({ figure, label }) => (
          <div key={label} className={styles.stat}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {stars && (
        <p className={styles.stars} role="img" aria-label="Rated five stars">
          {STARS.map((n) => (
            <Star key={n} size={24} strokeWidth={1.75} aria-hidden />
          ))}
        </p>
      )}
    </section>
  );
}
