import { expect, test } from 'vitest';
import { NETWORK_NOISE } from './browser.ts';
import { cachedFiles, countSummaries, waitUntilKept } from './phone-data.ts';
import { CAPTIVE_PORTAL, CAPTIVE_REDIRECT } from './proxy/faults.ts';
import { setStage } from './stage.ts';

const stage = setStage();

test('A13: a captive portal leaves no trace, and the app goes on working behind it', async () => {
  const phone = await stage.phone();
  phone.watch.allow(NETWORK_NOISE);
  const { page } = phone;
  await page.goto('/');
  await waitUntilKept(page);
  const before = await countSummaries(page);

  for (const fault of [CAPTIVE_PORTAL, CAPTIVE_REDIRECT]) {
    stage.proxy.clearRules();
    stage.proxy.log.length = 0;
    stage.proxy.rule({}, fault);
    for (const path of ['/', '/search', '/search?location=Panvel', '/properties']) {
      await page.goto(path);
      await expect.poll(() => page.locator('article').count()).toBeGreaterThan(3);
      expect(await page.getByText('Free Wi-Fi').count()).toBe(0);
    }
    await expect.poll(() => stage.proxy.seen({ path: /\/api\/changes/ }).length).toBeGreaterThan(0);
    expect(await countSummaries(page)).toBe(before);
  }

  for (const { cache, path, type } of await cachedFiles(page)) {
    const isPage = /pages|precache/.test(cache) && !/\.\w+$/.test(path.split('?')[0] ?? '');
    if (!isPage && !path.startsWith('/shell.html'))
      expect(type, `${cache} ${path}`).not.toContain('text/html');
  }
  const stored = await page.evaluate(async () => {
    const bodies: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        bodies.push((await (await cache.match(request))?.text()) ?? '');
    }
    return bodies.filter((body) => body.includes('Free Wi-Fi')).length;
  });
  expect(stored).toBe(0);

  stage.proxy.clearRules();
  await page.goto('/');
  await expect.poll(() => page.locator('article').count()).toBeGreaterThan(5);
});

test('a first visit that a portal answers installs nothing; the next one does', async () => {
  const phone = await stage.phone();
  phone.watch.allow(NETWORK_NOISE);
  const { page } = phone;
  stage.proxy.rule({ path: /^\/(?:assets|shell|sw)/ }, CAPTIVE_PORTAL);
  let navigations = 0;
  page.on('framenavigated', () => navigations++);
  await page.goto('/', { waitUntil: 'commit' });
  // A page whose first module cannot be had loads itself once more; only then is it at rest.
  await expect.poll(() => navigations).toBe(2);
  await page.waitForLoadState('load');
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  stage.proxy.clearRules();
  await page.goto('/');
  await waitUntilKept(page);
});
