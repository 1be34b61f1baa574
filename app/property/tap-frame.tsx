import { WifiOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useOnline } from '../ui/use-online.ts';
import styles from './tap-frame.module.css';

/**
 * Something of another site that is only fetched when the user taps: nothing is sent there before. Sandboxed; offline
 * it says why there is nothing to see.
 */
export function TapFrame({
  url,
  title,
  service,
  className,
  children,
}: {
  url: string;
  /** What is in the frame, for screen readers. */
  title: string;
  /** Where it comes from, for the user. */
  service: string;
  className?: string;
  /** What is shown before the tap: inside a button. */
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const online = useOnline();
  if (open && online) {
    return (
      <div className={`${styles.frame} ${className ?? ''}`}>
        <iframe
          src={url}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          allow="fullscreen; encrypted-media; picture-in-picture; autoplay"
          referrerPolicy="strict-origin-when-cross-origin"
          loading="lazy"
        />
      </div>
    );
  }
  return (
    <div className={`${styles.frame} ${className ?? ''}`}>
      <button type="button" className={styles.poster} onClick={() => setOpen(true)} disabled={!online}>
        {children}
        {!online && (
          <span className={styles.offline}>
            <WifiOff size={20} strokeWidth={1.75} aria-hidden />
            No signal. {service} needs the internet.
          </span>
        )}
      </button>
    </div>
  );
}
