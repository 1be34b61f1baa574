import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { type CatalogueWriter, writeCatalogue } from '#server/db/catalogue-clock';
import { listPropertiesById, removeProperty } from '#server/property/property-store';
import { SAMPLE_LISTING_FILES } from './index.ts';
import { parseListingFile } from './listing-file.ts';
import { SEED_FOLDER } from './seed-folder.ts';

async function removeEach(writer: CatalogueWriter, ids: string[]): Promise<string[]> {
  const gone: string[] = [];
  for (const id of ids) if (await removeProperty(writer, id)) gone.push(id);
  return gone;
}

/** Takes listings out, all in one transaction; phones drop them at their next look. Gives the ids that were there. */
export function removeListings(db: Knex, ids: string[]): Promise<string[]> {
  return writeCatalogue(db, (writer) => removeEach(writer, ids));
}

/**
 * Takes the invented listings out and leaves the agency's own, also one that took over a sample's id: a sample still
 * has its invented name. Gives the ids that were there.
 */
export async function removeSamples(db: Knex, from = SEED_FOLDER): Promise<string[]> {
  const files = await Promise.all(SAMPLE_LISTING_FILES.map((file) => readFile(join(from, file), 'utf8')));
  const samples = files.flatMap((file) => parseListingFile(file).listings);
  const names = new Map(samples.map(({ id, name }) => [id, name]));
  return writeCatalogue(db, async (writer) => {
    const held = await listPropertiesById(writer.trx, [...names.keys()]);
    return removeEach(
      writer,
      held.filter(({ id, name }) => names.get(id) === name).map(({ id }) => id),
    );
  });
}
