import { parse } from 'valibot';
import { afterEach, expect, test } from 'vitest';
import type { Agency } from '#domain/agency/agency';
import { DetailChangesSchema, SummaryChangesSchema } from '#domain/api/changes';
import { unpackSummaries } from '#domain/property/packed-summaries';
import { SAMPLE_AGENCY as agency } from '#domain/testing/sample-agency';
import { putAgency } from '#server/agency/agency-store';
import { writeCatalogue } from '#server/db/catalogue-clock';
import { removeProperty, upsertProperty } from '#server/property/property-store';
import { sampleProperty } from '#server/testing/sample-property';
import { connectTestDatabase } from '#server/testing/test-database';
import { startTestServer, type TestServer } from '#server/testing/test-server';

let server: TestServer;
afterEach(() => server.close());

interface Page {
  items: { id: string; rev: number }[];
  removedIds: string[];
  cursor: string;
  hasMore: boolean;
  reset?: boolean;
  agency?: Agency;
}

const page = async (query: string): Promise<Page> => {
  const response = await server.fetch(`/api/changes?${query}`);
  expect(response.status).toBe(200);
  return response.json();
};

async function readAll(view: string, limit: number, since = '') {
  const pages: Page[] = [];
  for (let next = await page(`view=${view}&limit=${limit}&since=${since}`); ; ) {
    pages.push(next);
    if (!next.hasMore) return pages;
    next = await page(`view=${view}&limit=${limit}&since=${next.cursor}`);
  }
}

const many = (count: number) => Array.from({ length: count }, (_, i) => sampleProperty({ id: `p${i}` }));

test('1,200 listings in pages: each once, in order of change, hasMore exact', async () => {
  server = await startTestServer({ listings: many(1200) });
  for (const [view, limit, count] of [
    ['summary', 500, 3],
    ['summary', 600, 2],
    ['summary', 2500, 1],
    ['detail', 100, 12],
  ] as const) {
    const pages = await readAll(view, limit);
    expect(
      pages.map((p) => p.items.length).reduce((a, b) => a + b),
      view,
    ).toBe(1200);
    expect(pages).toHaveLength(count);
    const items = pages.flatMap((p) => p.items);
    expect(new Set(items.map((i) => i.id)).size).toBe(1200);
    expect(items.map((i) => i.rev)).toEqual(items.map((i) => i.rev).sort((a, b) => a - b));
    expect(pages.every((p) => p.removedIds.length === 0)).toBe(true);
  }
}, 120_000);

test('each page but the last names the next one in a Link header', async () => {
  server = await startTestServer({ listings: many(5) });
  for (const asked of [
    'view=summary&limit=2&form=packed',
    'view=summary&limit=2&form=packed',
    'view=detail&limit=4',
  ]) {
    const first = await server.fetch(`/api/changes?${asked}`);
    const { cursor } = (await first.json()) as Page;
    const [, path] = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? [];
    const next = new URL(path ?? '', 'http://server.test').searchParams;
    expect(next.get('since')).toBe(cursor);
    next.delete('since');
    expect(String(next)).toBe(String(new URLSearchParams(asked)));
  }
  expect((await server.fetch('/api/changes?view=summary&limit=5')).headers.has('link')).toBe(false);
});

test('answers what the contract says in both views, with the agency', async () => {
  server = await startTestServer({ listings: many(2), agency });
  const summary = parse(SummaryChangesSchema, await page('view=summary'));
  expect(summary.items.map((item) => item.id)).toEqual(['p0', 'p1']);
  expect(summary.agency).toEqual(agency);
  const detail = parse(DetailChangesSchema, await page('view=detail'));
  expect(detail.items[1]).toMatchObject({ id: 'p1', specifications: { floors: '14' } });
});

test('summaries come packed when asked for, and are the same then', async () => {
  server = await startTestServer({
    listings: [...many(3), sampleProperty({ id: 'odd', seoSlug: 'own-link' })],
  });
  const { items, ...frame } = await page('view=summary&limit=3');
  const { packed, ...packedFrame } = (await page('view=summary&limit=3&form=packed')) as Page & {
    packed: unknown;
  };
  expect(packedFrame).toEqual(frame);
  expect(unpackSummaries(packed)).toEqual(items);
  // Only where the question makes sense: whatever else is asked for is answered as documented.
  for (const other of ['view=detail&form=packed', 'view=summary&form=other', 'view=summary'])
    expect(await page(other), other).toHaveProperty('items');
});

test('a later visit gets only what changed and what was removed', async () => {
  server = await startTestServer({ listings: many(5), agency });
  const { cursor } = await page('view=summary');
  expect(await page(`view=summary&since=${cursor}`)).toEqual({
    items: [],
    removedIds: [],
    cursor,
    hasMore: false,
  });

  await server.put(sampleProperty({ id: 'p3', price: '₹90 L' }), sampleProperty({ id: 'new' }));
  await writeCatalogue(server.db, (writer) => removeProperty(writer, 'p1'));
  const next = await page(`view=summary&since=${cursor}`);
  expect(next.items.map((item) => item.id)).toEqual(['p3', 'new']);
  expect(next.removedIds).toEqual(['p1']);
  expect(next.agency).toBeUndefined();

  // Taken up again: an item, no longer a tombstone.
  await server.put(sampleProperty({ id: 'p1' }));
  const back = await page(`view=detail&since=${cursor}`);
  expect(back.items.map((item) => item.id)).toEqual(['p3', 'new', 'p1']);
  expect(back.removedIds).toEqual([]);
});

