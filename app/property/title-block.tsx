import { BadgeCheck, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusBadge, TypeBadge } from '../ui/badge.tsx';
import { classes } from '../ui/classes.ts';
import text from '../ui/text.module.css';
import type { Facts } from './property-facts.ts';
import styles from './title-block.module.css';

/**
 * Badges, name and place of a listing. `note` stands below them; `children` are the actions beside the name on wide
 * screens.
 */
export function TitleBlock({
  facts,
  note,
  children,
}: {
  facts: Facts;
  note?: ReactNode;
  children?: ReactNode;
}) {
  const place = [facts.location, facts.developer].filter(Boolean).join(' · ');
  return (
    <div className={styles.block}>
      <div className={styles.badges}>
        <StatusBadge status={facts.status} />
        <TypeBadge type={facts.propertyType} />
        {facts.verified && (
          <span className={classes(styles.badge, styles.verified)}>
            <BadgeCheck size={16} strokeWidth={2.2} aria-hidden />
            Verified
          </span>
        )}
      </div>
      <div className={styles.row}>
        <div className={styles.words}>
          <h1 className={text.h1}>{facts.name}</h1>
          <p className={styles.place}>
            <MapPin size={20} strokeWidth={1.75} aria-hidden />
            <span>{place}</span>
          </p>
          {note}
        </div>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  );
}
