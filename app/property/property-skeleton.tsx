import layout from '../ui/layout.module.css';
import { Shape } from '../ui/skeleton.tsx';
import styles from './property-skeleton.module.css';

/** The shapes of a detail page that is still coming. */
export function PropertySkeleton() {
  return (
    <div className={layout.page} role="status" aria-label="Loading the home">
      <div className={styles.photo} />
      <div className={styles.lines}>
        <Shape width="38%" height="26px" />
        <Shape width="72%" height="36px" />
        <Shape width="58%" height="22px" />
        <Shape width="46%" height="36px" />
        <Shape height="132px" />
        <Shape height="180px" />
        <Shape width="30%" height="28px" />
        <Shape height="20px" />
        <Shape width="84%" height="20px" />
      </div>
    </div>
  );
}
