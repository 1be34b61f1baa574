import { ShieldCheck } from 'lucide-react';
import { Fragment } from 'react';
import type { Property } from '#domain/property/property';
import { usePageData } from '../ui/page-data.tsx';
import { Photo } from '../ui/photo.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './rera-block.module.css';

/** A website's name, which may break after a dot and nowhere else. */
function Site({ address }: { address: string }) {
  const parts = address.split('.');
  return (
    <span className={styles.site}>
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed name
        <Fragment key={i}>
          {part}
          {i < parts.length - 1 && (
            <>
              .<wbr />
            </>
          )}
        </Fragment>
      ))}
    </span>
  );
}

/** The project's registration: number, QR and the register's website, never smaller than the ways to contact us. */
export function ReraBlock({ property }: { property: Pick<Property, 'rera' | 'reraQrCode' | 'pictures'> }) {
  const { agency } = usePageData();
  const { rera, reraQrCode: qr } = property;
  return (
    <section className={styles.block} aria-label="MahaRERA registration">
      <div className={styles.main}>
        <div className={styles.words}>
          <p className={styles.kicker}>
            <ShieldCheck size={22} strokeWidth={1.75} aria-hidden />
            {rera ? 'MahaRERA project' : 'MahaRERA agent'}
          </p>
          <p className={styles.number}>{rera ?? agency.reraNumber}</p>
          <p className={styles.hint}>
            Check it at <Site address={agency.reraWebsite} /> before you pay.
          </p>
        </div>
        {rera && qr && (
          <Photo
            picture={{ path: qr, ...property.pictures[qr], blur: '' }}
            sizes="120px"
            alt={`QR code of the registration ${rera}`}
            className={styles.qr}
          />
        )}
      </div>
      <div className={styles.foot}>
        {rera && (
          <p>
            Agent <strong>{agency.reraNumber}</strong>
          </p>
        )}
        <CopyButton text={rera ?? agency.reraNumber} label="Copy number" />
      </div>
    </section>
  );
}
