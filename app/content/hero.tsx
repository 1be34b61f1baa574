import { useSitePictures } from '../ui/page-data.tsx';
import { PHONE_WIDE, Photo } from '../ui/photo.tsx';
import { Kicker } from '../ui/section-heading.tsx';
import text from '../ui/text.module.css';
import { CallButtons } from './call-buttons.tsx';
import styles from './hero.module.css';

/** Head of a marketing page: what it is about, the two ways to reach us, and its own picture. */
export function Hero({
  kicker,
  headline,
  lead,
  picture,
  whatsapp,
}: {
  kicker: string;
  headline: string;
  lead: string;
  /** File of the site's pictures. */
  picture: string;
  whatsapp: string;
}) {
  const photo = useSitePictures()[picture];
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <Kicker>{kicker}</Kicker>
        <h1 className={text.hero}>{headline}</h1>
        <p className={styles.lead}>{lead}</p>
        <CallButtons whatsapp={whatsapp} />
      </div>
      {photo && (
        <Photo
          picture={photo}
          sizes={`(min-width: 64rem) 572px, ${PHONE_WIDE}`}
          priority
          className={styles.photo}
        />
      )}
    </header>
  );
}
