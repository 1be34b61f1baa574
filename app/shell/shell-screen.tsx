import layout from '../ui/layout.module.css';
import { CardSkeleton, Shape } from '../ui/skeleton.tsx';
import styles from './shell-screen.module.css';

/** What stands in the frame until the app has drawn the address from the phone's own copy. Replaced, not hydrated. */
export function ShellScreen() {
  return (
    <div className={layout.page} aria-busy="true">
      <div className={styles.heading}>
        <Shape width="56%" height="32px" />
      </div>
      <div className={styles.cards}>
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </div>
    </div>
  );
}
