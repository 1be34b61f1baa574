import { RefreshCw, X } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { Button } from '../ui/button.tsx';
import { useWhenCalm } from './form-focus.ts';
import styles from './strip.module.css';
import { applyUpdate, dismissUpdate, updateState } from './update-state.ts';

/** Offers the version that waits. Appears only while nobody types. */
export function UpdateStrip() {
  const { available, dismissed, applying } = useSnapshot(updateState);
  const shown = useWhenCalm(available && !dismissed, false);
  if (!shown) return null;
  return (
    <aside className={`${styles.strip} ${styles.update}`} role="status">
      <RefreshCw size={22} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.words}>
        <strong className={styles.title}>A newer Angan is ready</strong>
        <span className={styles.small}>What you typed stays.</span>
      </div>
      <Button compact busy={applying} onClick={applyUpdate}>
        {applying ? 'Updating…' : 'Update'}
      </Button>
      <button type="button" className={styles.close} aria-label="Not now" onClick={dismissUpdate}>
        <X size={24} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </aside>
  );
}
