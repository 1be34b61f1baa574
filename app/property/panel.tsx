import { type ReactNode, useId } from 'react';
import { classes } from '../ui/classes.ts';
import text from '../ui/text.module.css';
import styles from './panel.module.css';

/** One section of a detail page. */
export function Panel({
  title,
  children,
  className,
}: {
  title: string;
  children: ReactNode;
  className?: string;
}) {
  const id = useId();
  return (
    <section className={classes(styles.panel, className)} aria-labelledby={id}>
      <h2 id={id} className={classes(text.h2, styles.title)}>
        {title}
      </h2>
      {children}
    </section>
  );
}
