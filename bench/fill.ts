import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { PropertyInputSchema } from '#domain/property/property';
import { writeCatalogue } from '#server/db/catalogue-clock';
import { connectDatabase, migrateDatabase } from '#server/db/connect';
import { countProperties, listPropertiesChanged, upsertProperty } from '#server/property/property-store';
import { generateListings, type PictureSet } from './generate.ts';

/*
 * node --import tsx bench/fill.ts --data DIR [--count 10000] [--seed 1]
 * Puts generated listings into a data folder, beside what is there, with the pictures that are there.
 */

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});
if (!values.data)
  throw new Error('--data names the folder to fill; it must not be one that you want to keep');

const db = connectDatabase({ dataDir: values.data });
await migrateDatabase(db);
const present = await listPropertiesChanged(db, { after: 0, upTo: Number.MAX_SAFE_INTEGER, limit: 200 });
const pictures: PictureSet = Object.assign({}, ...present.map((property) => property.pictures));
const listings = generateListings(Number(values.count), Number(values.seed), pictures);
for (const listing of listings.slice(0, 50)) v.parse(PropertyInputSchema, listing);
await writeCatalogue(db, async (writer) => {
  for (const listing of listings) await upsertProperty(writer, listing);
});
console.log(`${listings.length} generated, ${await countProperties(db)} in all`);
await db.destroy();
