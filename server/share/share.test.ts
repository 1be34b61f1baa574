import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharePicturePath } from '#domain/property/share-picture';
import { sampleProperty } from '#server/testing/sample-property';
import { startTestServer, type TestServer } from '#server/testing/test-server';
import { breakLines, drawable, textShapes, textWidth } from './outline-text.ts';
import { drawSharePicture, listingWords } from './share-picture.ts';

const PHOTO = '/media/tower-0a1b2c3d.webp';
const listing = sampleProperty({
  id: 'a',
  name: 'Sai Heights',
  images: [PHOTO],
  pictures: { [PHOTO]: { width: 1440, height: 960, blur: '', alt: '' } },
});

let dataDir: string;
let server: TestServer;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'angan-share-'));
  mkdirSync(join(dataDir, 'media'));
  await sharp({ create: { width: 1440, height: 960, channels: 3, background: '#3060c0' } })
    .webp()
    .toFile(join(dataDir, PHOTO));
  server = await startTestServer({ dataDir, listings: [listing] });
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** How many pixels of a region are within reach of a colour. */
async function pixelsNear(jpeg: Buffer, [r, g, b]: [number, number, number], top: number): Promise<number> {
  const { data, info } = await sharp(jpeg)
    .extract({ left: 0, top, width: 1200, height: 630 - top })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let near = 0;
  for (let i = 0; i < data.length; i += info.channels)
    if (
      Math.abs((data[i] ?? 0) - r) + Math.abs((data[i + 1] ?? 0) - g) + Math.abs((data[i + 2] ?? 0) - b) <
      60
    )
      near += 1;
  return near;
}

const INK: [number, number, number] = [0x20, 0x30, 0x2e];
const TEAL: [number, number, number] = [0x0b, 0x5d, 0x57];
const rev = async () => (await server.catalogue.current()).byRev[0]?.rev ?? 0;
const get = async (path: string) => {
  const answer = await server.fetch(path);
  return { answer, body: Buffer.from(await answer.arrayBuffer()) };
};

test('a preview of 1200 × 630, below 300 KB, with the photo and the words in shapes', async () => {
  const { answer, body } = await get(sharePicturePath({ slug: listing.slug, rev: await rev() }));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(body.length).toBeLessThan(300_000);
  const blue: [number, number, number] = [0x30, 0x60, 0xc0];
  expect(await pixelsNear(body, blue, 0)).toBeGreaterThan(300_000);
  // Name and place in ink, the price in teal; without words there is nothing of them (the control below).
  expect(await pixelsNear(body, INK, 440)).toBeGreaterThan(3_000);
  expect(await pixelsNear(body, TEAL, 440)).toBeGreaterThan(1_500);
  const silent = await drawSharePicture({ title: '', strong: '', line: '' }, null);
  expect(await pixelsNear(silent, INK, 440)).toBeLessThan(50);
  expect(await pixelsNear(silent, TEAL, 440)).toBeLessThan(50);
});

