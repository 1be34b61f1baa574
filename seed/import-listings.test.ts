import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Property } from '#domain/property/property';
import { readClock } from '#server/db/catalogue-clock';
import { migrateDatabase } from '#server/db/connect';
import { countProperties, listPropertiesById, listPropertiesRemoved } from '#server/property/property-store';
import { connectTestDatabase } from '#server/testing/test-database';
import { importListings } from './import-listings.ts';
import { ImportError } from './listing-file.ts';
import { PictureError } from './pictures.ts';

let folder = '';
let dataDir = '';
let db: Knex;
let photo: Buffer;

beforeAll(async () => {
  photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#0B5D57' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'angan-import-'));
  dataDir = join(folder, 'data');
  await writeFile(join(folder, 'front.jpg'), photo);
  db = await connectTestDatabase(dataDir);
  await migrateDatabase(db);
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});
afterAll(() => undefined);

const home = (fields: Record<string, unknown> = {}) => ({
  id: 'A-1',
  name: 'Test House',
  location: 'Sector 1, Kamothe',
  city: 'Navi Mumbai',
  price: '₹50 Lakh',
  priceValue: 5_000_000,
  status: 'Ready to Move',
  propertyType: 'resale',
  images: ['front.jpg'],
  ...fields,
});

async function run(content: unknown, fetchPicture?: (address: string) => Promise<Buffer>) {
  const file = join(folder, 'listings.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return importListings({ db, file, dataDir, ...(fetchPicture ? { fetchPicture } : {}) });
}

/** Lines of a refused import; the database must be untouched. */
async function problemsOf(content: unknown): Promise<string[]> {
  const before = [await countProperties(db), (await readClock(db)).rev];
  const error = await run(content).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(ImportError);
  expect([await countProperties(db), (await readClock(db)).rev]).toEqual(before);
  return (error as ImportError).problems;
}

async function get(id = 'A-1'): Promise<Property> {
  const [property] = await listPropertiesById(db, [id]);
  if (!property) throw new Error(`no listing ${id}`);
  return property;
}

describe('a good file', () => {
  it('puts listings in, with pictures served from here', async () => {
    const report = await run({
      listings: [home(), home({ id: 'A-2', name: 'Other House', propertyType: 'projects' })],
    });
    expect(report).toMatchObject({ created: 2, updated: 0, unchanged: 0, removed: 0, notices: [] });
    const { images, pictures, slug } = await get();
    expect(slug).toBe('test-house-sector-1-kamothe');
    expect(images[0]).toMatch(/^\/media\/front-[0-9a-f]{8}\.webp$/);
    expect(pictures[images[0]!]).toMatchObject({ width: 90, height: 60 });
    expect((await get('A-2')).propertyType).toBe('sale');
  });

  it('changes nothing the second time and counts up by id the third', async () => {
    await run([home()]);
    const first = await get();
    expect(await run([home()])).toMatchObject({ created: 0, unchanged: 1 });
    expect((await get()).rev).toBe(first.rev);
    expect(await run([home({ price: '₹48 Lakh', priceValue: 4_800_000 })])).toMatchObject({ updated: 1 });
    const second = await get();
    expect([second.price, second.listedAt]).toEqual(['₹48 Lakh', first.listedAt]);
    expect(second.rev).toBeGreaterThan(first.rev);
  });

  it('takes out what removeIds names and leaves a tombstone', async () => {
    await run([home(), home({ id: 'A-2', name: 'Other' })]);
    expect(await run({ listings: [], removeIds: ['A-2', 'A-99'] })).toMatchObject({ removed: 1 });
    expect(await listPropertiesById(db, ['A-2'])).toEqual([]);
    const { rev } = await readClock(db);
    expect(await listPropertiesRemoved(db, { after: 0, upTo: rev })).toEqual([{ id: 'A-2', rev }]);
  });

  it('may start with a byte order mark and hold nulls, as spreadsheets write them', async () => {
    const text = `\uFEFF${JSON.stringify([home({ possession: null, developer: null, amenities: null })])}`;
    expect(await run(text)).toMatchObject({ created: 1 });
  });
});

describe('a bad file is refused whole', () => {
  it('names record, field and reason of everything that is wrong', async () => {
    const problems = await problemsOf([
      home({ id: 'OK-1' }),
      home({ id: 'B-1', priceValue: '50 lakh', propertyType: 'castle' }),
      home({ id: 'B-2', name: '  ', verified: 'yes' }),
      { id: 'B-3' },
      home({ id: undefined }),
      'a text',
      home({ id: 'B-4', name: 'Fourth', nearbyPlaces: [{ category: 'School', places: [{ name: 5 }] }] }),
      home({ id: 'B-5', name: 'Fifth', description: { sections: [{ type: 'table', items: [] }] } }),
    ]);
    const text = problems.join('\n');
    for (const line of [
      'listing 2 "B-1": priceValue: must be a number of rupees (got "50 lakh")',
      'listing 2 "B-1": propertyType: must be sale, projects, resale or rental (got "castle")',
      'listing 3 "B-2": name: must not be empty',
      'listing 3 "B-2": verified: must be true or false (got "yes")',
      'listing 4 "B-3": name: is missing',
      'listing 5: id: is missing',
      'listing 6: the record',
      'listing 7 "B-4": nearbyPlaces.0.places.0.name: must be text (got 5)',
      'listing 8 "B-5": description.sections.0.type: must be "list" (got "table")',
    ])
      expect(text).toContain(line);
    expect(text).not.toContain('OK-1');
  });

  it('refuses an id or a link used twice', async () => {
    expect(await problemsOf([home(), home({ name: 'Other' })])).toEqual([
      'listing 2 "A-1": id: is already used by listing 1',
    ]);
    expect((await problemsOf([home(), home({ id: 'A-2' })])).join()).toContain('"A-2": seoSlug');
  });

  it('refuses a link that another listing in the catalogue has', async () => {
    await run([home()]);
    const problems = await problemsOf([home({ id: 'A-5', name: 'Fifth' }), home({ id: 'A-6' })]);
    expect(problems.join()).toMatch(/"A-6": seoSlug: .*"A-1"/);
    expect(await countProperties(db)).toBe(1);
  });

  it.each([
    ['no JSON', '{"listings": [', 'not JSON'],
    ['no list', { homes: [] }, 'must hold a list'],
    ['a removal that is no id', { removeIds: ['../x'] }, 'removeIds 1'],
    ['a removal of what it brings', { listings: [home()], removeIds: ['A-1'] }, 'also among the listings'],
    ['a path out of its folder', [home({ images: ['/etc/passwd'] })], 'images.0: must be a file name'],
  ])('refuses %s', async (_what, content, reason) => {
    expect((await problemsOf(content)).join()).toContain(reason);
  });

  it('names a file that is not there', async () => {
    await expect(importListings({ db, file: join(folder, 'none.json'), dataDir })).rejects.toThrow(
      'cannot be read',
    );
  });
});

describe('a picture that cannot be had', () => {
  it('is named, and shown as missing', async () => {
    await writeFile(join(folder, 'page.jpg'), '<!doctype html><script>alert(1)</script>');
    const report = await run([
      home({ images: ['front.jpg', 'gone.jpg', 'page.jpg'], developerLogo: 'logo.png' }),
    ]);
    expect(report.created).toBe(1);
    expect(report.notices).toEqual([
      'listing "A-1": images: "gone.jpg" is not there',
      expect.stringMatching(/^listing "A-1": images: "page\.jpg" is not a picture/),
      'listing "A-1": developerLogo: "logo.png" is not there',
    ]);
    const { images, pictures, developerLogo } = await get();
    expect(images.map((path) => pictures[path]?.missing === true)).toEqual([false, true, true]);
    expect(developerLogo).toBeUndefined();
  });

  it('is never read from outside the folder, by dots or by a link', async () => {
    await mkdir(join(folder, 'in'));
    await writeFile(
      join(folder, 'in', 'listings.json'),
      JSON.stringify([home({ images: ['../front.jpg', 'link.jpg', 'own.jpg'] })]),
    );
    await symlink(join(folder, 'front.jpg'), join(folder, 'in', 'link.jpg'));
    await writeFile(join(folder, 'in', 'own.jpg'), photo);
    const report = await importListings({ db, file: join(folder, 'in', 'listings.json'), dataDir });
    expect(report.notices.map((line) => line.split(': ').pop())).toEqual([
      expect.stringContaining('"../front.jpg" is not inside'),
      expect.stringContaining('"link.jpg" is not inside'),
    ]);
  });

  it('is fetched once from its address, and refused there by its content', async () => {
    const asked: string[] = [];
    const answers: Record<string, Buffer> = {
      'https://photos.example/a.jpg': photo,
      'https://photos.example/page.jpg': Buffer.from('<html>sign in</html>'),
    };
    const fetchPicture = async (address: string) => {
      asked.push(address);
      const body = answers[address];
      if (!body) throw new PictureError('could not be fetched: the server answered 404');
      return body;
    };
    const record = home({ images: Object.keys(answers).concat('https://photos.example/none.jpg') });
    const report = await run([record], fetchPicture);
    expect(report.notices.map((line) => line.split('" ').pop())).toEqual([
      expect.stringContaining('is not a picture'),
      'could not be fetched: the server answered 404',
    ]);
    const { images } = await get();
    expect(images[0]).toMatch(/^\/media\/a-[0-9a-f]{8}\.webp$/);
    expect(await run([record], fetchPicture)).toMatchObject({ unchanged: 1 });
    expect(asked.filter((address) => address.endsWith('a.jpg'))).toHaveLength(1);
  });

  it('is refused at a private address by the real fetch', async () => {
    const report = await run([home({ images: ['https://127.0.0.1/a.jpg', 'https://localhost/a.jpg'] })]);
    expect(report.notices).toHaveLength(2);
    for (const line of report.notices) expect(line).toContain('is not a public address');
  });
});

describe('documents', () => {
  const papers = (...urls: string[]) => urls.map((url) => ({ name: url, type: 'brochure', url }));

  it('are copied under names made of their content, with their size', async () => {
    const pdf = Buffer.from('%PDF-1.4\nminimal');
    await writeFile(join(folder, 'plan.pdf'), pdf);
    await run([home({ documents: papers('plan.pdf') })]);
    const [held] = (await get()).documents;
    expect(held).toMatchObject({
      bytes: pdf.length,
      url: expect.stringMatching(/^\/documents\/plan-[0-9a-f]{8}\.pdf$/),
    });
    expect(await readFile(join(dataDir, held!.url.slice(1)))).toEqual(pdf);
  });

  it('are never pages, drawings or scripts, whatever they are called', async () => {
    await writeFile(join(folder, 'a.pdf'), '<html><script>alert(1)</script>');
    await writeFile(join(folder, 'b.svg'), '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    await writeFile(join(folder, 'c.js'), 'alert(1)');
    await writeFile(join(folder, 'd.html'), photo);
    const report = await run([
      home({ documents: papers('a.pdf', 'b.svg', 'c.js', 'd.html', '/documents/none.pdf') }),
    ]);
    expect(report.notices).toHaveLength(4);
    expect((await get()).documents.map(({ url }) => url)).toEqual([
      expect.stringMatching(/\/d-[0-9a-f]{8}\.jpg$/),
    ]);
  });
});
