import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadCatalogue } from './catalogue.ts';
import { deleteLocalDatabase, localDatabase, withLocal } from './db.ts';
import { pullChanges } from './pull.ts';
import { createFakeFeed, type FakeFeed, fakeSummary, jsonResponse } from './testing/fake-feed.ts';

const TOTAL = 10_000;
const LIMIT = 500;

let feed: FakeFeed;
const serve = (next: FakeFeed) => {
  feed = next;
  vi.stubGlobal('fetch', next.fetch);
};
beforeEach(() => serve(createFakeFeed(40)));
afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteLocalDatabase();
});

const ids = async () => (await loadCatalogue()).items.map((item) => item.id);
const pull = (limit?: number) => pullChanges({ view: 'summary', ...(limit ? { limit } : {}) });
const cursor = () => localDatabase().meta.get('pull.summary');

test('a cut at page 7 of 20 is made up for without restart, gap or double (A23)', async () => {
  serve(createFakeFeed(TOTAL));
  feed.intercept = (_path, count) => {
    if (count === 7) throw new TypeError('connection reset');
    return undefined;
  };
  await expect(pull(LIMIT)).rejects.toMatchObject({ name: 'ApiFailure', kind: 'offline' });
  expect(await ids()).toHaveLength(3000);
  expect((await loadCatalogue()).complete).toBe(false);

  feed.intercept = () => undefined;
  const before = feed.asked.length;
  const result = await pull(LIMIT);
  expect(feed.asked[before]).toContain('since=one.3000');
  expect(result).toMatchObject({ pages: 14, items: 7000, reset: false });
  expect(await ids()).toEqual(Array.from({ length: TOTAL }, (_, i) => `p${i + 1}`));
  expect((await loadCatalogue()).complete).toBe(true);
});

test('the second sync carries only changes, and rewrites only their chunks', async () => {
  serve(createFakeFeed(1200));
  const first = await pull(LIMIT);
  expect(first.chunksWritten).toBe(3);
  feed.items.set('p700', fakeSummary(700, 1201, { price: '₹ 85 Lakh' }));
  feed.items.set('p1201', fakeSummary(1201, 1202));
  feed.items.delete('p3');
  feed.tombstones.set('p3', 1203);
  const second = await pull();
  expect(second).toMatchObject({ pages: 1, items: 2, removed: 1, chunksWritten: 3 });
  const catalogue = await loadCatalogue();
  expect(catalogue.byId.get('p700')?.price).toBe('₹ 85 Lakh');
  expect(catalogue.byId.has('p3')).toBe(false);
  expect(catalogue.items).toHaveLength(1200);
  expect(await pull()).toMatchObject({ items: 0, removed: 0, chunksWritten: 0 });
});

test('an unchanged catalogue is the same object, so screens do no work again', async () => {
  await pull();
  const before = await loadCatalogue();
  await pull();
  const after = await loadCatalogue();
  expect(after.items).toBe(before.items);
  expect(after.index).toBe(before.index);
});

test('another catalogue is read whole before anything of the old one goes', async () => {
  await pull();
  serve(createFakeFeed(30));
  feed.catalogue = 'two';
  feed.items.set('p31', fakeSummary(31));
  feed.intercept = (_path, count) => {
    if (count === 3) throw new TypeError('cut');
    return undefined;
  };
  await expect(pull(10)).rejects.toThrow();
  expect(await ids()).toHaveLength(40);
  feed.intercept = () => undefined;
  await pull(10);
  expect((await ids()).sort()).toEqual(Array.from({ length: 31 }, (_, i) => `p${i + 1}`).sort());
  expect(await localDatabase().meta.where('key').startsWith('seen.').count()).toBe(0);
});

test('an empty answer of another catalogue deletes nothing and is asked for again', async () => {
  await pull();
  serve(createFakeFeed(0));
  feed.catalogue = 'two';
  await pull();
  expect(await ids()).toHaveLength(40);
  expect((await cursor())?.value).toMatchObject({ cursor: 'one.40' });
});

