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

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function toBase64(bytes: number[]): string {
  let out = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(i, i + 3);
    out += BASE64.charAt(a >> 2) + BASE64.charAt(((a & 3) << 4) | (b >> 4));
    out += i + 1 < bytes.length ? BASE64.charAt(((b & 15) << 2) | (c >> 6)) : '=';
    out += i + 2 < bytes.length ? BASE64.charAt(c & 63) : '=';
  }
  return out;
}

/**
 * A 3 × 2 pixel bitmap as a data address, drawn from the 18 hex digits of a picture's blur. Stretched over the
 * reserved space, the browser's own smoothing makes it a blurred preview; empty text for a malformed blur.
 */
export function blurDataUrl(blur: string): string {
  if (!/^[0-9a-f]{18}$/i.test(blur)) return '';
  const rows: number[] = [];
  for (const y of [1, 0]) {
    for (const x of [0, 1, 2]) {
      const at = (y * 3 + x) * 3;
      const [r, g, b] = [0, 1, 2].map((k) => Number.parseInt(blur.charAt(at + k), 16) * 17);
      rows.push(b ?? 0, g ?? 0, r ?? 0);
    }
    rows.push(0, 0, 0); // each row is padded to a multiple of four bytes
  }
  const size = 54 + rows.length;
  const u32 = (n: number) => [n & 255, (n >> 8) & 255, (n >> 16) & 255, (n >> 24) & 255];
  const header = [0x42, 0x4d, ...u32(size), 0, 0, 0, 0, ...u32(54)];
  const info = [
    ...u32(40),
    ...u32(3),
    ...u32(2),
    1,
    0,
    24,
    0,
    ...u32(0),
    ...u32(rows.length),
    ...u32(2835),
    ...u32(2835),
    ...u32(0),
    ...u32(0),
  ];
  return `data:image/bmp;base64,${toBase64([...header, ...info, ...rows])}`;
}
