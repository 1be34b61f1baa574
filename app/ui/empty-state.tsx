import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** The courtyard without its centre: nothing here yet. */
function EmptyCourtyard() {
  return (
    <svg className={styles.mark} viewBox="0 0 80 70" fill="none" aria-hidden="true">
      <path
        d="M29 66H11a7 7 0 0 1-7-7V11a7 7 0 0 1 7-7h58a7 7 0 0 1 7 7v48a7 7 0 0 1-7 7H51"
        stroke="var(--chakra-colors-leader)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="m40 23 12 12-12 12-12-12z"
        stroke="var(--chakra-colors-marigold-7)"
        strokeWidth="2.5"
        strokeDasharray="4.5 4"
      />
    </svg>
  );
}

/** Nothing to show: one sentence that says why, and one way out (`children`: buttons). */
export function EmptyState({
  title,
  text,
  level = 2,
  children,
}: {
  title: string;
  text?: ReactNode;
  /** 1 when it is the whole screen. */
  level?: 1 | 2 | 3;
  children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <EmptyCourtyard />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
