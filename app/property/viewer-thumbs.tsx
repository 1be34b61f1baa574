import { useEffect, useRef } from 'react';
import { picturePath } from '#domain/property/picture';
import type { PhotoSource } from '../ui/photo.tsx';
import styles from './viewer.module.css';

/** The row of small pictures under the large one; the current one is kept in sight. */
export function ViewerThumbs({
  photos,
  index,
  onChoose,
}: {
  photos: readonly PhotoSource[];
  index: number;
  onChoose: (index: number) => void;
}) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const thumb = row.current?.children[index];
    thumb?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [index]);
  return (
    <ul ref={row} className={styles.thumbs}>
      {photos.map((photo, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand in a gallery twice
        <li key={i}>
          <button
            type="button"
            aria-label={`Photo ${i + 1}`}
            aria-current={i === index ? 'true' : undefined}
            onClick={() => onChoose(i)}
          >
            {!photo.missing && (
              <img
                src={photo.path.startsWith('/media/') ? picturePath(photo.path, 160, 'webp') : photo.path}
                alt=""
                loading="lazy"
                draggable={false}
              />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
