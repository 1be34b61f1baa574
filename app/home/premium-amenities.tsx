import { classes } from '../ui/classes.ts';
import { useSitePictures } from '../ui/page-data.tsx';
import { Photo } from '../ui/photo.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import styles from './tiles.module.css';

const AMENITIES = [
  { name: 'Swimming Pool', file: 'amenity-swimming-pool.webp' },
  { name: 'Fitness Center', file: 'amenity-fitness-centre.webp' },
  { name: 'Club House', file: 'amenity-club-house.webp' },
  { name: 'Kids Play Area', file: 'amenity-kids-play-area.webp' },
] as const;

export function PremiumAmenities() {
  const pictures = useSitePictures();
  return (
    <section className={styles.section} aria-labelledby="premium-amenities">
      <SectionHeading
        id="premium-amenities"
        title="Premium Amenities"
        description="In most of our new projects"
      />
      <ul className={classes(styles.grid, styles.amenities)}>
        {AMENITIES.map(({ name, file }) => {
          const picture = pictures[file];
          return (
            <li key={name} className={styles.tile}>
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
                <span className={styles.name}>{name}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
