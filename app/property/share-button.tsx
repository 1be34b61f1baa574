import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { shareText } from '#domain/property/share-text';
import { propertyPath } from '#domain/property/slug';
import { Button } from '../ui/button.tsx';
import { usePageData } from '../ui/page-data.tsx';
import { shareLink } from '../ui/share-link.ts';
import type { Facts } from './property-facts.ts';
import styles from './share-button.module.css';

/** Shares name, price and link of a home (spec section 2, A26). `overlay`: the square on the photo. */
export function ShareButton({ facts, look }: { facts: Facts; look: 'overlay' | 'labelled' | 'dark' }) {
  const { origin } = usePageData();
  const [refused, setRefused] = useState(false);
  const url = `${origin || (typeof location === 'undefined' ? '' : location.origin)}${propertyPath(facts.slug)}`;
  const share = async () => {
    const outcome = await shareLink({ title: facts.name, text: shareText(facts), url });
    if (outcome === 'copied') window.alert('Property link copied to clipboard!');
    setRefused(outcome === 'refused');
  };
  const icon = <Share2 size={22} strokeWidth={1.75} aria-hidden />;
  return (
    <>
      {look === 'labelled' ? (
        <Button look="neutral" onClick={share}>
          {icon}
          Share
        </Button>
      ) : (
        <button
          type="button"
          className={look === 'dark' ? styles.dark : styles.overlay}
          aria-label="Share"
          onClick={share}
        >
          {icon}
        </button>
      )}
      {refused && (
        <label className={styles.refused}>
          Copy this link
          <input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}
