import type { EmiYear } from '#domain/finance/emi';
import { formatLakhCrore, formatRupees } from '#domain/property/price';
import { DataTable } from '../ui/data-table.tsx';
import styles from './year-chart.module.css';

/** A round number of rupees at or above `value`, for the top of the axis: 1, 2, 4, 6, 8 or 10 times a power of ten. */
export function axisTop(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 4, 6, 8, 10].find((step) => step * power >= value) ?? 10) * power;
}

/** Years that get a label below their bar: the first, the last and every fifth (every year when there are few). */
export function labelledYears(count: number): number[] {
  if (count <= 8) return Array.from({ length: count }, (_, at) => at + 1);
  const fifths = Array.from({ length: Math.floor(count / 5) }, (_, at) => (at + 1) * 5);
  const last = fifths.filter((year) => count - year > 2 || year === count);
  return [...new Set([1, ...last, count])];
}

/** What each year's instalments pay: principal below, interest above. The same numbers stand in the table under it. */
export function YearChart({ years }: { years: EmiYear[] }) {
  const top = axisTop(Math.max(...years.map((year) => year.principal + year.interest)));
  const high = (value: number) => (value / top) * 100;
  const labels = new Set(labelledYears(years.length));
  const axis = (value: number) => formatLakhCrore(value).replace('₹', '').replace(' ', '');
  return (
    <figure className={styles.figure}>
      <figcaption>What you pay each year</figcaption>
      <div className={styles.chart} aria-hidden="true">
        <div className={styles.axis}>
          <span>{axis(top)}</span>
          <span>{axis(top / 2)}</span>
          <span>0</span>
        </div>
        <svg
          className={styles.plot}
          viewBox={`0 0 ${years.length * 10} 100`}
          preserveAspectRatio="none"
          role="presentation"
        >
          <path className={styles.grid} d={`M0 0H${years.length * 10}M0 50H${years.length * 10}`} />
          {years.map(({ year, principal, interest }) => (
            <g key={year}>
              <rect
                className={styles.interest}
                x={(year - 1) * 10 + 0.7}
                y={100 - high(principal + interest)}
                width="8.6"
                height={Math.max(0, high(interest) - 1)}
              />
              <rect
                className={styles.principal}
                x={(year - 1) * 10 + 0.7}
                y={100 - high(principal)}
                width="8.6"
                height={high(principal)}
              />
            </g>
          ))}
          <path className={styles.base} d={`M0 100H${years.length * 10}`} />
        </svg>
        <div className={styles.years}>
          {years.map(({ year }) => (
            <span key={year}>{labels.has(year) ? year : ''}</span>
          ))}
        </div>
        <p className={styles.unit}>Year</p>
      </div>
      <details className={styles.details}>
        <summary>The numbers, year by year</summary>
        <DataTable
          caption="Principal, interest and what is still owed at the end of each year"
          columns={['Year', 'Principal', 'Interest', 'Still owed']}
          rows={years.map((year) => [
            String(year.year),
            formatRupees(year.principal),
            formatRupees(year.interest),
            formatRupees(year.balance),
          ])}
        />
      </details>
    </figure>
  );
}
