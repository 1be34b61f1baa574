import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NETWORK_NOISE } from './browser.ts';
import { takenOver, waitUntilAlive } from './phone-data.ts';
import { setStage } from './stage.ts';

/*
 * A part of the app whose code cannot be had, on a phone where no worker has it (private mode, the browser inside another
 * app, a first visit that lost its signal): the part waits, the rest of the page stays.
 */

const stage = setStage();

/** A page without signal and what is tapped in it, which the app has taken over. */
async function openWithoutSignal(address: string, find: (page: Page) => Locator): Promise<[Page, Locator]> {
  const { page, watch } = await stage.phone({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  watch.allow(NETWORK_NOISE);
  await page.goto(address);
  await waitUntilAlive(page);
  // What the first page has left for later is there.
  await page.locator('section[aria-label=Notification]').waitFor({ state: 'attached' });
  const trigger = find(page);
  await takenOver(trigger);
  await stage.proxy.down();
  return [page, trigger];
}
/** Taps until it comes: with the signal the page may also be loaded anew (pwa/lost-chunk.ts), and that tap is lost. */
const opens = (trigger: Locator, part: Locator) =>
  expect
    .poll(async () => {
      if (!(await part.count())) await trigger.click({ timeout: 2_000 }).catch(() => undefined);
      return part.count();
    })
    .toBe(1);
const back = async (page: Page) => {
  await stage.proxy.up();
  await page.evaluate(() => dispatchEvent(new Event('online')));
};
const pageStands = async (page: Page) => {
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await page.locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
};

test('a form says that there is too little signal, and opens when there is some', async () => {
  const [page, ask] = await openWithoutSignal('/search?propertyType=projects', (shown) =>
    shown.getByLabel(/^Download Brochure of/).first(),
  );
  await ask.click();
  await page.getByText('Too little signal to open this form.').waitFor();
  await pageStands(page);
  await back(page);
  await opens(ask, page.getByRole('dialog').locator('[name=name]'));
});

test('a form that cannot open says so also where the code of toasts has not come', async () => {
  const { page, watch } = await stage.phone({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  watch.allow(NETWORK_NOISE);
  await page.route(/\/assets\/(?:toast|dialogs)/, (route) => route.abort());
  await page.goto('/search?propertyType=projects');
  await waitUntilAlive(page);
  const ask = page.getByLabel(/^Download Brochure of/).first();
  await takenOver(ask);
  await ask.click();
  const words = page.getByText('Too little signal to open this form.');
  await words.waitFor();
  await pageStands(page);
  await expect.poll(() => words.count(), { timeout: 10_000 }).toBe(0);
});

test('the menu leads to the list of pages in the footer, and opens when there is signal', async () => {
  const [page, menu] = await openWithoutSignal('/about', (shown) =>
    shown.getByRole('button', { name: 'Menu' }),
  );
  await menu.evaluate((element: HTMLElement) => element.click());
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#site-links');
  await pageStands(page);
  await back(page);
  await opens(menu, page.getByRole('dialog', { name: 'Menu' }));
});

test('the chat that cannot come takes nothing away, and comes with the signal', async () => {
  const { page, watch } = await stage.phone({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  watch.allow(NETWORK_NOISE);
  await page.clock.install();
  await page.goto('/faq');
  await waitUntilAlive(page);
  await stage.proxy.down();
  await page.clock.runFor(30_000);
  await pageStands(page);
  await back(page);
  const chat = page.getByRole('region', { name: 'Chat with us' });
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000);
      return chat.count();
    })
    .toBe(1);
});
