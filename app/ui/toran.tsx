import { classes } from './classes.ts';
import styles from './toran.module.css';

/** The garland over a door: footer, call-to-action band, chat popup and the "sent" panel; nowhere else. */
export function Toran({ className }: { className?: string }) {
  return <span className={classes(styles.toran, className)} aria-hidden="true" />;
}
