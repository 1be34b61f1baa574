import { expect, test } from 'vitest';
import { displayPrice } from '#domain/property/price';
import { listCatalogue } from './catalogue.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const withoutScripts = () => stage.phone({ javaScriptEnabled: false });

test('home shows listings, counts and working links from the HTML alone', async () => {
  const { page } = await withoutScripts();
  await page.goto('/');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.locator('a[href^="/property/"]').count()).toBeGreaterThanOrEqual(9);
  expect(await page.getByText(/₹/).count()).toBeGreaterThan(5);
  await page.getByRole('link', { name: 'View All Resale' }).first().click();
  await page.waitForURL('**/search?propertyType=resale');
  expect(await page.locator('article').count()).toBeGreaterThan(5);
});

test('search answers text and filters of its address', async () => {
  const { page } = await withoutScripts();
  const items = await listCatalogue(stage.origin);
  const twoBedroom = items.filter((item) => item.propertyType === 'rental' && /^2 BHK/.test(item.bedrooms));
  await page.goto('/search?propertyType=rental&bedrooms=2+BHK');
  expect(await page.locator('article').count()).toBe(Math.min(twoBedroom.length, 50));
  for (const item of twoBedroom.slice(0, 3))
    expect(await page.getByText(item.name).count()).toBeGreaterThan(0);
  await page.goto('/search?q=kharghar');
  expect(await page.locator('article').count()).toBeGreaterThan(0);
  expect(await page.locator('article').first().textContent()).toContain('Kharghar');
});

test('a detail page tells its price, place and amenities, and what cannot be found says so with 404', async () => {
  const { page, watch } = await withoutScripts();
  watch.allow(/status of 404.*(?:no-such-home|no\/such\/page)/);
  const [item] = await listCatalogue(stage.origin);
  if (!item) throw new Error('the catalogue is empty');
  const answer = await page.goto(`/property/${item.slug}`);
  expect(answer?.status()).toBe(200);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(item.name);
  const text = (await page.locator('main').textContent()) ?? '';
  expect(text).toContain(displayPrice(item.price));
  expect(text).toContain(item.location);
  expect((await page.goto('/property/no-such-home'))?.status()).toBe(404);
  expect(await page.getByText('Property Not Found').count()).toBeGreaterThan(0);
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  expect(await page.getByText('404 Page Not Found').count()).toBeGreaterThan(0);
});
