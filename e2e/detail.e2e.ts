import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Property } from '#domain/property/property';
import { NETWORK_NOISE } from './browser.ts';
import { listCatalogue } from './catalogue.ts';
import { waitUntilAlive } from './phone-data.ts';
import { inquiriesOf } from './server-rows.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const PLAIN = { serviceWorkers: 'block', reducedMotion: 'reduce' } as const;
let home: Property;
let address = '';

/** A new project with both kinds of photos, videos, three plans and papers. */
beforeAll(async () => {
  for (const { slug } of await listCatalogue(stage.origin)) {
    const answer = await fetch(`${stage.origin}/api/properties/slug/${slug}`);
    home = (await answer.json()) as Property;
    if (
      home.videoGallery.length &&
      home.interiorImages.length > 2 &&
      home.floorPlans.length > 1 &&
      home.mapEmbedCode
    )
      break;
  }
  address = `/property/${home.seoSlug ?? home.slug}`;
});

async function open(page: Page): Promise<void> {
  await page.goto(address);
  await waitUntilAlive(page);
  // The parts below the first view have their code.
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 2000 })),
  );
}

/** Two fingers on the middle of the screen, moved apart by `factor`. */
async function pinch(client: CDPSession, { x, y }: { x: number; y: number }, factor: number): Promise<void> {
  const at = (distance: number) => [
    { x: x - distance, y, id: 0 },
    { x: x + distance, y, id: 1 },
  ];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(30) });
  for (let step = 1; step <= 6; step++)
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(30 + (30 * (factor - 1) * step) / 6),
    });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('gallery: tabs, a count through all photos, and another tab begins at its first', async () => {
  const { page } = await stage.phone(PLAIN);
  await open(page);
  const all = home.images.length + home.interiorImages.length;
  const gallery = page.getByRole('region', { name: 'Photos', exact: true });
  const tabs = gallery.getByRole('tab');
  expect((await tabs.allTextContents()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
    `Exterior ${home.images.length}`,
    `Interior ${home.interiorImages.length}`,
    `Videos ${home.videoGallery.length}`,
  ]);
  const count = gallery.getByText(/^\d+ of \d+$/);
  expect(await count.textContent()).toBe(`1 of ${all}`);
  await gallery.getByRole('button', { name: 'Photo 1 of' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => count.textContent()).toBe(`2 of ${all}`);
  await tabs.nth(1).click();
  await expect.poll(() => count.textContent()).toBe(`${home.images.length + 1} of ${all}`);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => tabs.first().getAttribute('aria-selected')).toBe('true');
  await expect.poll(() => count.textContent()).toBe(`1 of ${all}`);
});

test('viewer: round and round, by keys, fingers and Back; the focus returns', async () => {
  const { page, context } = await stage.phone(PLAIN);
  await open(page);
  const total = home.images.length;
  const opener = page.getByRole('button', { name: `Photo 1 of ${total}, full screen` });
  const viewer = page.getByRole('dialog', { name: 'Exterior' });
  const count = viewer.getByText(/^\d+ of \d+$/);
  await opener.click();
  await expect.poll(() => count.textContent()).toBe(`1 of ${total}`);
  await viewer.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(() => count.textContent()).toBe(`${total} of ${total}`);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => count.textContent()).toBe(`1 of ${total}`);

  const stageBox = await viewer.locator('picture img').first().boundingBox();
  if (!stageBox) throw new Error('there is no picture');
  const middle = { x: stageBox.x + stageBox.width / 2, y: stageBox.y + stageBox.height / 2 };
  const zoom = () =>
    viewer
      .locator('picture img')
      .first()
      .evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);
  const client = await context.newCDPSession(page);
  await pinch(client, middle, 2.2);
  await expect.poll(zoom).toBeCloseTo(2.2, 1);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  await page.keyboard.press('0');
  await expect.poll(zoom).toBeCloseTo(1, 1);
  await page.touchscreen.tap(middle.x, middle.y);
  await page.touchscreen.tap(middle.x, middle.y);
  await expect.poll(zoom).toBeCloseTo(2.5, 1);
  await page.keyboard.press('0');
  await expect.poll(zoom).toBeCloseTo(1, 1);

  // A swipe to the left: the next picture.
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: middle.y }],
    });
  await touch('touchStart', middle.x + 80);
  for (const x of [40, 0, -40, -80]) await touch('touchMove', middle.x + x);
  await touch('touchEnd', 0);
  await expect.poll(() => count.textContent()).toBe(`2 of ${total}`);

  const before = page.url();
  await page.goBack();
  await expect.poll(() => viewer.count()).toBe(0);
  expect(page.url()).toBe(before);
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await viewer.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => viewer.count()).toBe(0);
});

test('a picture that cannot be had says so in the viewer', async () => {
  const { page, watch } = await stage.phone(PLAIN);
  watch.allow(NETWORK_NOISE);
  const stem = home.images[1]?.replace(/\.webp$/, '') ?? '';
  stage.proxy.rule({ path: new RegExp(`^${stem}`) }, { kind: 'drop-before' });
  await open(page);
  await page.getByRole('button', { name: /^Photo 1 of/ }).click();
  const viewer = page.getByRole('dialog', { name: 'Exterior' });
  await viewer.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => viewer.getByText('Image not available').count()).toBe(1);
  await viewer.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => viewer.getByText('Image not available').count()).toBe(0);
});

