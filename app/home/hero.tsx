import { BadgeCheck, Handshake, Percent, ShieldCheck } from 'lucide-react';
import type { HomeData, SitePictures } from '#domain/page/page-data';
import { blurGradient, pictureSrcSet } from '#domain/property/picture';
import { classes } from '../ui/classes.ts';
import layout from '../ui/layout.module.css';
import { useSitePictures } from '../ui/page-data.tsx';
import { PHONE_WIDE } from '../ui/photo.tsx';
import text from '../ui/text.module.css';
import styles from './hero.module.css';
import { HeroSearch } from './hero-search.tsx';

const ICON = { size: 26, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** An upright crop for phones, a wide one for the rest; the largest picture of the page and the first to be asked for. */
function HeroPicture({ pictures }: { pictures: SitePictures }) {
  const phone = pictures['hero-creek-skyline-phone.webp'];
  const wide = pictures['hero-creek-skyline-wide.webp'];
  const preview = phone?.blur ? blurGradient(phone.blur) : '';
  if (!phone || !wide) return <div className={styles.picture} />;
  const wideSizes = '(min-width: 64rem) 680px, 100vw';
  return (
    <picture className={styles.picture} style={preview ? { backgroundImage: preview } : undefined}>
      {(['avif', 'webp'] as const).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          media="(min-width: 40rem)"
          srcSet={pictureSrcSet(wide.path, format, wide.width)}
          sizes={wideSizes}
        />
      ))}
      <source type="image/avif" srcSet={pictureSrcSet(phone.path, 'avif', phone.width)} sizes={PHONE_WIDE} />
      <source type="image/webp" srcSet={pictureSrcSet(phone.path, 'webp', phone.width)} sizes={PHONE_WIDE} />
      <img src={phone.path} alt={phone.alt} width={phone.width} height={phone.height} fetchPriority="high" />
    </picture>
  );
}

/** The top of the home page: what we are, a search that works before the scripts do, and the four claims. */
export function Hero({ totals }: { totals: HomeData['totals'] | undefined }) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <HeroPicture pictures={useSitePictures()} />
      <div className={classes(layout.page, styles.inner)}>
        <div className={styles.words}>
          <h1 id="hero-title" className={text.hero}>
            Homes we have checked in person
          </h1>
          <p className={styles.text}>
            New projects, resale and rent in Mumbai, Navi Mumbai, Panvel and Thane.
          </p>
        </div>
        <HeroSearch totals={totals} />
        <ul className={styles.claims}>
          <li className={styles.claim}>
            <ShieldCheck {...ICON} />
            RERA registered experts
          </li>
          <li className={styles.claim}>
            <Percent {...ICON} />
            Zero brokerage*
          </li>
          <li className={styles.claim}>
            <BadgeCheck {...ICON} />
            100% verified
          </li>
          <li className={styles.claim}>
            <Handshake {...ICON} />
            Expert guidance
          </li>
        </ul>
        <p className={styles.footnote}>*On new projects. Standard brokerage applies to resale and rental.</p>
      </div>
    </section>
  );
}
