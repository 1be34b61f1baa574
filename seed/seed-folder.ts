import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function findSeedFolder(): string {
  // Run from its sources this file stands in the folder itself; in a build, somewhere below the project's root.
  let at = import.meta.dirname;
  for (;;) {
    for (const folder of [at, join(at, 'seed')]) if (existsSync(join(folder, 'agency.json'))) return folder;
    if (dirname(at) === at) return join(process.cwd(), 'seed');
    at = dirname(at);
  }
}

/** Folder of the sample data: listings, media, fonts, agency.json. */
export const SEED_FOLDER = findSeedFolder();
