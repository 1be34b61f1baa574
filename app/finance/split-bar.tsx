import styles from './split-bar.module.css';

export interface Part {
  label: string;
  value: number;
  /** Words after the label: "48%", "₹30,000". */
  note: string;
}

/** Least width of a part, in thousandths, so that a small one can still be seen. */
const LEAST = 14;
const FILLS = [styles.first, styles.second, styles.third];

/** Where each part begins and ends, in thousandths of the bar. */
export function splitBar(values: readonly number[]): { x: number; width: number }[] {
  const sum = values.reduce((a, b) => a + b, 0);
  if (sum <= 0) return values.map(() => ({ x: 0, width: 0 }));
  const raw = values.map((value) => (value > 0 ? Math.max(LEAST, (value / sum) * 1000) : 0));
  const scale = 1000 / raw.reduce((a, b) => a + b, 0);
  let x = 0;
  return raw.map((width) => {
    const part = { x, width: width * scale };
    x += part.width;
    return part;
  });
}

/** Parts of one sum as a bar, with a legend in words. Up to three parts. */
export function SplitBar({ parts }: { parts: readonly Part[] }) {
  const spans = splitBar(parts.map((part) => part.value));
  return (
    <figure className={styles.figure}>
      <svg className={styles.bar} viewBox="0 0 1000 20" preserveAspectRatio="none" aria-hidden="true">
        {spans.map((span, index) => (
          <rect
            key={parts[index]?.label}
            className={FILLS[index]}
            x={span.x}
            y="0"
            width={Math.max(0, span.width - (index < spans.length - 1 ? 4 : 0))}
            height="20"
          />
        ))}
      </svg>
      <figcaption className={styles.legend}>
        {parts.map((part, index) => (
          <span key={part.label}>
            <svg width="16" height="16" aria-hidden="true">
              <rect className={FILLS[index]} x="1" y="1" width="14" height="14" rx="4" />
            </svg>
            {part.label} {part.note}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
