import { expect, inject, test } from 'vitest';
import { NETWORK_NOISE } from './browser.ts';
import { waitUntilKept } from './phone-data.ts';
import { setStage } from './stage.ts';

const stage = setStage();

test('A17: an icon that is missing during the install does not hold the worker up', async () => {
  const phone = await stage.phone();
  phone.watch.allow(NETWORK_NOISE);
  const missing = stage.proxy.rule({ path: /^\/icons\/.*(?:png|svg)$/ }, { kind: 'replace', status: 404 });
  await phone.page.goto('/');
  await waitUntilKept(phone.page);
  expect(missing.hits).toBeGreaterThan(0);
});

test('A17: a chunk that fails keeps the old version whole; the next visit heals', async () => {
  const phone = await stage.phone();
  phone.watch.allow(NETWORK_NOISE);
  const { page } = phone;
  const buildId = () =>
    page.evaluate(() => JSON.parse(document.getElementById('page-data')?.textContent ?? '{}').buildId);
  await page.goto('/');
  await waitUntilKept(page);
  const first = await buildId();

  await stage.product.start(inject('nextVersion'));
  const broken = stage.proxy.rule(
    { path: /^\/assets\/next\/.*\.js$/, skip: 2, times: 1 },
    { kind: 'replace', status: 500 },
  );
  await page.goto('/');
  await expect.poll(() => broken.hits, { timeout: 45_000 }).toBe(1);
  await page.goto('/search');
  await expect.poll(() => page.locator('article').count()).toBeGreaterThan(5);
  expect(await buildId()).toBe(first);
  await stage.proxy.down();
  await page.goto('/');
  await expect.poll(() => page.locator('article').count()).toBeGreaterThan(5);
  expect(await buildId()).toBe(first);

  await stage.proxy.up();
  stage.proxy.clearRules();
  await page.goto('/');
  await expect
    .poll(
      () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)),
      { timeout: 45_000 },
    )
    .toBe(true);
  await stage.product.start(inject('thisVersion'));
});