test('videos and the map come from elsewhere only when they are tapped, and say why they cannot without signal', async () => {
  const { page, context, watch } = await stage.phone(PLAIN);
  watch.allow(NETWORK_NOISE);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(stage.origin) && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  await open(page);
  await page.getByRole('tab', { name: /^Videos/ }).click();
  const poster = page.getByRole('button', { name: /^Video.*plays from YouTube/ }).first();
  const map = page.getByRole('button', { name: 'Show the map' });
  await map.scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);

  await context.setOffline(true);
  await expect
    .poll(() => page.getByText('No signal. The video needs the internet.').count())
    .toBeGreaterThan(0);
  expect(await page.getByText('No signal. The map needs the internet.').count()).toBe(1);
  expect(await poster.isDisabled()).toBe(true);
  await context.setOffline(false);

  await poster.click();
  const player = page.locator('iframe[src^="https://www.youtube-nocookie.com/"]');
  await player.waitFor();
  expect(await player.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await map.click();
  expect(await page.locator('iframe[sandbox]').count()).toBe(2);
  expect(foreign.length).toBeGreaterThan(0);
});

test('about, plans and questions open by themselves; both buttons lead to the contact dialog', async () => {
  const { page } = await stage.phone(PLAIN);
  await open(page);
  const about = page.getByRole('region', { name: 'About' });
  const lines = await about.locator('p').evaluate((text) => {
    const { height } = text.getBoundingClientRect();
    return Math.round(height / Number.parseFloat(getComputedStyle(text).lineHeight));
  });
  expect(lines).toBe(2);
  await about.getByRole('button', { name: 'Read More' }).click();
  await about.getByRole('button', { name: 'Show Less' }).click();
  expect(await about.getByRole('button', { name: 'Read More' }).count()).toBe(1);

  const plans = page.getByRole('region', { name: /^Floor plans?$/ });
  const second = home.floorPlans[1];
  await plans.getByRole('radio').nth(1).check({ force: true });
  await expect.poll(() => plans.textContent()).toContain(second?.price ?? second?.area ?? '');
  await plans.getByRole('button', { name: 'Full size' }).click();
  const viewer = page.getByRole('dialog', { name: 'Floor plans' });
  await expect.poll(() => viewer.getByText(/^2 of/).count()).toBe(1);
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => viewer.count()).toBe(0);

  const questions = page.getByRole('region', { name: 'Questions' }).locator('details');
  await questions.nth(0).locator('summary').click();
  await questions.nth(1).locator('summary').click();
  expect(
    await questions.evaluateAll((all) => all.filter((one) => (one as HTMLDetailsElement).open).length),
  ).toBe(2);

  const before = page.url();
  for (const name of ['Schedule Call', 'Get Details']) {
    await page.locator('[data-property-bar]').getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name=message]').waitFor();
    await page.goBack();
    await expect.poll(() => dialog.count()).toBe(0);
    expect(page.url()).toBe(before);
  }
});

test('a request that arrived shows what the agency has; the form behind it is empty again', async () => {
  const { page } = await stage.phone({ ...PLAIN, viewport: { width: 360, height: 740 } });
  await open(page);
  const ask = page.getByRole('button', { name: 'Get Details' }).filter({ visible: true }).first();
  await ask.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Visit' }).check({ force: true });
  await sheet.locator('[name=name]').fill('Receipt Reader');
  await sheet.locator('[name=phone]').fill('98200 00000');
  await sheet.getByRole('button', { name: 'Request a visit' }).click();
  await sheet.getByRole('heading', { name: 'Inquiry Submitted' }).waitFor();
  const receipt = (await sheet.textContent()) ?? '';
  for (const line of ["We'll get back to you within 24 hours!", 'Visit', home.name, '+91 98200 00000'])
    expect(receipt).toContain(line);
  expect(await inquiriesOf(stage.product.dataDir, 'Receipt Reader')).toMatchObject([
    { type: 'schedule_visit', property_id: home.id },
  ]);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => sheet.count()).toBe(0);
  await ask.click();
  expect(await sheet.locator('[name=name]').inputValue()).toBe('');
});

test('what is tapped before its code is there happens when it is there', async () => {
  const { page, watch } = await stage.phone(PLAIN);
  watch.allow(NETWORK_NOISE);
  const letGo: Record<string, () => void> = {};
  for (const name of ['main', 'detail-sections']) {
    const waited = new Promise<void>((resolve) => {
      letGo[name] = resolve;
    });
    await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), async (route) => {
      await waited;
      await route.continue();
    });
  }
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  // Nothing of the app is there; the heart lies in the first view.
  const heart = page.getByRole('button', { name: `Save ${home.name}` }).first();
  await heart.click();
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
  letGo.main?.();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  // The app is there, the part with the documents is not.
  const documents = page.getByRole('heading', { name: 'Documents' }).locator('xpath=..');
  await documents.getByRole('button').first().click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  letGo['detail-sections']?.();
  await page.getByRole('dialog').waitFor();
});

test('the next home opens at its top, under its own title', async () => {
  const { page } = await stage.phone(PLAIN);
  await open(page);
  // Laid out to its end: a page that still grows would move away under the finger.
  await page.locator('html[data-laid-out]').waitFor();
  const other = page.getByRole('link', { name: /^View Details of/ }).last();
  const name = ((await other.getAttribute('aria-label')) ?? '').replace('View Details of ', '');
  await other.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await other.click();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(name);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => page.title()).toContain(name);
});

test('the short address opens the home; one that is not listed says so and leads home', async () => {
  const { page, watch } = await stage.phone(PLAIN);
  watch.allow(/status of 404/);
  await page.goto(address.replace('/property', ''));
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(home.name);
  await page.goto('/property/no-such-home');
  await waitUntilAlive(page);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Property Not Found');
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await page.waitForURL(`${stage.origin}/`);
});
