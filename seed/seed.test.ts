import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Property } from '#domain/property/property';
import { findAgency } from '#server/agency/agency-store';
import { readClock } from '#server/db/catalogue-clock';
import { connectDatabase, migrateDatabase } from '#server/db/connect';
import { readSitePictures } from '#server/page/site-pictures';
import { countProperties, listPropertiesById, listPropertiesRemoved } from '#server/property/property-store';
import { connectTestDatabase } from '#server/testing/test-database';
import { SAMPLE_LISTING_FILES, seedIfEmpty } from './index.ts';
import { printable } from './pdf-page.ts';
import { runSeedCommand } from './seed-command.ts';
import { SEED_FOLDER } from './seed-folder.ts';

/** The real agency and three real listings, one of each type, with small pictures. */
let from = '';
let dataDir = '';
let db: Knex;
let project: Property;

async function copySamples(): Promise<void> {
  await mkdir(join(from, 'media'), { recursive: true });
  await mkdir(join(from, 'listings'));
  await mkdir(join(from, 'logos'));
  const sources: { file: string }[] = JSON.parse(
    await readFile(join(SEED_FOLDER, 'media', 'media.json'), 'utf8'),
  );
  await writeFile(join(from, 'media', 'media.json'), JSON.stringify(sources));
  for (const [i, { file }] of sources.entries()) {
    const colour = { r: 40 + i * 6, g: 120, b: 90 };
    const image = sharp({ create: { width: 30, height: 20, channels: 3, background: colour } });
    await writeFile(join(from, 'media', file), await image.webp().toBuffer());
  }
  const logo = join('logos', 'logo-neemtree.svg');
  await writeFile(join(from, logo), await readFile(join(SEED_FOLDER, logo)));
  await writeFile(join(from, 'agency.json'), await readFile(join(SEED_FOLDER, 'agency.json')));
  for (const file of SAMPLE_LISTING_FILES) {
    const { listings } = JSON.parse(await readFile(join(SEED_FOLDER, file), 'utf8'));
    await writeFile(join(from, file), JSON.stringify({ listings: listings.slice(0, 1) }));
  }
}

beforeAll(async () => {
  from = await mkdtemp(join(tmpdir(), 'angan-seed-'));
  dataDir = join(from, 'data');
  await copySamples();
  db = await connectTestDatabase(dataDir);
  await migrateDatabase(db);
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await rm(from, { recursive: true });
});

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
const served = (path: string) => readFile(join(dataDir, path.slice(1)));

describe('seeding', () => {
  it('fills an empty database once, in words that say so', async () => {
    const lines: string[] = [];
    expect(await seedIfEmpty({ db, dataDir, from, log: (line) => lines.push(line) })).toEqual({
      seeded: true,
    });
    expect(lines).toEqual([expect.stringContaining('The database is empty'), '3 sample homes are in.']);
    expect((await findAgency(db))?.agency).toMatchObject({ name: 'Angan Realty', sample: true });
    const { rev } = await readClock(db);
    expect(await seedIfEmpty({ db, dataDir, from, log: (line) => lines.push(line) })).toEqual({
      seeded: false,
    });
    expect(lines).toHaveLength(2);
    expect([await countProperties(db), (await readClock(db)).rev]).toEqual([3, rev]);
    [project] = (await listPropertiesById(db, ['P-101'])) as [Property];
  }, 60_000);

  it('leaves a lookup of every site picture', async () => {
    const site = JSON.parse(String(await readFile(join(dataDir, 'media', 'site.json'))));
    expect(site['hero-creek-skyline-wide.webp']).toMatchObject({
      path: expect.stringMatching(/^\/media\/hero-creek-skyline-wide-[0-9a-f]{8}\.webp$/),
      width: 30,
      height: 20,
      alt: expect.stringContaining('creek'),
    });
    expect(Object.keys(site)).toHaveLength(34);
  });

  it('knows size, words and colours of every picture of a listing', () => {
    const {
      images,
      interiorImages,
      floorPlans,
      reraQrCode = '',
      developerLogo = '',
      ogImage = '',
      pictures,
    } = project;
    for (const path of [...images, ...interiorImages, ogImage]) {
      expect(pictures[path]).toMatchObject({
        width: 30,
        height: 20,
        blur: expect.stringMatching(/^[0-9a-f]{18}$/),
      });
      expect(pictures[path]?.alt).toMatch(/\w{4}/);
    }
    expect(developerLogo).toMatch(/^\/media\/logo-neemtree-[0-9a-f]{8}\.webp$/);
    expect(reraQrCode).toMatch(/^\/media\/rera-p52000000001-[0-9a-f]{8}\.svg$/);
    for (const { image } of floorPlans) expect(pictures[image]?.width).toBeGreaterThan(400);
    expect(Object.values(pictures).some((picture) => picture.missing)).toBe(false);
  });

  it('draws each plan at the size that the listing gives', async () => {
    expect(project.floorPlans.map(({ area }) => area)).toEqual(['645 sq ft', '702 sq ft']);
    for (const { image, area } of project.floorPlans) {
      const title = /Floor plan, (\d+) sq ft/.exec(String(await served(image)));
      expect(Number(title?.[1])).toBe(Number.parseInt(area ?? '', 10));
    }
  });

  it('prints real PDF papers, with their size in the listing', async () => {
    const counts: Record<string, number> = {};
    for (const { type, url, bytes } of project.documents) {
      const pdf = await served(url);
      expect(String(pdf.subarray(0, 5))).toBe('%PDF-');
      expect(pdf.length).toBe(bytes);
      expect(pdf.length).toBeLessThan(400_000);
      counts[type] = pages(pdf);
    }
    expect(counts).toEqual({ brochure: 3, 'floor plan': 2, 'rera certificate': 1, 'price sheet': 1 });
  });

  it('makes the same bytes again', async () => {
    const before = new Map<string, Buffer>();
    for (const { url } of project.documents) before.set(url, await served(url));
    await rm(join(dataDir, 'documents'), { recursive: true });
    await db('properties').delete();
    await db('agency_settings').delete();
    await seedIfEmpty({ db, dataDir, from, log: () => undefined });
    for (const [url, bytes] of before) expect((await served(url)).equals(bytes), url).toBe(true);
  }, 60_000);
});

