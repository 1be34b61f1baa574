import type { Property } from './property.ts';

/** Pixels of a preview picture: what messengers and networks show large (1.91 : 1). */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** What every preview picture is sent as: some messengers show nothing else. */
export const SHARE_PICTURE_TYPE = 'image/jpeg';

/** Address of a listing's preview picture, its own or the drawn one; another one after each change, since messengers keep pictures for long. */
export function sharePicturePath({ slug, rev }: Pick<Property, 'slug' | 'rev'>): string {
  return `/share/${encodeURIComponent(slug)}-${rev}.jpg`;
}

/** Address of the preview made from one of the site's own pictures, by its file name in the seed. */
export function sitePicturePath(file: string): string {
  return `/share/site/${file.replace(/\.\w+$/, '')}.jpg`;
}
