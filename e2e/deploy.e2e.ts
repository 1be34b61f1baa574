import type { Page } from 'playwright-core';
import { afterEach, expect, inject, test } from 'vitest';
import { NETWORK_NOISE } from './browser.ts';
import { fillContactForm } from './outbox-tools.ts';
import { waitUntilAlive, waitUntilKept } from './phone-data.ts';
import { startProduct } from './product.ts';
import { setStage } from './stage.ts';

const stage = setStage();

afterEach(() => stage.product.start(inject('thisVersion')));

/** The build that a page is of; undefined while it has not got that far. */
function buildOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => JSON.parse(document.getElementById('page-data')?.textContent ?? '{}').buildId);
}

/** 'updated' when the page is of another build than `first`, else what one would want to know. */
async function updated(page: Page, first: string | undefined): Promise<string> {
  const build = await buildOf(page);
  if (build && build !== first) return 'updated';
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return JSON.stringify({
      strip: document.querySelector('aside[role=status]')?.textContent,
      waiting: registration?.waiting?.state,
      active: registration?.active?.state,
    });
  });
}

test('A18: a new version is offered, never forced, and the next launch has it', async () => {
  let phone = await stage.keptPhone();
  phone.watch.allow(NETWORK_NOISE);
  const { page } = phone;
  await page.goto('/');
  await waitUntilKept(page);
  const first = await buildOf(phone.page);
  let loads = 0;
  page.on('load', () => loads++);

  await stage.product.start(inject('nextVersion'));
  await page.goto('/search');
  await expect.poll(() => page.getByRole('button', { name: 'Update' }).count(), { timeout: 45_000 }).toBe(1);
  // Version 1 goes on whole although the server knows none of its files any more.
  expect(await buildOf(page)).toBe(first);
  loads = 0;
  await page
    .locator('article')
    .first()
    .getByRole('link', { name: /View Details/ })
    .click();
  await page.waitForURL('**/property/**');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(loads).toBe(0);

  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => updated(page, first), { timeout: 20_000 }).toBe('updated');
  await expect.poll(() => loads).toBe(1);
  await phone.close();

  phone = await stage.keptPhone();
  phone.watch.allow(NETWORK_NOISE);
  await phone.page.goto('/');
  expect(await buildOf(phone.page)).not.toBe(first);
});

test('A18: neither a picture that never comes nor a lost word holds an update up', async () => {
  const phone = await stage.phone();
  phone.watch.allow(NETWORK_NOISE);
  const { page } = phone;
  await page.addInitScript(() => {
    const { postMessage } = ServiceWorker.prototype;
    let lost = false;
    ServiceWorker.prototype.postMessage = function (...words: [unknown]) {
      if (lost || (words[0] as { type?: unknown }).type !== 'SKIP_WAITING')
        return postMessage.apply(this, words);
      lost = true;
      (window as { lostWord?: boolean }).lostWord = true;
    };
  });
  await page.goto('/');
  await waitUntilKept(page);
  const first = await buildOf(page);
  await stage.product.start(inject('nextVersion'));
  const silent = stage.proxy.rule({ path: /^\/media\// }, { kind: 'silence' });
  await page.goto('/search');
  const update = page.getByRole('button', { name: 'Update' });
  await expect.poll(() => update.count(), { timeout: 45_000 }).toBe(1);
  await expect.poll(() => silent.hits).toBeGreaterThan(0);
  let loads = 0;
  page.on('load', () => loads++);
  await update.click();
  await expect.poll(() => page.evaluate(() => (window as { lostWord?: boolean }).lostWord)).toBe(true);
  silent.remove();
  await expect.poll(() => updated(page, first), { timeout: 20_000 }).toBe('updated');
  await expect.poll(() => loads).toBe(1);
});

test('A18: closing the app is enough: the next launch has the new version', async () => {
  let phone = await stage.keptPhone();
  phone.watch.allow(NETWORK_NOISE);
  await phone.page.goto('/');
  await waitUntilKept(phone.page);
  const first = await buildOf(phone.page);
  await stage.product.start(inject('nextVersion'));
  await phone.page.goto('/search');
  await expect
    .poll(
      () =>
        phone.page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)),
      { timeout: 45_000 },
    )
    .toBe(true);
  await phone.close();
  phone = await stage.keptPhone();
  phone.watch.allow(NETWORK_NOISE);
  await phone.page.goto('/');
  expect(await buildOf(phone.page)).not.toBe(first);
});

test('A18: a half-filled form outlives the update', async () => {
  const phone = await stage.phone();
  phone.watch.allow(NETWORK_NOISE);
  const { page } = phone;
  await page.goto('/contact');
  await waitUntilKept(page);
  const half = { name: 'Half', phone: '98200', email: 'half@', message: 'I was just about to' };
  await fillContactForm(page, half);
  await stage.product.start(inject('nextVersion'));
  let loads = 0;
  page.on('load', () => loads++);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(
      () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)),
      {
        timeout: 45_000,
      },
    )
    .toBe(true);
  expect(loads).toBe(0);
  await page.locator('[name=message]').blur();
  const update = page.getByRole('button', { name: 'Update' });
  await expect.poll(() => update.count()).toBe(1);
  await update.click();
  await expect.poll(() => loads, { timeout: 45_000 }).toBe(1);
  await waitUntilAlive(page);
  for (const [name, value] of Object.entries(half))
    await expect.poll(() => page.locator(`form [name=${name}]`).inputValue()).toBe(value);
  expect(loads).toBe(1);
});

test('A18: without a worker, a chunk that a deploy has taken away costs at most one reload', async () => {
  const phone = await stage.phone({ serviceWorkers: 'block' });
  phone.watch.allow(NETWORK_NOISE);
  const { page } = phone;
  await page.goto('/');
  await waitUntilAlive(page);
  let loads = 0;
  page.on('load', () => loads++);
  // Without a gap: a server that is away is another case than one that has moved on.
  const { dataDir } = stage.product;
  const next = await startProduct({ publicUrl: stage.origin, dataDir, folder: inject('nextVersion') });
  stage.proxy.target = next.port;
  await page.locator('footer').getByRole('link', { name: /faq/i }).first().click();
  await page.waitForURL('**/faq');
  await expect
    .poll(() => page.locator('main').getByRole('heading', { level: 1 }).count(), { timeout: 45_000 })
    .toBe(1);
  expect(loads).toBeLessThanOrEqual(1);
  stage.proxy.target = stage.product.port;
  await next.kill();
});
