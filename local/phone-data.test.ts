import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageData } from '#domain/page/page-data';
import type { Property } from '#domain/property/property';
import { deleteLocalDatabase, localDatabase, withLocal } from './db.ts';
import { storeFromPageData } from './page-data.ts';
import { loadPhoneData } from './phone-data.ts';
import { pullChanges } from './pull.ts';
import { createFakeFeed, type FakeFeed, fakeSummary } from './testing/fake-feed.ts';

let feed: FakeFeed;
beforeEach(() => {
  feed = createFakeFeed(30);
  vi.stubGlobal('fetch', feed.fetch);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteLocalDatabase();
});

const at = (address: string) => loadPhoneData(new URL(address, 'https://site.example'));

/** What is on a phone after its first visit and the first pull. */
async function keepAll(): Promise<void> {
  await storeFromPageData({ agency: { name: 'Sample' }, screen: { kind: 'static' } } as unknown as PageData);
  await pullChanges({ view: 'summary' });
}

test('a part of the catalogue stands for nothing', async () => {
  const items = [fakeSummary(1)];
  await storeFromPageData({
    agency: { name: 'Sample' },
    screen: { kind: 'results', items, total: 1, readAs: null, facets: {} },
  } as unknown as PageData);
  expect(await at('/search')).toBeNull();
});

test('a result list: the first homes that fit, and how many there are', async () => {
  feed.items.set('p7', fakeSummary(7, 50, { city: 'Thane', location: 'Thane West' }));
  await keepAll();
  const all = await at('/search');
  expect(all).toMatchObject({ url: '/search', total: 30, agency: { name: 'Sample' } });
  expect(all?.screen).toMatchObject({ kind: 'results', total: 30, readAs: null });
  expect(all?.screen.kind === 'results' && all.screen.items).toHaveLength(4);
  const some = await at('/search?location=Thane');
  expect(some?.url).toBe('/search?location=Thane');
  expect(some?.screen).toMatchObject({ total: 1, items: [{ id: 'p7' }] });
  expect((await at('/properties?filter=sale'))?.screen.kind).toBe('results');
  expect((await at('/'))?.screen.kind).toBe('home');
});

test('a listing: only what is here in full', async () => {
  await keepAll();
  const { id, slug } = fakeSummary(3);
  expect(await at(`/property/${slug}`)).toBeNull();
  const property = { ...fakeSummary(3), description: 'whole' } as unknown as Property;
  await withLocal((db) => db.details.put({ id, slug, property, storedAt: 0 }));
  const kept = await at(`/property/${slug}`);
  expect(kept?.screen).toMatchObject({ kind: 'property', slug, property: { id } });
});

test('addresses that show no listing of this phone get nothing, and nothing is read for them', async () => {
  await keepAll();
  const reading = vi.spyOn(localDatabase().summaries, 'bulkGet');
  const looking = vi.spyOn(localDatabase().details, 'where');
  for (const address of ['/faq', '/tools/emi-calculator', '/property/no-such-home', '/%', '/search%2Fx'])
    expect(await at(address), address).toBeNull();
  expect(reading).not.toHaveBeenCalled();
  expect(looking).toHaveBeenCalledTimes(1);
});
