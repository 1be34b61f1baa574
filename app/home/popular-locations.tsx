import { Link } from 'react-router-dom';
import type { LocationCounts } from '#domain/api/properties';
import { CITIES } from '#domain/property/kinds';
import { searchPath } from '../paths.ts';
import { useSitePictures } from '../ui/page-data.tsx';
import { Photo } from '../ui/photo.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import styles from './tiles.module.css';

const PICTURES: Record<(typeof CITIES)[number], string> = {
  Mumbai: 'tower-twin-golden.webp',
  'Navi Mumbai': 'tower-slate-noon.webp',
  Panvel: 'midrise-sage-golden.webp',
  Thane: 'tower-hills-monsoon.webp',
};

/** The four cities with how many homes each has; a tile leads to them. */
export function PopularLocations({ counts }: { counts: LocationCounts | undefined }) {
  const pictures = useSitePictures();
  return (
    <section className={styles.section} aria-labelledby="popular-locations">
      <SectionHeading id="popular-locations" title="Popular Locations" description="Where our homes are" />
      <ul className={styles.grid}>
        {CITIES.map((city) => {
          const picture = pictures[PICTURES[city]];
          const count = counts?.[city];
          return (
            <li key={city}>
              <Link to={searchPath({ location: city })} className={styles.tile}>
                {picture && (
                  <Photo
                    picture={picture}
                    alt=""
                    inLink
                    sizes="(min-width: 64rem) 285px, 48vw"
                    className={styles.photo}
                  />
                )}
                <span className={styles.words}>
                  <span className={styles.name}>{city}</span>
                  <span className={styles.count}>
                    {count === undefined ? 'See homes' : `${count} ${count === 1 ? 'home' : 'homes'}`}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
