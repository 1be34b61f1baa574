import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { deleteLocalDatabase } from './db.ts';
import { pullChanges } from './pull.ts';
import { saveProperty } from './saved.ts';
import { type SavedView, watchSavedList } from './saved-list.ts';
import { createFakeFeed, fakeSummary } from './testing/fake-feed.ts';

const read = () =>
  new Promise<SavedView[]>((resolve, reject) => {
    const subscription = watchSavedList().subscribe((value) => {
      queueMicrotask(() => subscription.unsubscribe());
      resolve(value);
    }, reject);
  });

afterEach(async () => {
  globalThis.fetch = realFetch;
  await deleteLocalDatabase();
});
const realFetch = globalThis.fetch;

test('A24: a home that has gone keeps its last known facts; a new price stands beside the old one', async () => {
  const feed = createFakeFeed(3);
  globalThis.fetch = feed.fetch;
  await saveProperty(fakeSummary(1));
  await saveProperty(fakeSummary(2));
  expect((await read()).map((home) => home.gone)).toEqual([false, false]); // nobody knows yet
  feed.items.delete('p1');
  feed.tombstones.set('p1', 10);
  feed.items.set('p2', fakeSummary(2, 11, { priceValue: 8_500_000, price: '₹ 85 Lakh' }));
  await pullChanges({ view: 'summary' });
  const homes = new Map((await read()).map((home) => [home.propertyId, home]));
  expect(homes.get('p1')).toMatchObject({ gone: true, summary: { name: 'Sample Home 1' }, before: null });
  expect(homes.get('p2')).toMatchObject({
    gone: false,
    summary: { price: '₹ 85 Lakh' },
    before: { price: '₹ 90 Lakh', priceValue: 9_000_000 },
  });
});