it('prints nothing that its fonts do not hold', () => {
  expect(printable('₹98.50 Lakh · 2½ × “गृह” – 💐')).toBe('₹98.50 Lakh · 2½ × “” – ');
});

describe('npm run seed', () => {
  const withVariables = async (variables: Record<string, string>, ...args: string[]) => {
    const lines = { stdout: '', stderr: '' };
    const code = await runSeedCommand(
      args,
      variables,
      {
        say: (line) => {
          lines.stdout += `${line}\n`;
        },
        complain: (line) => {
          lines.stderr += `${line}\n`;
        },
      },
      from,
    );
    return { code, ...lines };
  };
  const cli = (...args: string[]) => withVariables({ DATA_DIR: join(from, 'cli-data') }, ...args);

  const good = {
    id: 'Z-1',
    name: 'Zed',
    location: 'Sector 1',
    city: 'Panvel',
    price: '₹1 Cr',
    priceValue: 1e7,
    status: 'Luxury',
    propertyType: 'resale',
  };

  it('imports, refuses with reasons, removes', async () => {
    await writeFile(join(from, 'own.json'), JSON.stringify([good]));
    await writeFile(join(from, 'bad.json'), JSON.stringify([good, { ...good, priceValue: 'x' }]));
    const imported = await cli(join(from, 'own.json'));
    expect(imported).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('1 new, 0 updated, 0 unchanged, 0 removed'),
    });
    const database = join(from, 'cli-data', 'angan.sqlite');
    expect(imported.stdout).toContain(`Working on a new database, ${database}\n`);
    const refused = await cli(join(from, 'bad.json'));
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('listing 2 "Z-1": priceValue: must be a number'),
    });
    expect(refused.stderr).toContain('Nothing was imported.');
    expect(refused.stderr).not.toMatch(/^\s+at /m);
    expect(await cli('--unknown')).toMatchObject({ code: 1, stderr: expect.stringContaining('--unknown') });
    expect(await cli('--remove', 'Z-1', 'Z-2')).toMatchObject({
      code: 0,
      stdout: `Working on ${database}\nZ-1 is out.\nZ-2 was not there.\n`,
    });
    expect(await cli('--agency', join(from, 'own.json'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('agency:'),
    });
  }, 60_000);

  it('takes out the samples and nothing of the agency’s, which phones are told as of any removal', async () => {
    const variables = { DATA_DIR: dataDir };
    await writeFile(join(from, 'mine.json'), JSON.stringify([good, { ...good, id: 'P-101', name: 'Mine' }]));
    await withVariables(variables, join(from, 'mine.json'));
    expect(await countProperties(db)).toBe(4);
    expect(await withVariables(variables, '--remove-samples')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('2 sample listings are out; 2 listings are left.'),
    });
    const left = await listPropertiesById(db, ['Z-1', 'P-101', 'R-201', 'L-301']);
    expect(left.map(({ name }) => name)).toEqual(['Zed', 'Mine']);
    const { rev } = await readClock(db);
    expect((await listPropertiesRemoved(db, { after: rev - 2, upTo: rev })).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['R-201', 'L-301']),
    );
    // Not taken for a new installation afterwards.
    expect(await withVariables(variables, '--if-empty')).toMatchObject({ code: 0, stdout: '' });
    expect(await countProperties(db)).toBe(2);
  }, 60_000);

  it('puts in no samples with ANGAN_SEED=off, but the pictures that an own catalogue’s site needs', async () => {
    const variables = { DATA_DIR: join(from, 'own-data'), ANGAN_SEED: 'off' };
    expect(await withVariables(variables, '--if-empty')).toMatchObject({ code: 0, stdout: '' });
    const own = connectDatabase({ dataDir: variables.DATA_DIR });
    expect([await countProperties(own), await findAgency(own)]).toEqual([0, null]);
    await own.destroy();
    const site = await readSitePictures(variables.DATA_DIR);
    expect(Object.keys(site)).toHaveLength(34);
    const share = site['hero-creek-skyline-wide.webp']?.path ?? '';
    expect((await readFile(join(variables.DATA_DIR, share))).length).toBeGreaterThan(0);
  }, 60_000);
});
