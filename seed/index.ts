import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Agency } from '#domain/agency/agency';
import { findAgency, putAgency } from '#server/agency/agency-store';
import { writeCatalogue } from '#server/db/catalogue-clock';
import { countProperties } from '#server/property/property-store';
import { readAgencyFile } from './import-agency.ts';
import { type PreparedImport, prepareImport, storeImport } from './import-listings.ts';
import { createSampleFiles } from './sample-files.ts';
import { SEED_FOLDER } from './seed-folder.ts';
import { listSitePictureSources, saveSitePictures } from './site-pictures.ts';

/** Sample listings in the seed folder, by type. The last of each file is the oldest on the site. */
export const SAMPLE_LISTING_FILES = ['projects', 'resale', 'rental'].map((name) =>
  join('listings', `${name}.json`),
);
const HOURS = 3_600_000;

/** How long before the seeding a sample was listed: newest first in each file, the types taking turns. */
export const ageInHours = (position: number, type: number) => position * 29 + type * 7 + 2;

export interface SeedOptions {
  db: Knex;
  dataDir: string;
  log: (line: string) => void;
  /** Folder with agency.json, media/ and listings/; the repository's own when absent. */
  from?: string;
  /** False: an empty database stays empty, for an agency that brings its own. */
  samples?: boolean;
}

/** The sample listings, checked and with their files made. */
async function prepareSamples(dataDir: string, from: string, agency: Agency): Promise<PreparedImport[]> {
  const maker = createSampleFiles({ dataDir, agency, sources: await listSitePictureSources(from) });
  const start = Date.now();
  const prepared: PreparedImport[] = [];
  for (const [type, file] of SAMPLE_LISTING_FILES.entries()) {
    const listedAt = (position: number) => start - ageInHours(position, type) * HOURS;
    prepared.push(await prepareImport({ dataDir, file: join(from, file), folder: from, maker, listedAt }));
  }
  return prepared;
}

/**
 * What a new installation starts with: the site's pictures always (an own catalogue needs them too, and they cost
 * nothing when they stand), the sample agency and its homes in one transaction when the database has neither. Two
 * processes at once do no harm.
 */
export async function seedIfEmpty({
  db,
  dataDir,
  log,
  from = SEED_FOLDER,
  samples = true,
}: SeedOptions): Promise<{ seeded: boolean }> {
  const isEmpty = async (held: Knex) => (await countProperties(held)) === 0 && !(await findAgency(held));
  const empty = samples && (await isEmpty(db));
  if (empty)
    log('The database is empty: putting in the sample agency and homes. This takes a minute or two, once.');
  await saveSitePictures(dataDir, from);
  if (!empty) return { seeded: false };
  const agency = await readAgencyFile(join(from, 'agency.json'));
  const prepared = await prepareSamples(dataDir, from, agency);
  let created = 0;
  await writeCatalogue(db, async (writer) => {
    if (!(await isEmpty(writer.trx))) return;
    await putAgency(writer, agency);
    for (const part of prepared) created += (await storeImport(writer, part)).created;
  });
  for (const notice of prepared.flatMap((part) => part.notices)) log(notice);
  log(`${created} sample homes are in.`);
  return { seeded: true };
}
