import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { pictureSrcSet } from '#domain/property/picture';
import type { PhotoSource } from '../ui/photo.tsx';
import { wrapAround } from './gallery-media.ts';
import { useZoom } from './use-zoom.ts';
import styles from './viewer.module.css';
import { ViewerThumbs } from './viewer-thumbs.tsx';

export interface ViewerProps {
  photos: readonly PhotoSource[];
  /** Which one is shown first. */
  index: number;
  /** What they are: "Interior", "Floor plans". */
  label: string;
  onClose: () => void;
  /** Stands left of the close button. */
  action?: ReactNode;
}

function Sources({ photo }: { photo: PhotoSource }) {
  if (/\.svg$/.test(photo.path) || !photo.path.startsWith('/media/')) return null;
  const width = photo.width ?? 1440;
  return (
    <>
      <source type="image/avif" srcSet={pictureSrcSet(photo.path, 'avif', width)} sizes="100vw" />
      <source type="image/webp" srcSet={pictureSrcSet(photo.path, 'webp', width)} sizes="100vw" />
    </>
  );
}

/** Full-screen pictures: wraparound, own zoom, keyboard, thumbnails. A lazy chunk; the browser's own dialog keeps focus. */
export function Viewer({ photos, index: first, label, onClose, action }: ViewerProps) {
  const [index, setIndex] = useState(first);
  const [failed, setFailed] = useState<string | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const total = photos.length;
  const go = (step: number) => {
    setFailed(null);
    setIndex((at) => wrapAround(at, step, total));
  };
  const photo = photos[index];
  const { zoomed, zoomBy } = useZoom(stage, image, photo?.path ?? '', { onSwipe: go });

  // Closed while it still stands in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    document.documentElement.dataset.locked = '';
    return () => {
      delete document.documentElement.dataset.locked;
      element?.close();
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(1);
    else if (event.key === 'ArrowLeft') go(-1);
    else if (event.key === '+' || event.key === '=') zoomBy(1.5);
    else if (event.key === '-') zoomBy(1 / 1.5);
    else if (event.key === '0') zoomBy(0);
    else return;
    event.preventDefault();
  };
  if (!photo) return null;
  const broken = photo.missing || failed === photo.path;

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={label}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.top}>
        <p aria-live="polite">
          <strong>
            {index + 1} of {total}
          </strong>{' '}
          <span className={styles.label}>{label}</span>
        </p>
        <div className={styles.actions}>
          {action}
          <button type="button" className={styles.plain} aria-label="Close" onClick={onClose}>
            <X size={26} strokeWidth={1.75} aria-hidden />
          </button>
        </div>
      </div>
      <div ref={stage} className={styles.stage} data-zoomed={zoomed || undefined}>
        {broken ? (
          <p className={styles.broken}>Image not available</p>
        ) : (
          <picture key={photo.path}>
            <Sources photo={photo} />
            <img
              ref={image}
              src={photo.path}
              alt={photo.alt ?? ''}
              className={/\.svg$/.test(photo.path) ? styles.plan : undefined}
              draggable={false}
              onError={() => setFailed(photo.path)}
            />
          </picture>
        )}
      </div>
      <div className={styles.foot}>
        <p className={styles.hint}>
          {[photo.alt, 'Pinch or double-tap to zoom.'].filter(Boolean).join('. ').replace('..', '.')}
        </p>
        {total > 1 && (
          <div className={styles.controls}>
            <button type="button" className={styles.step} aria-label="Previous" onClick={() => go(-1)}>
              <ChevronLeft size={26} strokeWidth={1.75} aria-hidden />
            </button>
            <ViewerThumbs photos={photos} index={index} onChoose={(at) => go(at - index)} />
            <button type="button" className={styles.step} aria-label="Next" onClick={() => go(1)}>
              <ChevronRight size={26} strokeWidth={1.75} aria-hidden />
            </button>
          </div>
        )}
      </div>
      {total > 1 && (
        <div hidden>
          {[1, -1].map((step) => {
            const next = photos[wrapAround(index, step, total)];
            return next && !next.missing ? (
              <picture key={step}>
                <Sources photo={next} />
                <img src={next.path} alt="" />
              </picture>
            ) : null;
          })}
        </div>
      )}
    </dialog>
  );
}
