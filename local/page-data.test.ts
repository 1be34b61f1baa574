import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageData } from '#domain/page/page-data';
import { loadCatalogue } from './catalogue.ts';
import { deleteLocalDatabase } from './db.ts';
import { storeFromPageData } from './page-data.ts';
import { pullChanges } from './pull.ts';
import { createFakeFeed, type FakeFeed, fakeSummary } from './testing/fake-feed.ts';

let feed: FakeFeed;
beforeEach(() => {
  feed = createFakeFeed(5);
  vi.stubGlobal('fetch', feed.fetch);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteLocalDatabase();
});

const pageWith = (...items: ReturnType<typeof fakeSummary>[]) =>
  ({
    agency: { name: 'Sample' },
    screen: { kind: 'results', items, total: items.length, readAs: null, facets: {} },
  }) as unknown as PageData;

test('a first page is there before the first pull', async () => {
  await storeFromPageData(pageWith(fakeSummary(1), fakeSummary(2)));
  expect((await loadCatalogue()).items).toHaveLength(2);
});

test('the first pull takes away what a page brought and the feed does not know', async () => {
  await storeFromPageData(pageWith(fakeSummary(77)));
  await pullChanges({ view: 'summary' });
  expect((await loadCatalogue()).byId.has('p77')).toBe(false);
});

test('a kept page that is days old neither undoes a price nor brings a listing back', async () => {
  feed.items.set('p2', fakeSummary(2, 9, { price: '₹ 80 Lakh' }));
  await pullChanges({ view: 'summary' });
  await storeFromPageData(pageWith(fakeSummary(2, 2), fakeSummary(77, 3)));
  const catalogue = await loadCatalogue();
  expect(catalogue.byId.get('p2')?.price).toBe('₹ 80 Lakh');
  expect(catalogue.byId.has('p77')).toBe(false);
});
