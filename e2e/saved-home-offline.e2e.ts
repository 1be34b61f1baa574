import { expect, test } from 'vitest';
import { NETWORK_NOISE } from './browser.ts';
import { waitUntilAlive, waitUntilKept } from './phone-data.ts';
import { setStage } from './stage.ts';

const stage = setStage();

test('A16: a saved home opens without a network with all its photos and its floor plan', async () => {
  const phone = await stage.keptPhone();
  phone.watch.allow(NETWORK_NOISE);
  const { page } = phone;
  await page.goto('/search?propertyType=projects');
  await waitUntilAlive(page);
  await waitUntilKept(page);
  const card = page.locator('article').first();
  const path = await card.getByRole('link').first().getAttribute('href');
  await card.getByRole('button', { name: /save/i }).click();
  const pinned = () =>
    page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
      return found.filter((file) => file.startsWith('/media/') || file.startsWith('/documents/'));
    });
  const property = (await (
    await fetch(`${stage.origin}/api/properties/slug/${path?.split('/').pop()}`)
  ).json()) as {
    images: string[];
    floorPlans: { image: string }[];
    name: string;
  };
  const stems = [...property.images, ...property.floorPlans.map((plan) => plan.image)].map((file) =>
    file.replace(/\.\w+$/, ''),
  );
  await expect
    .poll(
      async () => {
        const kept = await pinned();
        return stems.filter((stem) => !kept.some((file) => file.startsWith(stem)));
      },
      { timeout: 30_000 },
    )
    .toEqual([]);
  await stage.proxy.down();
  await page.goto('/saved');
  await expect.poll(() => page.getByText(property.name).count()).toBeGreaterThan(0);
  await page.goto(path ?? '');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain(property.name);
});
