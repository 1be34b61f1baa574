import type { YieldBand } from '#domain/finance/rental-yield';
import { signedPercent } from './signed.ts';
import styles from './yield-gauge.module.css';

const TOP = 10;
const BANDS: { name: YieldBand; from: number; to: number }[] = [
  { name: 'Poor', from: 0, to: 4 },
  { name: 'Average', from: 4, to: 6 },
  { name: 'Good', from: 6, to: 8 },
  { name: 'Excellent', from: 8, to: TOP },
];
const CENTRE = { x: 160, y: 150 };

/** Point of the half circle at `percent` (0 left, 10 right), `radius` from its centre; to two decimals. */
export function gaugePoint(percent: number, radius: number): { x: number; y: number } {
  const angle = Math.PI * (1 - Math.min(TOP, Math.max(0, percent)) / TOP);
  const two = (value: number) => Math.round(value * 100) / 100;
  return { x: two(CENTRE.x + radius * Math.cos(angle)), y: two(CENTRE.y - radius * Math.sin(angle)) };
}

function arc(from: number, to: number, radius: number): string {
  const a = gaugePoint(from, radius);
  const b = gaugePoint(to, radius);
  return `M${a.x} ${a.y}A${radius} ${radius} 0 0 1 ${b.x} ${b.y}`;
}

/** A half circle of the four bands with a hand at the net yield and a mark at the gross one; said in words below. */
export function YieldGauge({ net, gross, band }: { net: number; gross: number; band: YieldBand }) {
  const hand = gaugePoint(net, 96);
  const mark = [gaugePoint(gross, 104), gaugePoint(gross, 136)];
  return (
    <figure className={styles.figure}>
      <svg className={styles.gauge} viewBox="0 0 320 172" aria-hidden="true">
        {BANDS.map(({ name, from, to }) => (
          <path
            key={name}
            className={styles[name.toLowerCase()]}
            d={arc(from + (from ? 0.06 : 0), to - (to < TOP ? 0.06 : 0), 120)}
          />
        ))}
        {[0, 4, 6, 8].map((tick) => {
          const at = gaugePoint(tick, 148);
          return (
            <text key={tick} x={at.x} y={at.y + (tick === 0 ? 18 : 2)} textAnchor="middle">
              {tick}%
            </text>
          );
        })}
        <path className={styles.mark} d={`M${mark[0]?.x} ${mark[0]?.y}L${mark[1]?.x} ${mark[1]?.y}`} />
        <path className={styles.hand} d={`M${CENTRE.x} ${CENTRE.y}L${hand.x} ${hand.y}`} />
        <circle className={styles.hub} cx={CENTRE.x} cy={CENTRE.y} r="7" />
      </svg>
      <figcaption className={styles.words}>
        The hand shows the net yield, {signedPercent(net)}: <strong>{band}</strong>. The dark mark shows the
        gross yield, {signedPercent(gross)}. Poor ends at 4%, Average at 6%, Good at 8%; above that is
        Excellent.
      </figcaption>
    </figure>
  );
}
