import { beforeAll, expect, test } from 'vitest';
import { NETWORK_NOISE } from './browser.ts';
import { addGenerated, importListings, listCatalogue, removeListings } from './catalogue.ts';
import { countSummaries, waitUntilSearchable } from './phone-data.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const SUMMARIES = /^\/api\/changes\?.*view=summary/;

beforeAll(async () => {
  await addGenerated(stage.product.dataDir, 10_000);
});

test('A23: 10,000 listings come in pages, go on after a cut, and later only what changed', async () => {
  const total = await (async () => {
    const answer = await fetch(`${stage.origin}/api/properties?limit=1`);
    return ((await answer.json()) as { pagination: { total: number } }).pagination.total;
  })();
  expect(total).toBeGreaterThan(10_000);
  let phone = await stage.keptPhone();
  phone.watch.allow(NETWORK_NOISE);

  // The third page is lost: what came before stays, and the next visit asks from there.
  const cut = stage.proxy.rule({ path: SUMMARIES, skip: 2 }, { kind: 'drop-before' });
  await phone.page.goto('/');
  await expect.poll(() => cut.hits, { timeout: 30_000 }).toBeGreaterThan(0);
  // The third page is asked for while the second is being written.
  await expect.poll(() => countSummaries(phone.page)).toBeGreaterThanOrEqual(5000);
  expect(await countSummaries(phone.page)).toBeLessThan(total);
  await phone.close();
  stage.proxy.clearRules();
  stage.proxy.log.length = 0;

  phone = await stage.keptPhone();
  phone.watch.allow(NETWORK_NOISE);
  const { page } = phone;
  await page.goto('/search');
  await waitUntilSearchable(page);
  expect(await countSummaries(page)).toBe(total);
  const asked = stage.proxy.seen({ path: SUMMARIES });
  expect(asked[0]?.path).toMatch(/since=[\w-]+\.\d+/);
  expect(asked.length).toBeLessThanOrEqual(4);
  const items = await listCatalogue(stage.origin);
  const wanted = items[1234];
  if (!wanted) throw new Error('the catalogue is empty');
  await page.getByRole('searchbox').fill(`${wanted.name} ${wanted.city}`.toLowerCase());
  await expect.poll(() => page.locator('article').first().textContent()).toContain(wanted.name);

  // A later visit carries what changed, and nothing else.
  const [gone, changed] = [items[10], items[20]];
  if (!gone || !changed) throw new Error('the catalogue is empty');
  await removeListings(stage.product.dataDir, [gone.id]);
  const full = await (await fetch(`${stage.origin}/api/properties/slug/${changed.slug}`)).json();
  await importListings(stage.product.dataDir, [{ ...full, priceValue: 12_345_678, price: '₹1.23 Cr' }]);
  stage.proxy.log.length = 0;
  await page.goto('/search');
  await expect.poll(() => countSummaries(page), { timeout: 20_000 }).toBe(total - 1);
  const again = stage.proxy.seen({ path: SUMMARIES });
  expect(again).toHaveLength(1);
  // The same question, answered in the form that can be read here.
  const plain = again[0]?.path.replace('&form=packed', '');
  const delta = await (await fetch(`${stage.origin}${plain}`)).json();
  expect(delta.items).toHaveLength(1);
  expect(delta.removedIds).toEqual([gone.id]);
}, 180_000);
