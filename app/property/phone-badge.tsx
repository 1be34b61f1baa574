import { Smartphone } from 'lucide-react';
import { createContext, use } from 'react';
import { classes } from '../ui/classes.ts';
import styles from './phone-badge.module.css';

/**
 * Whether all words of the listing shown are kept on this phone. It becomes known a moment after the page is there;
 * only the badge is drawn again then, not the listing.
 */
export const OnPhone = createContext(false);

/** On a line of its own, whose room is there before it is known: what stands below never moves. */
export function PhoneBadge() {
  return (
    <p className={classes(styles.badge, !use(OnPhone) && styles.unknown)}>
      <Smartphone size={16} strokeWidth={2.2} aria-hidden />
      On this phone
    </p>
  );
}