test('removals share the pages with changes, in order', async () => {
  server = await startTestServer({ listings: many(6) });
  const { cursor } = await page('view=summary');
  await writeCatalogue(server.db, async (writer) => {
    for (const id of ['p0', 'p1', 'p2']) await removeProperty(writer, id);
  });
  await server.put(sampleProperty({ id: 'p4', price: '₹1' }));
  const pages = await readAll('summary', 2, cursor);
  expect(pages.map((p) => [p.removedIds, p.items.map((i) => i.id), p.hasMore])).toEqual([
    [['p0', 'p1'], [], true],
    [['p2'], ['p4'], false],
  ]);
});

test('an unchanged import changes nothing: same number, same date, an empty feed', async () => {
  server = await startTestServer({ listings: many(3), agency });
  const { cursor } = await page('view=detail');
  const before = await server.db('properties').orderBy('id');
  const { name, ...rest } = sampleProperty({ id: 'p1', updatedAt: 99, listedAt: 99 });
  const outcomes = await writeCatalogue(server.db, async (writer) => [
    await upsertProperty(writer, sampleProperty({ id: 'p0', updatedAt: 99 })),
    await upsertProperty(writer, { ...rest, name }),
    await putAgency(writer, { ...agency }),
  ]);
  expect(outcomes).toEqual(['unchanged', 'unchanged', false]);
  expect(await server.db('properties').orderBy('id')).toEqual(before);
  expect((await page(`view=detail&since=${cursor}`)).cursor).toBe(cursor);
});

test('changed content keeps the day it was first listed', async () => {
  server = await startTestServer({ listings: [sampleProperty({ id: 'a', listedAt: 1000 })] });
  await server.put(sampleProperty({ id: 'a', listedAt: 5000, price: '₹2' }));
  expect((await page('view=detail')).items[0]).toMatchObject({ listedAt: 1000, price: '₹2', rev: 2 });
});

test('the agency travels once, with the page that reaches its change', async () => {
  server = await startTestServer({ listings: many(4), agency });
  const { cursor } = await page('view=summary');
  await server.put(sampleProperty({ id: 'p0', price: '₹3' }));
  await writeCatalogue(server.db, (writer) => putAgency(writer, { ...agency, name: 'Renamed' }));
  const pages = await readAll('summary', 1, cursor);
  expect(pages.filter((p) => p.agency).map((p) => p.agency?.name)).toEqual(['Renamed']);
});

test('a cursor of another catalogue or of the future starts anew and says so', async () => {
  server = await startTestServer({ listings: many(3) });
  const { cursor } = await page('view=summary');
  const catalogue = cursor.split('.')[0];
  for (const odd of ['elsewhere.2', `${catalogue}.999`]) {
    const next = await page(`view=summary&since=${odd}`);
    expect(next).toMatchObject({ reset: true, cursor, hasMore: false });
    expect(next.items).toHaveLength(3);
  }
  for (const start of ['', '0']) expect(await page(`since=${start}`)).not.toHaveProperty('reset');
  for (const bad of [
    'view=tiny',
    'since=x',
    'since=a.b',
    'limit=-1',
    'since=a.1&since=a.2',
    'view=summary&view=detail',
  ])
    expect((await server.fetch(`/api/changes?${bad}`)).status, bad).toBe(400);
});

test('a page is kept packed: brotli, ETag, 304, asked again each time', async () => {
  server = await startTestServer({ listings: many(20) });
  const headers = { 'accept-encoding': 'br, gzip' };
  const first = await server.fetch('/api/changes?view=summary', { headers });
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const tag = first.headers.get('etag') ?? '';
  const second = await server.fetch('/api/changes?view=summary', {
    headers: { ...headers, 'if-none-match': tag },
  });
  expect(second.status).toBe(304);
});

test('8 writers in two processes’ connections and a polling reader: nothing is missed', async () => {
  server = await startTestServer({ listings: [] });
  const elsewhere = await connectTestDatabase(server.dataDir);
  try {
    const write = async (writer: number) => {
      const db = writer % 2 ? elsewhere : server.db;
      for (let n = 0; n < 12; n++) {
        await writeCatalogue(db, async (catalogue) => {
          await upsertProperty(catalogue, sampleProperty({ id: `w${writer}-${n}` }));
          if (n % 4 === 3) await removeProperty(catalogue, `w${writer}-${n - 1}`);
        });
      }
    };
    let writing = true;
    const writers = Promise.all(Array.from({ length: 8 }, (_, i) => write(i))).finally(() => {
      writing = false;
    });
    const held = new Set<string>();
    const poll = async (view: string) => {
      let cursor = '';
      for (let last = false; ; ) {
        const next = await page(`view=${view}&since=${cursor}&limit=7`);
        expect(next.reset).toBeUndefined();
        for (const item of next.items) held.add(`${view} ${item.id}`);
        for (const id of next.removedIds) held.delete(`${view} ${id}`);
        cursor = next.cursor;
        if (last && !next.hasMore) return;
        last = !writing;
      }
    };
    await Promise.all([writers, poll('summary'), poll('detail')]);
    const ids: string[] = await server.db('properties').orderBy('id').pluck('id');
    expect(ids).toHaveLength(8 * 9);
    expect([...held].sort()).toEqual(
      [...ids.map((id) => `detail ${id}`), ...ids.map((id) => `summary ${id}`)].sort(),
    );
  } finally {
    await elsewhere.destroy();
  }
});
