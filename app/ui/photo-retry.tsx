import { Image } from 'lucide-react';
import styles from './photo.module.css';
import { useOnline } from './use-online.ts';

interface PhotoRetryProps {
  what: 'photo' | 'plan';
  /** That was done once already, to no avail. */
  failed: boolean;
  onRetry: () => void;
}

/** Asks again for what did not come. */
export function PhotoRetry({ what, failed, onRetry }: PhotoRetryProps) {
  const online = useOnline();
  return (
    <span className={styles.again}>
      <button type="button" className={styles.retry} onClick={onRetry}>
        <Image size={20} strokeWidth={1.75} aria-hidden />
        Load {what}
      </button>
      <span className={styles.why} role="status">
        {failed && (online ? `The ${what} did not come.` : `No signal. The ${what} needs the internet.`)}
      </span>
    </span>
  );
}
