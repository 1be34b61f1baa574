import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NETWORK_NOISE } from './browser.ts';
import { putPending } from './outbox-tools.ts';
import { outboxStates, takenOver, waitUntilAlive, waitUntilKept } from './phone-data.ts';
import { inquiriesOf } from './server-rows.ts';
import { setStage } from './stage.ts';

/* Somebody goes on while something is being sent: closes the form, opens another one, corrects what waits. */

const stage = setStage();

async function openListings(): Promise<Page> {
  const { page, watch } = await stage.phone({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  watch.allow(NETWORK_NOISE);
  await page.goto('/search?propertyType=projects');
  await waitUntilAlive(page);
  await page.locator('section[aria-label=Notification]').waitFor({ state: 'attached' });
  return page;
}

/** Keeps the next request to `path` from leaving until the returned function is called. */
async function hold(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const wanted = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    `**${path}`,
    async (route) => {
      await wanted;
      await route.continue();
    },
    { times: 1 },
  );
  return letGo;
}

test('a brochure whose form was closed while it was sent is offered, and leaves the next form alone', async () => {
  const page = await openListings();
  const dialog = page.getByRole('dialog');
  const [first, second] = [0, 1].map((at) => page.getByLabel(/^Download Brochure of/).nth(at));
  await takenOver(first as never);
  await first?.click();
  await dialog.locator('[name=name]').fill('Closed early');
  await dialog.locator('[name=phone]').fill('9820000000');
  const letGo = await hold(page, '/api/leads');
  await dialog.getByRole('button', { name: 'Download Brochure' }).click();
  await dialog.getByRole('button', { name: 'Processing...' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  await second?.click();
  await dialog.locator('[name=name]').fill('The next one');
  letGo();
  const region = page.getByRole('region', { name: 'Notification' });
  await region.getByText('Thank you!').waitFor();
  expect(await dialog.locator('[name=name]').inputValue()).toBe('The next one');
  expect(page.context().pages()).toHaveLength(1);
  // While a form is open nothing outside it can be tapped.
  await page.keyboard.press('Escape');
  const tab = page.context().waitForEvent('page');
  const [opened] = await Promise.all([tab, region.getByRole('button', { name: 'Open' }).click()]);
  await opened.close();
});

test('a form that was closed while it was sent still says what came of it', async () => {
  const page = await openListings();
  await page.goto('/');
  await waitUntilAlive(page);
  await page.getByRole('link', { name: 'Schedule a Call Back' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=name]').fill('Closed early');
  await dialog.locator('[name=phone]').fill('9820000000');
  const letGo = await hold(page, '/api/inquiries');
  await dialog.getByRole('button', { name: 'Request a call back' }).click();
  await dialog.getByRole('button', { name: 'Submitting...' }).waitFor();
  await page.goBack();
  await expect.poll(() => dialog.count()).toBe(0);
  letGo();
  const region = page.getByRole('region', { name: 'Notification' });
  await region.getByText('Inquiry Submitted').waitFor();
});

test('a message that is sent while somebody corrects it: the sheet stays, and the correction goes too', async () => {
  const phone = await stage.phone();
  phone.watch.allow(NETWORK_NOISE);
  const { page } = phone;
  await page.goto('/');
  await waitUntilKept(page);
  await stage.proxy.down();
  await putPending(page, 1, { name: 'Corrected' });
  await page.goto('/saved');
  await page.getByRole('button', { name: /^Change/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('[name=message]').fill('Make it Sunday');
  await stage.proxy.up();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => outboxStates(page), { timeout: 15_000 }).toEqual({ sent: 1 });
  await sheet.getByText('Already sent').waitFor();
  expect(await sheet.locator('[name=message]').inputValue()).toBe('Make it Sunday');
  await sheet.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => outboxStates(page), { timeout: 15_000 }).toEqual({ sent: 2 });
  const rows = await inquiriesOf(stage.product.dataDir, 'Corrected');
  expect(rows.map((row) => row.message).sort()).toEqual(['Make it Sunday', 'Note 0 🙂 भेट']);
});
