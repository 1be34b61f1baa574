import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listCatalogue } from './catalogue.ts';
import { walkOverlay, walkPage } from './keyboard-walk.ts';
import { waitUntilSearchable, waitUntilWhole } from './phone-data.ts';
import { setStage } from './stage.ts';

/* The main screens with a keyboard alone: everything is reached, in the order in which it stands, and shows it. */

const stage = setStage();
const DESK = {
  serviceWorkers: 'block',
  reducedMotion: 'reduce',
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
} as const;
/** Stands still while the page scrolls. */
const FIXED = /Home|Search|Saved|Call|Get Details|Schedule Call/;

async function open(address: string, options = {}): Promise<Page> {
  const { page } = await stage.phone({ ...DESK, ...options });
  await page.clock.install();
  await page.goto(address);
  await page.keyboard.press('Shift');
  await waitUntilWhole(page);
  await waitUntilSearchable(page);
  // The chat comes after 20 s, which is in the middle of a walk on a slow machine: sent away before it.
  const later = page.getByRole('button', { name: 'Later' });
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000);
      return later.count();
    })
    .toBe(1);
  await later.click();
  await expect.poll(() => later.count()).toBe(0);
  // Whatever comes to lie under a mouse that rests may open, in the middle of a walk.
  await page.mouse.move(0, 0);
  return page;
}

const complaints = ({ unreached, unmarked, unseen, outOfOrder }: Awaited<ReturnType<typeof walkPage>>) => ({
  unreached,
  unmarked,
  unseen,
  outOfOrder,
});
const NONE = { unreached: [], unmarked: [], unseen: [], outOfOrder: [] };

async function hasFocus(locator: Locator): Promise<void> {
  await expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** Opens with Enter, goes around inside, leaves with Escape, and the focus is back. */
async function visitOverlay(page: Page, trigger: Locator, key = 'Enter'): Promise<void> {
  const dialog = page.getByRole('dialog');
  await trigger.focus();
  await page.keyboard.press(key);
  await dialog.waitFor();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  expect(await walkOverlay(page, '[role=dialog], dialog[open]')).toEqual({
    unreached: [],
    unmarked: [],
    outside: [],
  });
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  await hasFocus(trigger);
}

test.each([
  ['home', '/'],
  ['search, with the filters beside the list', '/search?location=Thane'],
  ['EMI calculator with its result', '/tools/emi-calculator?amount=5000000&rate=8.5&years=20'],
  ['contact', '/contact'],
  ['FAQ', '/faq'],
])('%s', async (_name, address) => {
  const page = await open(address);
  const walk = await walkPage(page, { fixed: /^$/ });
  expect(walk.steps[0]).toContain('Skip to content');
  expect(walk.steps.length).toBeGreaterThan(20);
  expect(complaints(walk)).toEqual(NONE);
});

test('a listing, its gallery, viewer and dialogs', async () => {
  const items = await listCatalogue(stage.origin);
  const item = items.find(
    ({ brochure, imageCount, propertyType }) => brochure && imageCount > 8 && propertyType === 'sale',
  );
  const page = await open(`/property/${item?.slug}`);
  expect(complaints(await walkPage(page))).toEqual(NONE);

  const photo = page.getByRole('button', { name: /^Photo 1 of/ });
  await photo.focus();
  await page.keyboard.press('ArrowRight');
  await hasFocus(page.getByRole('button', { name: /^Photo 2 of/ }));
  await page.keyboard.press('ArrowLeft');
  await hasFocus(photo);
  await visitOverlay(page, photo);
  await visitOverlay(page, page.getByRole('button', { name: 'Get Details' }).locator('visible=true').first());
  await visitOverlay(page, page.getByRole('main').getByRole('button', { name: 'Download All' }));
  await visitOverlay(page, page.getByRole('button', { name: 'Menu' }).first(), 'Space');
});

test('on a phone with a keyboard: search with its sheets', async () => {
  const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
  const page = await open('/search?location=Thane', phone);
  expect(complaints(await walkPage(page, { fixed: FIXED }))).toEqual(NONE);
  await visitOverlay(page, page.locator('a[href="#filters"]'), 'Space');
  await visitOverlay(page, page.getByRole('button', { name: /^Govt charges for/ }).first());
  await visitOverlay(page, page.getByLabel(/^Download Brochure of/).first());
});

test('with the keyboard alone: a home is found, saved and asked about', async () => {
  const page = await open('/');
  // Past everything that stands on each page.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await hasFocus(page.locator('#main'));
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('All Properties');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('kharghar');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('kharghar');
  const heart = page.getByRole('button', { name: /^Save / }).first();
  await heart.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('link', { name: 'View Details' }).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/property/**');
  const ask = page.getByRole('button', { name: 'Get Details' }).locator('visible=true').first();
  await ask.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await dialog.getByLabel('Name').focus();
  await page.keyboard.type('Key Reader');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // Nothing is sent without a number, and the focus is where it is missing.
  await hasFocus(dialog.getByLabel('Phone'));
  await page.keyboard.type('9820000000');
  await page.keyboard.press('Enter');
  const receipt = dialog.getByRole('heading', { name: 'Inquiry Submitted' });
  await receipt.waitFor({ timeout: 20_000 });
  await hasFocus(receipt);
  await dialog.getByRole('button', { name: 'Done' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => dialog.count()).toBe(0);
  await hasFocus(ask);
});
