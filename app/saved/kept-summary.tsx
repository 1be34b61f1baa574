import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { formatBytes } from '#domain/text/bytes';
import type { SavedView } from '#local/saved-list';
import { Button } from '../ui/button.tsx';
import text from '../ui/text.module.css';
import styles from './saved-screen.module.css';

/** How much room the saved homes take up, and the way to free it. */
export function KeptSummary({ homes }: { homes: readonly SavedView[] }) {
  const [open, setOpen] = useState(false);
  const kept = homes.filter((home) => home.keep && home.missing === 0);
  const bytes = kept.reduce((sum, home) => sum + home.bytes, 0);
  return (
    <section className={styles.summary} aria-label="Kept on this phone">
      <Smartphone size={26} strokeWidth={1.75} aria-hidden />
      <div className={styles.words}>
        <p className={styles.size}>Kept on this phone{bytes > 0 && `: ${formatBytes(bytes)}`}</p>
        <p className={text.muted}>
          {kept.length} {kept.length === 1 ? 'home' : 'homes'}, photos and plans
        </p>
      </div>
      <Button look="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
        Manage
      </Button>
      {open && (
        <ul className={styles.manage}>
          {homes.map((home) => (
            <ManageRow key={home.propertyId} home={home} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ManageRow({ home }: { home: SavedView }) {
  const [busy, setBusy] = useState(false);
  const name = home.summary?.name ?? 'A home';
  async function change() {
    setBusy(true);
    try {
      const local = await import('#local/pin');
      if (home.keep) await local.freeHome(home.propertyId);
      else await local.keepHomeAgain(home.propertyId);
    } catch (error) {
      console.warn('The files of a saved home could not be changed', error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <li className={styles.manageRow}>
      <span>{name}</span>
      {home.keep ? formatBytes(home.bytes) : 'not kept'}
      <Button
        look="neutral"
        compact
        disabled={busy}
        onClick={change}
        aria-label={home.keep ? `Free the space of ${name}` : `Keep ${name} on this phone`}
      >
        {home.keep ? 'Free' : 'Keep'}
      </Button>
    </li>
  );
}
