import { cardPrice } from '../property/card-facts.ts';
import { Photo } from '../ui/photo.tsx';
import type { HomeRef } from './dialog-state.ts';
import styles from './sheet-parts.module.css';

/** As the cards write it; empty when the dialog was opened without a price. */
function priceOf({ price, priceValue = 0, propertyType = 'sale' }: HomeRef): string {
  if (!price) return '';
  const { amount, unit } = cardPrice({ price, priceValue, propertyType });
  return [amount, unit].filter(Boolean).join(' ');
}

/** Which home a dialog is about: small photo, name, and a line of facts. */
export function HomeLine({ home, line }: { home: HomeRef; line?: string }) {
  const facts = [priceOf(home), home.location].filter(Boolean).join(' · ');
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
