import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { PHONE_WIDE, Photo, type PhotoSource } from '../ui/photo.tsx';
import styles from './gallery.module.css';

/** Photos side by side that snap to the screen: swiped on phones, arrows and keys elsewhere, usable without scripts. */
export function GalleryRail({
  photos,
  label,
  before,
  all,
  onOpen,
}: {
  photos: readonly PhotoSource[];
  label: string;
  /** Photos in the tabs before this one, and in all tabs together: the count goes through all of them. */
  before: number;
  all: number;
  onOpen: (index: number) => void;
}) {
  const rail = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const total = photos.length;

  useEffect(() => {
    const element = rail.current;
    if (!element) return;
    const onScroll = () => setIndex(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, []);

  const go = (to: number, focus = false) => {
    const element = rail.current;
    const at = Math.max(0, Math.min(total - 1, to));
    element?.scrollTo({ left: at * element.clientWidth, behavior: 'smooth' });
    if (focus) element?.children[at]?.querySelector('button')?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    go(index + step, true);
  };

  return (
    <div className={styles.stage}>
      <ul ref={rail} className={styles.rail} aria-label={`${label} photos`}>
        {photos.map((photo, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand in a gallery twice
          <li key={i}>
            <button
              type="button"
              className={styles.open}
              aria-label={`Photo ${i + 1} of ${total}, full screen`}
              tabIndex={i === index ? 0 : -1}
              onClick={() => onOpen(i)}
              onKeyDown={onKeyDown}
            />
            <Photo
              picture={photo}
              sizes={`(min-width: 64rem) 600px, ${PHONE_WIDE}`}
              priority={i === 0}
              className={
                photo.height && photo.width && photo.height > photo.width ? styles.tall : styles.photo
              }
            />
          </li>
        ))}
      </ul>
      {total > 1 && (
        <>
          <button
            type="button"
            className={`${styles.arrow} ${styles.before}`}
            aria-label="Previous photo"
            disabled={index === 0}
            onClick={() => go(index - 1)}
          >
            <ChevronLeft size={24} strokeWidth={1.75} aria-hidden />
          </button>
          <button
            type="button"
            className={`${styles.arrow} ${styles.after}`}
            aria-label="Next photo"
            disabled={index >= total - 1}
            onClick={() => go(index + 1)}
          >
            <ChevronRight size={24} strokeWidth={1.75} aria-hidden />
          </button>
        </>
      )}
      <p className={styles.count} aria-live="polite">
        <Maximize2 size={16} strokeWidth={2} aria-hidden />
        {before + Math.min(index, total - 1) + 1} of {all}
      </p>
    </div>
  );
}
