import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { waitUntilKept } from './phone-data.ts';
import { setStage } from './stage.ts';

const stage = setStage();

/** Hands the worker a message as a push service would. */
async function deliver(page: Page, data: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) resolve(one.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: stage.origin,
    registrationId: await registered,
    data,
  });
}

const shown = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, data, tag }) => ({
      title,
      body,
      data,
      tag,
    })),
  );

test('the worker shows what the server sends, and a later message takes the place of an earlier one', async () => {
  const { page, context } = await stage.phone();
  await context.grantPermissions(['notifications'], { origin: stage.origin });
  await page.goto('/');
  await waitUntilKept(page);
  await deliver(page, JSON.stringify({ title: 'First', body: 'b', path: '/' }));
  await expect.poll(async () => (await shown(page)).length).toBe(1);
  await deliver(
    page,
    JSON.stringify({ title: 'A new home that fits', body: 'Sample Heights', path: '/property/sample' }),
  );
  await expect
    .poll(() => shown(page))
    .toEqual([
      {
        title: 'A new home that fits',
        body: 'Sample Heights',
        data: { path: '/property/sample' },
        tag: 'angan-news',
      },
    ]);
});