test('tombstones take the detail along', async () => {
  await pull();
  await withLocal((db) =>
    db.details.put({ id: 'p5', slug: 'sample-home-5', property: {} as never, storedAt: 0 }),
  );
  feed.items.delete('p5');
  feed.tombstones.set('p5', 41);
  await pull();
  expect(await localDatabase().details.count()).toBe(0);
  expect(await ids()).toHaveLength(39);
});

const html = () =>
  new Response('<html>Sign in to the hotel</html>', { headers: { 'content-type': 'text/html' } });
const cutShort = () =>
  new Response('{"items":[{"id":"p1","slug"', { headers: { 'content-type': 'application/json' } });
const leadsElsewhere = () => Object.defineProperty(jsonResponse({}), 'redirected', { value: true });
const goneMidway = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"items":['));
        controller.error(new TypeError('wrong length'));
      },
    }),
    { headers: { 'content-type': 'application/json' } },
  );
test.each([
  ['HTML', 'not-json', html],
  ['JSON cut at half', 'not-json', cutShort],
  ['a redirect', 'not-json', leadsElsewhere],
  ['a body of the wrong length', 'offline', goneMidway],
  ['an empty object', 'not-json', () => jsonResponse({})],
  [
    'one broken listing',
    'not-json',
    () => jsonResponse({ items: [{ id: 'x' }], removedIds: [], cursor: 'one.99', hasMore: false }),
  ],
  ['an error status', 'http', () => jsonResponse({ error: { code: 'unavailable', message: 'Busy' } }, 503)],
])('%s changes nothing (A13, A14)', async (_name, kind, respond) => {
  await pull();
  const before = await localDatabase().summaries.toArray();
  const cursorBefore = await cursor();
  feed.intercept = respond;
  await expect(pull()).rejects.toMatchObject({ name: 'ApiFailure', kind });
  expect(await localDatabase().summaries.toArray()).toEqual(before);
  expect(await cursor()).toEqual(cursorBefore);
});

test('two pulls at once store everything once', async () => {
  serve(createFakeFeed(1000));
  const results = await Promise.all([pull(100), pull(100)]);
  expect(results.reduce((sum, result) => sum + result.items, 0)).toBe(1000);
  expect(new Set(await ids()).size).toBe(1000);
});

test('the next page is asked for before the one before it is whole', async () => {
  serve(createFakeFeed(300));
  feed.promise = (cursor) => cursor;
  let giveFirst: () => void = () => {};
  const whole = new Promise<void>((resolve) => {
    giveFirst = resolve;
  });
  const { fetch } = feed;
  vi.stubGlobal('fetch', async (...args: Parameters<typeof globalThis.fetch>) => {
    const response = await fetch(...args);
    if (feed.asked.length > 1) return response;
    // The answer has begun; its body waits.
    const text = await response.text();
    const body = new ReadableStream({
      async start(controller) {
        await whole;
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    });
    return new Response(body, { headers: response.headers });
  });
  const pulled = pull(100);
  await vi.waitFor(() => expect(feed.asked).toHaveLength(2));
  expect(feed.asked[1]).toContain('since=one.100');
  giveFirst();
  expect(await pulled).toMatchObject({ pages: 3, items: 300 });
  expect(feed.asked).toHaveLength(3);
});

test('a promised page that is not the next one is not stored', async () => {
  serve(createFakeFeed(300));
  feed.promise = () => 'one.250';
  expect(await pull(100)).toMatchObject({ pages: 3, items: 300 });
  expect(await ids()).toHaveLength(300);
});

test('a page of another reader that got ahead is not stored twice', async () => {
  serve(createFakeFeed(300));
  feed.intercept = async (path) => {
    if (path.includes('since=one.100')) {
      feed.intercept = () => undefined;
      // Another tab without Web Locks, in the middle of this tab's reading.
      await localDatabase().meta.put({
        key: 'pull.summary',
        value: { cursor: 'one.200', complete: false, full: true, pages: 2 },
      });
    }
    return undefined;
  };
  expect(await pull(100)).toMatchObject({ overtaken: true });
});
