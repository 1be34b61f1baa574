/** Widths in pixels in which every photo is served, where the original is at least as wide. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1440] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** `/media/name-hash.webp` (the largest version) → `/media/name-hash-480.avif`. SVG has one version. */
export function picturePath(path: string, width: number, format: PictureFormat): string {
  return /\.svg$/.test(path) ? path : path.replace(/\.webp$/, `-${width}.${format}`);
}

/** Widths that exist for a picture of this many pixels across: each step that is smaller, and the full one. */
export function pictureWidths(fullWidth: number): number[] {
  const full = Math.min(fullWidth, Math.max(...PICTURE_WIDTHS));
  return [...PICTURE_WIDTHS.filter((width) => width < full), full];
}

/** A `srcset` value of one format. */
export function pictureSrcSet(path: string, format: PictureFormat, fullWidth: number): string {
  return pictureWidths(fullWidth)
    .map((width) => `${picturePath(path, width, format)} ${width}w`)
    .join(', ');
}

/**
 * A CSS picture from the 18 hex digits of a picture's blur (two rows of three 12-bit colours): from its upper corners to a lower
 * one, where a picture has its clearest colours; a mean of all is grey. Empty text for a malformed blur. A bitmap of the six
 * colours looks little better, and each costs a cheap phone's first frame 2 ms, as a picture that is fetched, if only from
 * its own address.
 */
export function blurGradient(blur: string): string {
  if (!/^[0-9a-f]{18}$/i.test(blur)) return '';
  const corners = [0, 6, 15].map((at) => `#${blur.slice(at, at + 3)}`);
  return `linear-gradient(160deg,${corners.join(',')})`;
}
