import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_FILTERS } from '#domain/property/filter';
import { findProperties } from '#domain/property/search';
import { watchCatalogue } from './catalogue.ts';
import { deleteLocalDatabase, localDatabase } from './db.ts';
import { watchHome } from './home.ts';
import type { Catalogue } from './listings.ts';
import { pullChanges } from './pull.ts';
import { pullAll } from './pull-all.ts';
import { searchOnServer } from './search-server.ts';
import { createFakeFeed, type FakeFeed, fakeSummary, jsonResponse } from './testing/fake-feed.ts';
import type { Watch } from './watch.ts';

let feed: FakeFeed;
beforeEach(() => {
  feed = createFakeFeed(20);
  vi.stubGlobal('fetch', feed.fetch);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await deleteLocalDatabase();
});

/** The values of a watch, one after the other. */
function follow<T>(watched: Watch<T>) {
  const values: T[] = [];
  const waiting: ((value: T) => void)[] = [];
  const { unsubscribe } = watched.subscribe((value) => {
    values.push(value);
    waiting.shift()?.(value);
  });
  const next = () => new Promise<T>((resolve) => waiting.push(resolve));
  return { values, next, unsubscribe };
}

test('a watch redraws when a pull brings something, also from another connection', async () => {
  const { next, values, unsubscribe } = follow(watchCatalogue());
  await next();
  expect(values).toEqual([undefined]);
  let changed = next();
  await pullChanges({ view: 'summary' });
  expect((await changed)?.items).toHaveLength(20);
  feed.items.set('p21', fakeSummary(21));
  changed = next();
  await pullChanges({ view: 'summary' });
  expect((await changed)?.items).toHaveLength(21);
  unsubscribe();
});

test('the few listings of a page never stand for the whole', async () => {
  feed.intercept = () =>
    jsonResponse({
      properties: [fakeSummary(3)],
      pagination: { total: 1, page: 1, limit: 50, hasNext: false },
    });
  const warned = vi.spyOn(console, 'warn');
  await searchOnServer({ text: 'home 3', location: '', type: null });
  expect(warned).not.toHaveBeenCalled();
  const whole = follow(watchCatalogue());
  const partial = follow(watchCatalogue({ partial: true }));
  await Promise.all([whole.next(), partial.next()]);
  expect(whole.values).toEqual([undefined]);
  expect(partial.values[0]).toMatchObject({ complete: false });
  whole.unsubscribe();
  partial.unsubscribe();
});

test('the server is asked for the words that were typed, and without any for the first fifty', async () => {
  const page = { properties: [], pagination: { total: 0, page: 1, limit: 50, hasNext: false } };
  feed.intercept = () => jsonResponse(page);
  await searchOnServer({ text: 'lake view', location: 'Panvel', type: 'sale' });
  await searchOnServer({ text: ' ', location: '', type: null });
  expect(feed.asked).toEqual([
    '/api/properties?view=summary&limit=50&search=lake+view&location=Panvel&propertyType=projects',
    '/api/properties?view=summary&limit=50',
  ]);
});

test('the home page counts and orders as the server does', async () => {
  feed.items.set('p2', fakeSummary(2, 2, { featured: true, status: 'Luxury' }));
  feed.items.set('p9', fakeSummary(9, 9, { city: 'Thane', propertyType: 'rental' }));
  await pullChanges({ view: 'summary' });
  const { next, unsubscribe } = follow(watchHome());
  const home = await next();
  unsubscribe();
  expect(home?.featured.projects.properties.map((item) => item.id)).toEqual(['p2', 'p20', 'p19']);
  expect(home?.featured.projects.pagination).toMatchObject({ total: 19, hasNext: true });
  expect(home?.featured.luxury.pagination.total).toBe(1);
  expect(home?.counts).toEqual({ Mumbai: 0, 'Navi Mumbai': 19, Panvel: 0, Thane: 1 });
  expect(home?.totals).toEqual({ sale: 19, resale: 0, rental: 1 });
});

test('without a database the catalogue is read and searched in memory (A22, private mode)', async () => {
  const { values, next, unsubscribe } = follow<Catalogue | undefined>(watchCatalogue());
  await next();
  localDatabase().close({ disableAutoOpen: false });
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('private', 'InvalidStateError');
  });
  unsubscribe();
  const private_ = follow<Catalogue | undefined>(watchCatalogue());
  await private_.next();
  const filled = private_.next();
  expect(await pullAll().summaries).toEqual({ changed: true, inMemory: true });
  const catalogue = await filled;
  expect(values).toEqual([undefined]);
  const found = findProperties((catalogue as Catalogue).index, { ...NO_FILTERS, text: 'sample home 17' });
  expect(found.items[0]?.id).toBe('p17');
  private_.unsubscribe();
});
