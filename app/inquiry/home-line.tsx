import { displayPrice } from '#domain/property/price';
import { Photo } from '../ui/photo.tsx';
import type { HomeRef } from './dialog-state.ts';
import styles from './sheet-parts.module.css';

/** Which home a dialog is about: small photo, name, and a line of facts. */
export function HomeLine({ home, line }: { home: HomeRef; line?: string }) {
  const facts = [home.price ? displayPrice(home.price) : '', home.location ?? ''].filter(Boolean).join(' · ');
  return (
    <div className={styles.home}>
      {home.image && (
        <Photo picture={{ path: home.image, blur: home.blur }} alt="" sizes="72px" className={styles.photo} />
      )}
      <div>
        <p className={styles.homeName}>{home.name}</p>
        {(line || facts) && <p className={styles.homeLine}>{line || facts}</p>}
      </div>
    </div>
  );
}
