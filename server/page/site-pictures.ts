import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SitePictures } from '#domain/page/page-data';

/** The site's own pictures, as the seed left them in the media folder; none when it has not run. */
export async function readSitePictures(dataDir: string): Promise<SitePictures> {
  try {
    return JSON.parse(await readFile(path.join(dataDir, 'media', 'site.json'), 'utf8')) as SitePictures;
  } catch {
    return {};
  }
}
