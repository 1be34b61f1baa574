import type { ReactNode } from 'react';
import { Toran } from '../ui/toran.tsx';
import styles from './call-band.module.css';
import { CallButtons } from './call-buttons.tsx';

/** The call to action of a page, under the garland. `children` replaces the two usual buttons. */
export function CallBand({
  title,
  text,
  whatsapp,
  children,
}: {
  title: string;
  text: string;
  whatsapp: string;
  children?: ReactNode;
}) {
  return (
    <section className={styles.band}>
      <Toran />
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.actions}>{children ?? <CallButtons whatsapp={whatsapp} onTeal />}</div>
      </div>
    </section>
  );
}
