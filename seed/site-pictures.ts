import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '#domain/property/property';
import { eachOf } from './each-of.ts';
import { hash8, savePicture, writeWhole } from './pictures.ts';

/** One entry of media/media.json. */
export interface SitePictureSource {
  file: string;
  kind: 'exterior' | 'interior' | 'amenity' | 'hero' | 'commercial';
  fits: string[];
  alt: string;
}

export type SitePicture = Omit<Picture, 'missing'> & { path: string };
/** Source file name → how it is served. Written to DATA_DIR/media/site.json. */
export type SitePictures = Record<string, SitePicture>;

const MEDIA = join(import.meta.dirname, 'media');

export async function listSitePictureSources(mediaSource = MEDIA): Promise<SitePictureSource[]> {
  return JSON.parse(await readFile(join(mediaSource, 'media.json'), 'utf8'));
}

/**
 * Saves every picture of seed/media in the served widths and writes the lookup DATA_DIR/media/site.json:
 * pages outside the catalogue (home, marketing) find their pictures there by source file name.
 */
export async function saveSitePictures(dataDir: string, mediaSource = MEDIA): Promise<SitePictures> {
  const mediaDir = join(dataDir, 'media');
  const sources = await listSitePictureSources(mediaSource);
  const entries = await eachOf(sources, 2, async ({ file, alt }) => {
    const picture = await savePicture(await readFile(join(mediaSource, file)), file, mediaDir);
    return [file, { ...picture, alt }] as const;
  });
  const pictures: SitePictures = Object.fromEntries(entries);
  await writeWhole(join(mediaDir, 'site.json'), `${JSON.stringify(pictures, null, 1)}\n`);
  return pictures;
}

/** A short text that changes when any site picture does. */
export function sitePicturesVersion(pictures: SitePictures): string {
  return hash8(JSON.stringify(pictures));
}
