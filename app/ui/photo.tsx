import { Image } from 'lucide-react';
import { type CSSProperties, Suspense, useEffect, useRef, useState } from 'react';
import { blurGradient, pictureSrcSet } from '#domain/property/picture';
import { classes } from './classes.ts';
import { lazyPart } from './lazy-part.tsx';
import styles from './photo.module.css';

const PhotoRetry = lazyPart(() => import('./photo-retry.tsx').then((m) => m.PhotoRetry));

/** What must be known of a picture to show it. Without measures it fills the space that `className` reserves. */
export interface PhotoSource {
  path: string;
  /** Pixels of the largest version. */
  width?: number;
  height?: number;
  blur?: string;
  alt?: string;
  /** The file could not be read at import. */
  missing?: boolean;
}

/**
 * `sizes` of a photo that is as wide as a phone's screen. An eighth less than it is: the widths that are served then fit
 * what phones ask for (634 of 640 and 950 of 960 pixels), which saves up to half of the bytes and is not seen.
 */
export const PHONE_WIDE = '88vw';

interface PhotoProps {
  picture: PhotoSource;
  /** The `sizes` of the picture: how wide it is shown. */
  sizes: string;
  /** The first large picture of a screen: loaded at once and before others. */
  priority?: boolean;
  /** Of the frame; give it `aspect-ratio` or a height. */
  className?: string;
  style?: CSSProperties;
  /** What it is, for the button that asks for it again. */
  what?: 'photo' | 'plan';
  /** Inside a link: a failed picture shows its mark, but no button of its own. */
  inLink?: boolean;
  /** Overrides the picture's own words; '' for one that is decoration. */
  alt?: string;
}

/** Widest version that is asked for when the picture's own width is not known (summaries leave it out). */
const USUAL_WIDTH = 1440;

/**
 * A photo: AVIF or WebP in the width that is needed, its space reserved, a preview in its colours below it, and a button
 * that asks again when it could not be loaded.
 */
export function Photo({
  picture,
  sizes,
  priority,
  className,
  style,
  what = 'photo',
  inLink,
  alt = picture.alt ?? '',
}: PhotoProps) {
  // 0 every width · 1 the largest version alone (an original may be narrower than a step) · 2 given up
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  const { path, width, height } = picture;

  // The picture may have failed before this component was hydrated; its error event is gone then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per picture
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailures((n) => n + 1);
  }, [path]);

  const preview = picture.blur ? blurGradient(picture.blur) : '';
  const frameStyle = preview ? { ...style, backgroundImage: preview } : style;

  // Of a drawing, or another site's picture, there is one version.
  const inWidths = !/\.svg$/.test(path) && path.startsWith('/media/');

  if (picture.missing || failures > (inWidths ? 1 : 0)) {
    const mark = (
      <Image
        size={28}
        strokeWidth={1.5}
        color="var(--chakra-colors-ink-3)"
        role="img"
        aria-label="No photo"
      />
    );
    return (
      <span className={classes(styles.frame, styles.missing, className)} style={style}>
        {picture.missing || inLink ? (
          mark
        ) : (
          <Suspense fallback={mark}>
            <PhotoRetry
              what={what}
              failed={attempt > 0}
              onRetry={() => {
                setFailures(0);
                setAttempt(attempt + 1);
              }}
            />
          </Suspense>
        )}
      </span>
    );
  }

  const img = (
    <img
      key={attempt}
      ref={image}
      src={path}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      draggable={false}
      onError={() => setFailures(failures + 1)}
    />
  );
  return (
    <span className={classes(styles.frame, className)} style={frameStyle}>
      {inWidths && failures === 0 ? (
        <picture>
          <source
            type="image/avif"
            srcSet={pictureSrcSet(path, 'avif', width ?? USUAL_WIDTH)}
            sizes={sizes}
          />
          <source
            type="image/webp"
            srcSet={pictureSrcSet(path, 'webp', width ?? USUAL_WIDTH)}
            sizes={sizes}
          />
          {img}
        </picture>
      ) : (
        img
      )}
    </span>
  );
}