test('drawn once for each change, and the old one is taken away', async () => {
  const folder = join(dataDir, 'share');
  const before = await rev();
  const answers = await Promise.all([1, 2, 3].map(() => get(`/share/${listing.slug}-${before}.jpg`)));
  expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(1);
  const kept = readdirSync(folder);
  expect(kept).toHaveLength(1);
  await server.put({ ...listing, price: '₹99 L' });
  const after = await rev();
  expect(after).toBeGreaterThan(before);
  const { answer } = await get(`/share/${listing.slug}-${before}.jpg`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(readdirSync(folder)).toHaveLength(1);
  expect(readdirSync(folder)).not.toEqual(kept);
});

test('a listing without a readable photo has a preview too; other addresses are 404', async () => {
  await server.put(sampleProperty({ id: 'b', name: 'Ghar', images: ['/media/gone.webp'] }));
  const bare = (await server.catalogue.current()).byRev.find((item) => item.id === 'b');
  const { answer } = await get(sharePicturePath({ slug: bare?.slug ?? '', rev: bare?.rev ?? 0 }));
  expect(answer.status).toBe(200);
  for (const path of [
    '/share/none-1.jpg',
    '/share/x.jpg',
    '/share/..%2f..%2fangan.sqlite',
    '/share/site/no.jpg',
    '/share/',
  ])
    expect((await get(path)).answer.status, path).toBe(404);
});

describe("a listing's own preview picture", () => {
  /** The listing with the picture of that number, as an import leaves it: another picture, another name. */
  const withOwn = (n: number) =>
    sampleProperty({ id: 'own', name: 'Own Artwork', images: [PHOTO], ogImage: ownPath(n) });
  const ownPath = (n: number) => `/media/own-0000000${n}.webp`;
  const path = async () => {
    const { byRev } = await server.catalogue.current();
    return sharePicturePath(byRev.find(({ id }) => id === 'own') ?? { slug: '', rev: 0 });
  };
  const saveOwn = (n: number, picture: Sharp) =>
    picture.webp({ lossless: true }).toFile(join(dataDir, ownPath(n)));
  const portrait = (background: string) =>
    sharp({ create: { width: 900, height: 1600, channels: 3, background } });
  const PURPLE: [number, number, number] = [0x80, 0x20, 0xa0];

  test('is sent as a JPEG of 1200 × 630, below 300 KB, with nothing written on it', async () => {
    await saveOwn(1, portrait('#8020a0'));
    await server.put(withOwn(1));
    const { answer, body } = await get(await path());
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(await pixelsNear(body, PURPLE, 0)).toBe(1200 * 630);
  });

  test('is below 300 KB whatever it shows', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    await saveOwn(2, sharp({ create: { width: 1200, height: 630, channels: 3, background: '#888', noise } }));
    await server.put(withOwn(2));
    const { body } = await get(await path());
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(body.length).toBeLessThan(300_000);
  });

  test('has another address after a change', async () => {
    const before = await path();
    await saveOwn(3, portrait('#a05020'));
    await server.put(withOwn(3));
    expect(await path()).not.toBe(before);
    expect(await pixelsNear((await get(await path())).body, [0xa0, 0x50, 0x20], 0)).toBe(1200 * 630);
  });

  test.each([
    ['is missing', 4, () => {}],
    ['cannot be read', 5, () => writeFileSync(join(dataDir, ownPath(5)), 'no picture')],
  ])('gives way to the drawn one when its file %s', async (_how, n, damage) => {
    damage();
    await server.put(withOwn(n));
    const { answer, body } = await get(await path());
    expect(answer.status).toBe(200);
    expect(await pixelsNear(body, TEAL, 440)).toBeGreaterThan(1_500);
  });
});

test('what is written on a preview: the price in full, and always a name', () => {
  const words = (more: object) => listingWords({ ...sampleProperty(more), rev: 1 });
  expect(words({ name: 'Sai Heights' })).toEqual({
    title: 'Sai Heights',
    strong: '₹85 L',
    line: '2 BHK · Kamothe, Sector 18, Navi Mumbai',
  });
  expect(words({ propertyType: 'rental', price: '₹34,000' }).strong).toBe('₹34,000/month');
  expect(words({ price: '', priceValue: 0 }).strong).toBe('Price on request');
  expect(words({ name: 'சாவலி' })).toMatchObject({ title: '2 BHK', line: 'Kamothe, Sector 18, Navi Mumbai' });
});

test('a long name keeps its place, a long price does not run over it', async () => {
  const name = 'Shree Siddhivinayak Co-operative Housing Society (Phase-2) Wing A, Flat 1204';
  const price = 'Rupees one crore twenty-five lakh only, all inclusive, negotiable';
  const jpeg = await drawSharePicture({ title: name, strong: price, line: '2 BHK · Kamothe' }, null);
  const edge = await sharp(jpeg).extract({ left: 0, top: 420, width: 50, height: 200 }).raw().toBuffer();
  // Nothing is written in the margin.
  expect(Math.min(...edge)).toBeGreaterThan(200);
  expect(await pixelsNear(jpeg, INK, 440)).toBeGreaterThan(9_000);
  expect(await pixelsNear(jpeg, TEAL, 440)).toBeGreaterThan(3_000);
});

test('text is measured, broken and cut in the outlines it is drawn with', () => {
  expect(drawable('₹98.50 L  सावली\nHeights')).toBe('₹98.50 L Savli Heights');
  expect(drawable('Zoë’s Café')).toBe('Zoe’s Café');
  expect(drawable('2 BHK · சாவலி, மும்பை, Kamothe')).toBe('2 BHK, Kamothe');
  expect(drawable('சாவலி, Kamothe, மும்பை')).toBe('Kamothe');
  expect(textWidth('₹1 Cr', 40)).toBeCloseTo(2 * textWidth('₹1 Cr', 20));
  const lines = breakLines(
    'A long name of a residency that cannot stand on two lines of this width',
    40,
    300,
    2,
  );
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  for (const line of lines) expect(textWidth(line, 40)).toBeLessThanOrEqual(300);
  expect(textShapes('<&"', { x: 0, y: 0, size: 20, fill: '#000' })).not.toMatch(/<&|&"/);
});
