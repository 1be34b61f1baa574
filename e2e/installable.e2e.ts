import { expect, test } from 'vitest';
import { waitUntilKept } from './phone-data.ts';
import { setStage } from './stage.ts';

const stage = setStage();

test('Chromium finds nothing that keeps the app from the home screen', async () => {
  const { page, context } = await stage.keptPhone();
  await page.goto('/');
  await waitUntilKept(page);
  const client = await context.newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { errors, data } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest).toMatchObject({ display: 'standalone', start_url: expect.stringMatching(/^\//) });
  const sizes = (purpose: RegExp) =>
    manifest.icons
      .filter((icon: { purpose?: string }) => purpose.test(icon.purpose ?? 'any'))
      .map((icon: { sizes: string }) => icon.sizes);
  expect(sizes(/maskable/)).toEqual(expect.arrayContaining(['512x512']));
  expect(sizes(/any/)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.shortcuts.length).toBeGreaterThanOrEqual(3);
  for (const { src, sizes: size } of [...manifest.icons, ...manifest.screenshots]) {
    const [width, height] = await page.evaluate(async (address: string) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, src);
    if (size !== 'any') expect(`${width}x${height}`, src).toBe(size);
  }
});
