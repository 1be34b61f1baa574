import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from './classes.ts';
import styles from './section-heading.module.css';
import text from './text.module.css';

/** The only ornament in text: before kickers and tips. */
export function Diamond({ className }: { className?: string }) {
  return <span className={classes(styles.diamond, className)} aria-hidden="true" />;
}

/** A few words above a heading. */
export function Kicker({ children }: { children: ReactNode }) {
  return (
    <p className={styles.kicker}>
      <Diamond />
      {children}
    </p>
  );
}

/** Heading of a section, with a line below it and, on wide screens, the way on at the right. */
export function SectionHeading({
  id,
  title,
  description,
  kicker,
  aside,
}: {
  id?: string;
  title: string;
  description?: ReactNode;
  kicker?: string;
  aside?: ReactNode;
}) {
  return (
    <div className={styles.heading}>
      <div className={styles.words}>
        {kicker && <Kicker>{kicker}</Kicker>}
        <h2 id={id} className={text.h2}>
          {title}
        </h2>
        {description && <p className={styles.text}>{description}</p>}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

/** "View All Projects →" */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.more}>
      {children}
      <ArrowRight size={20} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}
