import { Share, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { keepFocusClear } from '../ui/keep-focus-clear.ts';
import { LogoMark } from '../ui/logo.tsx';
import styles from './install-banner.module.css';
import { dismissInstall, install, removeInstallOffer } from './install-state.ts';

/** From hiding to leaving the page (spec section 1). */
const REMOVE_AFTER_MS = 300;

/** Offers to put the app on the home screen; on iOS it says how. */
export function InstallBanner({ offer }: { offer: 'prompt' | 'guide' }) {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => (banner.current ? keepFocusClear(banner.current) : undefined), []);
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!hidden) return;
    const timer = setTimeout(removeInstallOffer, REMOVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [hidden]);

  return (
    <section
      ref={banner}
      className={`${styles.banner} ${hidden ? styles.hidden : ''}`}
      aria-label="Install Angan"
      inert={hidden}
    >
      <span className={styles.mark}>
        <LogoMark size={30} onDark />
      </span>
      <div className={styles.words}>
        <strong className={styles.title}>Install Angan</strong>
        {offer === 'prompt' ? (
          <span className={styles.small}>Opens without signal</span>
        ) : (
          <span className={styles.small}>
            Tap Share <Share size={16} strokeWidth={1.75} aria-hidden="true" />, then Add to Home Screen
          </span>
        )}
      </div>
      {offer === 'prompt' && (
        <Button
          onClick={() => {
            setHidden(true);
            void install();
          }}
        >
          Install
        </Button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label="Dismiss"
        onClick={() => {
          dismissInstall();
          setHidden(true);
        }}
      >
        <X size={24} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </section>
  );
}
