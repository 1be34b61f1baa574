import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageData } from '#domain/page/page-data';
import { loadCatalogue } from './catalogue.ts';
import { deleteLocalDatabase, localDatabase } from './db.ts';
import { type PullNews, runPull } from './run-pull.ts';
import { createFakeFeed, type FakeFeed, fakeSummary } from './testing/fake-feed.ts';

let feed: FakeFeed;
beforeEach(() => {
  feed = createFakeFeed(12);
  vi.stubGlobal('fetch', feed.fetch);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await deleteLocalDatabase();
});

/** What is told of a run. */
async function told({ memory = false, delivered = null as PageData | null } = {}): Promise<PullNews[]> {
  const news: PullNews[] = [];
  await runPull(
    { saveData: true, delivered },
    { pause: async () => {}, memory, tell: (one) => news.push(one) },
  );
  return news;
}

function breakStorage(): void {
  localDatabase().close({ disableAutoOpen: false });
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('private', 'InvalidStateError');
  });
}

test('a run tells what was known, that the summaries are here, and its end', async () => {
  const [known, summaries, end] = await told();
  expect(known?.type).toBe('known');
  expect(summaries).toEqual({ type: 'summaries', result: { changed: true, inMemory: false } });
  // The feed of this test has no details to give.
  expect(end?.type).toBe('done');
});

test('a feed that gives nothing is told as a failure, and ends the run', async () => {
  feed.intercept = () => new Response('', { status: 503 });
  const news = await told();
  expect(news.map((one) => one.type)).toEqual(['known', 'failed']);
  expect(news[1]).toHaveProperty('message');
});

test('where nothing can be stored, a thread without a screen says so and the page reads into its memory', async () => {
  breakStorage();
  expect((await told()).at(-1)).toEqual({ type: 'no-storage' });
  const inPage = await told({ memory: true });
  expect(inPage).toContainEqual({ type: 'summaries', result: { changed: true, inMemory: true } });
  expect(inPage.at(-1)).toEqual({ type: 'done' });
});

test('what a page was delivered with is kept, whatever becomes of the pull', async () => {
  feed.intercept = () => new Response('', { status: 503 });
  const delivered = {
    agency: { name: 'Sample' },
    screen: { kind: 'results', items: [fakeSummary(3)], total: 1, readAs: null, facets: {} },
  } as unknown as PageData;
  const news = await told({ delivered });
  expect(news.at(-1)?.type).toBe('failed');
  expect((await loadCatalogue()).byId.has('p3')).toBe(true);
});

test('a phone that stores nothing is told of also when the server is silent', async () => {
  breakStorage();
  feed.intercept = () => new Response('', { status: 503 });
  expect(await told({ memory: true })).toContainEqual({ type: 'no-storage' });
});
