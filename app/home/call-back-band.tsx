import { Phone } from 'lucide-react';
import { openContactDialog } from '../inquiry/dialog-state.ts';
import { paths } from '../paths.ts';
import { AnchorButton } from '../ui/button.tsx';
import text from '../ui/text.module.css';
import { Toran } from '../ui/toran.tsx';
import styles from './call-back-band.module.css';

/** The way to a call; a link to the contact page until the dialog's code is there. */
export function CallBackBand() {
  return (
    <section className={styles.band} aria-labelledby="call-back">
      <Toran className={styles.toran} />
      <div>
        <h2 id="call-back" className={text.h2}>
          Ready to Find Your Dream Home?
        </h2>
        <p className={styles.text}>Tell us your budget and area. We call back within 24 hours.</p>
      </div>
      <AnchorButton
        look="accent"
        href={paths.contact}
        onClick={(event) => {
          event.preventDefault();
          openContactDialog();
        }}
      >
        <Phone size={20} strokeWidth={1.75} aria-hidden />
        Schedule a Call Back
      </AnchorButton>
    </section>
  );
}
