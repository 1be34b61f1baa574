import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NETWORK_NOISE } from './browser.ts';
import { listCatalogue } from './catalogue.ts';
import { waitUntilKept, waitUntilSearchable } from './phone-data.ts';
import { setStage } from './stage.ts';

/* The pull has a thread of its own, and a page of its own catalogue is not drawn again. */

const stage = setStage();

/** The service worker would ask for all code there is. */
const WITHOUT_COPY = { serviceWorkers: 'block' } as const;

const filesAsked = () => stage.proxy.log.map((entry) => entry.path).filter((path) => /\.js$/.test(path));

test('a first visit pulls in a worker, which ends with the pull; the page loads none of its code', async () => {
  const { page } = await stage.phone(WITHOUT_COPY);
  const started = page.waitForEvent('worker');
  await page.goto('/');
  const worker = await started;
  expect(worker.url()).toMatch(/\/assets\/pull-worker-[\w-]+\.js$/);
  if (page.workers().includes(worker)) await worker.waitForEvent('close');
  await waitUntilSearchable(page);
  expect(filesAsked().filter((path) => /\/run-pull-/.test(path))).toEqual([]);
});

test('a worker whose file is gone does not keep the catalogue from the phone', async () => {
  const phone = await stage.phone(WITHOUT_COPY);
  phone.watch.allow(NETWORK_NOISE);
  stage.proxy.rule({ path: /\/pull-worker-/ }, { kind: 'replace', status: 404, headers: {}, body: '' });
  await phone.page.goto('/');
  await waitUntilSearchable(phone.page);
  expect(filesAsked().some((path) => /\/run-pull-/.test(path))).toBe(true);
});

/** What React has given the first `selector`; another object after each drawing of what it belongs to. */
const propsOf = (page: Page, selector: string) =>
  page.evaluateHandle((wanted) => {
    const element = document.querySelector(wanted);
    const key = Object.keys(element ?? {}).find((name) => name.startsWith('__reactProps'));
    return key && (element as unknown as Record<string, object>)[key];
  }, selector);

test('what the phone only confirms is not drawn again: a home page and a listing stay as they were taken over', async () => {
  const [listing] = await listCatalogue(stage.origin);
  for (const [path, part] of [
    ['/', 'main article a'],
    [`/property/${listing?.slug}`, 'main h1'],
  ] as const) {
    const { page } = await stage.phone();
    await page.goto(path);
    await expect.poll(async () => Boolean(await (await propsOf(page, part)).jsonValue())).toBe(true);
    const before = await propsOf(page, part);
    await waitUntilKept(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.laidOut)).toBe('');
    const after = await propsOf(page, part);
    expect(await page.evaluate(([a, b]) => a === b, [before, after])).toBe(true);
  }
});
