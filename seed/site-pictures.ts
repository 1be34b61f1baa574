import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SitePictures } from '#domain/page/page-data';
import { eachOf } from './each-of.ts';
import { savePicture, writeWhole } from './pictures.ts';
import { SEED_FOLDER } from './seed-folder.ts';

/** One entry of media/media.json. */
export interface SitePictureSource {
  file: string;
  kind: 'exterior' | 'interior' | 'amenity' | 'hero' | 'commercial';
  fits: string[];
  alt: string;
}

export async function listSitePictureSources(from = SEED_FOLDER): Promise<SitePictureSource[]> {
  return JSON.parse(await readFile(join(from, 'media', 'media.json'), 'utf8'));
}

/**
 * Saves every picture of seed/media in the served widths and writes the lookup DATA_DIR/media/site.json:
 * pages outside the catalogue (home, marketing) find their pictures there by source file name.
 */
export async function saveSitePictures(dataDir: string, from = SEED_FOLDER): Promise<SitePictures> {
  const mediaDir = join(dataDir, 'media');
  const sources = await listSitePictureSources(from);
  const entries = await eachOf(sources, 2, async ({ file, alt }) => {
    const picture = await savePicture(await readFile(join(from, 'media', file)), file, mediaDir);
    return [file, { ...picture, alt }] as const;
  });
  await mkdir(mediaDir, { recursive: true });
  const pictures: SitePictures = Object.fromEntries(entries);
  await writeWhole(join(mediaDir, 'site.json'), `${JSON.stringify(pictures, null, 1)}\n`);
  return pictures;
}
