import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './share-button.module.css';

/** Puts text on the clipboard, the old way where the new one is refused; false when neither is allowed. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.setAttribute('readonly', '');
    area.className = styles.offscreen ?? '';
    document.body.append(area);
    area.select();
    const copied = document.execCommand('copy');
    area.remove();
    return copied;
  }
}

/**
 * Share: the phone's own sheet where it has one (closing it is no error), else the link is copied and said so in the
 * spec's words; where copying is refused too, the link stands there to be selected (A26).
 */
export function ShareButton({ title }: { title: string }) {
  const [link, setLink] = useState<string | null>(null);
  const share = async () => {
    const url = window.location.href;
    if (navigator.share) {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    if (await copyText(url)) window.alert('Blog post link copied to clipboard!');
    else setLink(url);
  };
  return (
    <div className={styles.share}>
      <Button look="neutral" compact onClick={share}>
        <Share2 size={20} strokeWidth={1.75} aria-hidden />
        Share
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
