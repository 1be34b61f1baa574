import { Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatBytes } from '#domain/text/bytes';
import type { PhoneCounts } from '#local/phone-counts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import text from '../ui/text.module.css';
import { useLive } from '../ui/use-live.ts';
import styles from './profile-screen.module.css';

function useCounts(): PhoneCounts | undefined {
  return useLive<PhoneCounts>(
    'phone counts',
    () => import('#local/phone-counts').then((local) => local.watchPhoneCounts()),
    undefined,
  );
}

/** Saved, viewed, sent: this phone's own counts (the README names the departure from the spec's fixed numbers). */
export function PhoneTiles() {
  const counts = useCounts();
  return (
    <dl className={styles.tiles}>
      <div className={styles.tile}>
        <dt>Saved</dt>
        <dd>{counts?.saved}</dd>
      </div>
      <div className={styles.tile}>
        <dt>Viewed</dt>
        <dd>{counts?.viewed}</dd>
      </div>
      <div className={styles.tile}>
        <dt>Inquiries</dt>
        <dd>{counts?.sent}</dd>
      </div>
    </dl>
  );
}

/** How much room the app takes up on this phone, and what for. */
export function KeptBox() {
  const counts = useCounts();
  const [used, setUsed] = useState<number | null>(null);
  useEffect(() => {
    import('#local/storage')
      .then((local) => local.storageUse())
      .then((use) => setUsed(use.used))
      .catch(() => undefined);
  }, []);
  return (
    <section className={styles.kept} aria-label="Kept on this phone">
      <Smartphone size={26} strokeWidth={1.75} aria-hidden />
      <div className={styles.keptWords}>
        <p className={styles.keptSize}>Kept on this phone{used === null ? '' : `: ${formatBytes(used)}`}</p>
        <p className={`${text.small} ${text.muted}`}>
          {counts
            ? `${counts.listed} ${counts.listed === 1 ? 'home' : 'homes'} listed, ${counts.full} in full`
            : ' '}
        </p>
      </div>
      {Boolean(counts?.saved) && (
        <LinkButton look="ghost" compact to={paths.saved}>
          Manage
        </LinkButton>
      )}
    </section>
  );
}
