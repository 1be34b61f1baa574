import { CircleAlert, Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { paths } from '../paths.ts';
import { outboxState } from '../pwa/outbox-state.ts';
import styles from './outbox-strip.module.css';
import { countText } from './outbox-words.ts';

/** The badge of what waits, under the header: a link to the list; nothing while nothing waits. */
export function OutboxStrip() {
  const counts = useSnapshot(outboxState);
  const text = countText(counts);
  if (!text) return null;
  const Icon = counts.attention ? CircleAlert : Clock;
  return (
    <Link to={paths.saved} className={styles.strip} data-attention={counts.attention > 0 || undefined}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span role="status">{text}</span>
      <span className={styles.view}>View</span>
    </Link>
  );
}
