import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listCatalogue } from './catalogue.ts';
import { waitUntilAlive } from './phone-data.ts';
import { type ReadHead, readHead } from './read-head.ts';
import { setStage } from './stage.ts';

const stage = setStage();

const shown = async (page: Page): Promise<ReadHead> =>
  readHead(`${await page.evaluate(() => document.head.outerHTML)}`);
const sent = async (path: string): Promise<ReadHead> =>
  readHead(await (await fetch(`${stage.origin}${path}`)).text());

/** Changes the address as a link in the page does. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

test('on the way through the site the head says what the server would have sent, also back on the first page', async () => {
  const [home] = await listCatalogue(stage.origin);
  const { page } = await stage.phone({ serviceWorkers: 'block' });
  await page.goto('/');
  await waitUntilAlive(page);
  const way = [
    '/blog/kamothe-rental-guide',
    '/search?location=Thane',
    '/search?location=No+such+place',
    `/property/${home?.slug}`,
    `/${home?.slug}`,
    '/no/such/page',
    '/about/',
    '/saved',
    '/',
  ];
  for (const path of way) {
    await goTo(page, path);
    const right = await sent(path);
    await expect.poll(() => shown(page), { message: path, timeout: 5000 }).toEqual(right);
  }
});
