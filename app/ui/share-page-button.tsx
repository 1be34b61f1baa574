import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { shareLink } from './share-link.ts';
import styles from './share-page-button.module.css';

/**
 * Shares the address of the page as it stands: the phone's own sheet where there is one (closing it is no error), else
 * the link is copied and said so in `copied`; where copying is refused too, the link stands there to be selected (A26).
 */
export function SharePageButton({
  title,
  copied,
  label = 'Share',
}: {
  title: string;
  copied: string;
  label?: string;
}) {
  const [link, setLink] = useState<string | null>(null);
  const share = async () => {
    const url = window.location.href;
    const outcome = await shareLink({ title, text: title, url });
    if (outcome === 'copied') window.alert(copied);
    setLink(outcome === 'refused' ? url : null);
  };
  return (
    <div className={styles.share}>
      <Button look="neutral" compact onClick={share}>
        <Share2 size={20} strokeWidth={1.75} aria-hidden />
        {label}
      </Button>
      {link && (
        <label className={styles.link}>
          Copy this link
          <input readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </div>
  );
}
