import { groupIndian } from '#domain/property/price';
import styles from './rent-chart.module.css';
import type { SectorRent } from './rental-guide-content.ts';

const LEFT = 78;
const RIGHT = 292;
const ROW = 30;
const TOP = 10;

/** Steps of the axis in rupees, and where an amount stands on it. */
function scale(rows: readonly SectorRent[]) {
  const low = Math.floor(Math.min(...rows.map((row) => row.range[0])) / 2000) * 2000;
  const high = Math.ceil(Math.max(...rows.map((row) => row.range[1])) / 2000) * 2000;
  const ticks = Array.from({ length: (high - low) / 2000 + 1 }, (_, at) => low + at * 2000);
  const x = (rupees: number) => LEFT + ((rupees - low) / (high - low)) * (RIGHT - LEFT);
  return { ticks, x };
}

const inThousands = (rupees: number) => `${groupIndian(rupees / 1000)}k`;

/** Range and average rent by sector: a bar, a diamond and the average in figures. The tables above hold the same. */
export function RentChart({ rows }: { rows: readonly SectorRent[] }) {
  const { ticks, x } = scale(rows);
  const bottom = TOP + rows.length * ROW;
  return (
    <figure className={styles.figure}>
      <div className={styles.legend}>
        <span>
          <svg width="16" height="16" aria-hidden="true">
            <rect className={styles.range} x="1" y="1" width="14" height="14" rx="4" />
          </svg>
          Range
        </span>
        <span>
          <svg width="16" height="16" aria-hidden="true">
            <path className={styles.average} d="m8 1 7 7-7 7-7-7z" />
          </svg>
          Average, ₹ a month
        </span>
      </div>
      <svg
        className={styles.chart}
        viewBox={`0 0 340 ${bottom + 26}`}
        role="img"
        aria-label={`Rents by sector. ${rows
          .map(
            (row) =>
              `${row.sector}: ${inThousands(row.range[0])} to ${inThousands(row.range[1])}, average ${inThousands(row.avgRent)}`,
          )
          .join('; ')}.`}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <path className={styles.grid} d={`M${x(tick)} ${TOP}V${bottom}`} />
            <text x={x(tick)} y={bottom + 18} textAnchor="middle" className={styles.tick}>
              {inThousands(tick)}
            </text>
          </g>
        ))}
        {rows.map(({ sector, avgRent, range }, at) => {
          const y = TOP + at * ROW + ROW / 2;
          return (
            <g key={sector}>
              <text x="0" y={y + 5}>
                {sector}
              </text>
              <rect
                className={styles.range}
                x={x(range[0])}
                y={y - 5}
                width={x(range[1]) - x(range[0])}
                height="10"
                rx="4"
              />
              <path className={styles.average} d={`m${x(avgRent)} ${y - 7} 7 7-7 7-7-7z`} />
              <text x="340" y={y + 5} textAnchor="end" className={styles.figureText}>
                {inThousands(avgRent)}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
