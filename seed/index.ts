import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import * as v from 'valibot';
import { type Agency, AgencySchema } from '#domain/agency/agency';
import { findAgency, putAgency } from '#server/agency/agency-store';
import { writeCatalogue } from '#server/db/catalogue-clock';
import { countProperties } from '#server/property/property-store';
import { type PreparedImport, prepareImport, storeImport } from './import-listings.ts';
import { ImportError } from './listing-file.ts';
import { createSampleFiles } from './sample-files.ts';
import { SEED_FOLDER } from './seed-folder.ts';
import { listSitePictureSources, saveSitePictures } from './site-pictures.ts';

export const SAMPLE_AGENCY_FILE = join(SEED_FOLDER, 'agency.json');
/** Sample listings, by type. The last of each file is the oldest on the site. */
export const SAMPLE_LISTING_FILES = ['projects', 'resale', 'rental'].map((name) =>
  join(SEED_FOLDER, 'listings', `${name}.json`),
);
const HOURS = 3_600_000;

/** How long before the seeding a sample was listed: newest first in each file, the types taking turns. */
export const ageInHours = (position: number, type: number) => position * 29 + type * 7 + 2;

export interface SeedOptions {
  db: Knex;
  dataDir: string;
  log: (line: string) => void;
}

/** Reads an agency's settings. @throws ImportError naming each wrong field */
export async function readAgencyFile(file: string): Promise<Agency> {
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ImportError([`${file} cannot be read: ${error.code ?? error.message}`]);
  });
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch {
    throw new ImportError([`${file} is not JSON`]);
  }
  const parsed = v.safeParse(AgencySchema, json);
  if (parsed.success) return parsed.output;
  throw new ImportError(
    parsed.issues.map(
      (issue) => `agency: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message} (got ${issue.received})`,
    ),
  );
}

/** Stores an agency's settings. True when they differ from the held ones. */
export async function importAgency(db: Knex, file: string): Promise<boolean> {
  const agency = await readAgencyFile(file);
  return writeCatalogue(db, (writer) => putAgency(writer, agency));
}

/** The sample listings, checked and with their files made. */
export async function prepareSamples(dataDir: string, agency: Agency, files = SAMPLE_LISTING_FILES) {
  const maker = createSampleFiles({ dataDir, agency, sources: await listSitePictureSources() });
  const start = Date.now();
  const prepared: PreparedImport[] = [];
  for (const [type, file] of files.entries()) {
    const listedAt = (position: number) => start - ageInHours(position, type) * HOURS;
    prepared.push(await prepareImport({ dataDir, file, folder: SEED_FOLDER, maker, listedAt }));
  }
  return prepared;
}

/**
 * What a new installation starts with: the site's pictures always (they cost nothing when they stand), the sample
 * agency and its homes in one transaction when the database has neither. Two processes at once do no harm.
 */
export async function seedIfEmpty({ db, dataDir, log }: SeedOptions): Promise<{ seeded: boolean }> {
  const isEmpty = async (held: Knex) => (await countProperties(held)) === 0 && !(await findAgency(held));
  const empty = await isEmpty(db);
  if (empty)
    log('The database is empty: putting in the sample agency and homes. This takes a minute or two, once.');
  await saveSitePictures(dataDir);
  if (!empty) return { seeded: false };
  const agency = await readAgencyFile(SAMPLE_AGENCY_FILE);
  const prepared = await prepareSamples(dataDir, agency);
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
