import { SITE_NAME } from '#domain/page/head';
import { classes } from './classes.ts';
import styles from './logo.module.css';

/** The courtyard: walls with a gate, a marigold centre. `onDark` turns the walls to paper. */
export function LogoMark({ size = 34, onDark }: { size?: number; onDark?: boolean }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" fill="none" aria-hidden="true">
      <path
        d="M18 42h-6.5A5.5 5.5 0 0 1 6 36.5v-25A5.5 5.5 0 0 1 11.5 6h25a5.5 5.5 0 0 1 5.5 5.5v25a5.5 5.5 0 0 1-5.5 5.5H30"
        stroke={onDark ? 'var(--chakra-colors-paper)' : 'var(--chakra-colors-teal)'}
        strokeWidth="5.5"
        strokeLinecap="round"
      />
      <path
        d="m24 15.5 8.5 8.5-8.5 8.5-8.5-8.5z"
        fill="var(--chakra-colors-marigold)"
        stroke="var(--chakra-colors-marigold)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The mark with the name beside it. */
export function Logo({ onDark, name = SITE_NAME }: { onDark?: boolean; name?: string }) {
  return (
    <span className={classes(styles.logo, onDark && styles.onDark)}>
      <LogoMark onDark={onDark} />
      {name}
    </span>
  );
}
