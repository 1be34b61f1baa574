import layout from '../ui/layout.module.css';
import { useSitePictures } from '../ui/page-data.tsx';
import { PHONE_WIDE, Photo } from '../ui/photo.tsx';
import { Kicker, SectionHeading } from '../ui/section-heading.tsx';
import text from '../ui/text.module.css';
import { useAgency } from '../ui/use-agency.ts';
import { useHead } from '../ui/use-head.ts';
import { ABOUT } from './about-content.ts';
import styles from './about-screen.module.css';
import { CardGrid } from './card-grid.tsx';
import { ContactBlock } from './contact-block.tsx';
import page from './marketing-screen.module.css';
import prose from './prose.module.css';

export function AboutScreen() {
  useHead();
  const agency = useAgency();
  const photo = useSitePictures()[ABOUT.picture];
  return (
    <div className={`${layout.page} ${page.page}`}>
      <header className={styles.head}>
        <div>
          <Kicker>{ABOUT.kicker}</Kicker>
          <h1 className={text.h1}>{ABOUT.headline}</h1>
          <div className={`${prose.prose} ${styles.words}`}>
            {ABOUT.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        {photo && (
          <Photo
            picture={photo}
            sizes={`(min-width: 64rem) 572px, ${PHONE_WIDE}`}
            className={styles.photo}
            priority
          />
        )}
      </header>
      <CardGrid {...ABOUT.work} />
      <section>
        <SectionHeading title={ABOUT.money.title} />
        <div className={prose.prose}>
          {ABOUT.money.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className={styles.rera}>
        <h2 className={text.h3}>MahaRERA agent number</h2>
        <p className={styles.number}>{agency.reraNumber}</p>
        <p>Look it up on {agency.reraWebsite}.</p>
      </section>
      <ContactBlock title="Come by" text={agency.name} whatsapp={ABOUT.whatsapp} />
    </div>
  );
}
