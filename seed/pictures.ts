import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { PICTURE_FORMATS, PICTURE_WIDTHS, picturePath, pictureWidths } from '#domain/property/picture';

/** Raised when what the versions look like changes, so that old files are not taken for new ones. */
const PIPELINE = 'v3';
/**
 * Up to this width a picture stands in a page, above it fills a screen. In pages a lower quality takes a quarter fewer
 * bytes and is not seen (compared at double size). Above it pictures are encoded at the quickest effort: they take four
 * fifths of the time, and what it saves there is 6 % of bytes that phones rarely ask for.
 */
const IN_PAGES = 640;
const FULL_WIDTH = PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? 1440;
/** 64 megapixels: more than any phone takes, little enough to decode in memory. */
const MAX_PIXELS = 64_000_000;
/** Kinds that are read, by content. SVG comes out as pixels: a foreign one is never served as it came. */
const READABLE = ['jpeg', 'png', 'webp', 'avif', 'heif', 'svg'];

/** A picture as it is served: path of the largest version, its size in pixels, its placeholder colours. */
export interface ServedPicture {
  path: string;
  width: number;
  height: number;
  blur: string;
}

/** The picture cannot be used; `message` says why, for the person who imports. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

/** File name part: letters, digits and hyphens of `name` without its ending, at most 60. */
export function mediaName(name: string): string {
  const stem = name.replace(/^.*\//, '').replace(/\.[a-z0-9]{2,5}$/i, '');
  return (
    stem
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'picture'
  );
}

export function hash8(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 8);
}

export async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Writes beside and renames, so that a file that exists is always whole. */
export async function writeWhole(file: string, content: Buffer | string): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, content);
  await rename(part, file);
}

async function open(source: Buffer): Promise<Sharp> {
  if (!source.length) throw new PictureError('is empty');
  const image = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', density: 144 });
  const { format, pages } = await image.metadata().catch(() => {
    throw new PictureError('is not a picture that can be read, or is too large');
  });
  if (!READABLE.includes(format ?? '')) throw new PictureError(`is ${format}, not JPEG, PNG, WebP or AVIF`);
  if ((pages ?? 1) > 1) throw new PictureError('is an animation, not a picture');
  return image;
}

async function averageColours(file: string): Promise<string> {
  const raw = await sharp(file)
    .flatten({ background: '#F3ECDC' })
    .resize(3, 2, { fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return [...raw.subarray(0, 18)].map((value) => Math.round(value / 17).toString(16)).join('');
}

/** Size and colours of a picture that {@link savePicture} has served. @throws PictureError when it is not there */
export async function describePicture(path: string, mediaDir: string): Promise<ServedPicture> {
  const { width = 0, height = 0 } = await sharp(join(mediaDir, path.slice('/media/'.length)))
    .metadata()
    .catch(() => {
      throw new PictureError('is not there');
    });
  const small = picturePath(path, pictureWidths(width)[0] ?? width, 'webp');
  return { path, width, height, blur: await averageColours(join(mediaDir, small.slice('/media/'.length))) };
}

/**
 * Turns one picture into every width and format that pages ask for, under names made of its content: a
 * picture that is there already costs nothing. Metadata (place, camera) is dropped, EXIF rotation applied.
 * @param source bytes of a JPEG, PNG, WebP, AVIF or SVG file
 * @param name what to call it; only its letters and digits are used
 * @param mediaDir folder that is served as /media
 * @throws PictureError when the bytes are no such picture
 */
export async function savePicture(source: Buffer, name: string, mediaDir: string): Promise<ServedPicture> {
  const path = `/media/${mediaName(name)}-${hash8(PIPELINE, source)}.webp`;
  const file = (served: string) => join(mediaDir, served.slice('/media/'.length));
  // The full version is written last: where it stands, all the others do.
  if (await exists(file(path))) return describePicture(path, mediaDir);
  await mkdir(mediaDir, { recursive: true });
  const image = await open(source);
  const { data, info } = await image
    .rotate()
    .resize({ width: FULL_WIDTH, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new PictureError('is damaged or too large');
    });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  for (const step of pictureWidths(width)) {
    const sized = pixels().resize({ width: step });
    for (const format of PICTURE_FORMATS) {
      const encoded =
        format === 'avif'
          ? sized.clone().avif(step > IN_PAGES ? { quality: 50, effort: 0 } : { quality: 44, effort: 2 })
          : sized.clone().webp({ quality: 72, effort: 3 });
      await writeWhole(file(picturePath(path, step, format)), await encoded.toBuffer());
    }
  }
  await writeWhole(file(path), await pixels().webp({ quality: 80, effort: 3 }).toBuffer());
  return describePicture(path, mediaDir);
}
