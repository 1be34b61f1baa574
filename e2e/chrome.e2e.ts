import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NETWORK_NOISE, twoFrames } from './browser.ts';
import { waitUntilAlive } from './phone-data.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const SMALL = { serviceWorkers: 'block', reducedMotion: 'reduce' } as const;
const WIDE = { ...SMALL, viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilAlive(page);
}
const scrollsAway = (page: Page) =>
  page.evaluate(
    () =>
      getComputedStyle(document.documentElement).overflowY !== 'hidden' &&
      getComputedStyle(document.body).overflowY !== 'hidden',
  );

test('the drawer: its links in order, the page locked, and four ways to close it', async () => {
  const { page } = await stage.phone(SMALL);
  await open(page, '/search?location=Panvel');
  const menu = page.getByLabel('Menu', { exact: true }).first();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const { origin } = stage;
  const address = page.url();
  const closed = async () => {
    await expect.poll(() => drawer.count()).toBe(0);
    expect(page.url()).toBe(address);
    await expect.poll(() => menu.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => scrollsAway(page)).toBe(true);
  };

  await menu.click();
  await drawer.getByRole('heading', { name: 'Follow Us' }).waitFor();
  expect(await scrollsAway(page)).toBe(false);
  const links = await drawer.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  expect(links[1]).toMatch(/^tel:\+/);
  const groupOf = (name: string) =>
    drawer
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((a) => `${a.getAttribute('href')} ${a.firstChild?.nextSibling?.textContent}`),
      );
  expect(await groupOf('Pages')).toEqual([
    '/saved Saved Properties',
    '/contact Contact Us',
    '/about About Us',
    '/blog Blog',
    '/properties All Properties',
  ]);
  expect(links.slice(7, 12)).toEqual([
    '/tools',
    '/vastu-consultation',
    '/privacy-policy',
    '/terms-conditions',
    '/disclaimer',
  ]);
  expect(await drawer.getByRole('navigation', { name: 'Legal' }).textContent()).toMatch(
    /Calculators & Tools.*Vastu Consultation.*Privacy Policy.*Terms & Conditions.*Disclaimer$/,
  );
  for (const name of ['Facebook', 'Instagram', 'YouTube', 'WhatsApp'])
    expect(await drawer.getByRole('link', { name }).count(), name).toBe(1);
  // From the right-hand side.
  const box = await drawer.boundingBox();
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(page.viewportSize()?.width);
  // Keys stay inside while it is open.
  for (let i = 0; i < 25; i++) await page.keyboard.press('Tab');
  expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);

  await page.goBack();
  await closed();
  await menu.click();
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await closed();
  await menu.click();
  await drawer.waitFor();
  await page.mouse.click(20, 400);
  await closed();
  await menu.click();
  await drawer.getByRole('link', { name: 'About Us' }).click();
  await expect.poll(() => page.url()).toBe(`${origin}/about`);
  await expect.poll(() => drawer.count()).toBe(0);
  await page.goBack();
  await expect.poll(() => page.url()).toBe(address);
});

test('the bottom bar on phones, the phone number on large screens, plain anchors everywhere', async () => {
  const { page } = await stage.phone(SMALL);
  await open(page, '/');
  const bar = page.getByRole('navigation', { name: 'Quick' });
  expect((await bar.getByRole('link').allTextContents()).map((text) => text.trim())).toEqual([
    'Home',
    'Search',
    'Saved',
    'Call',
  ]);
  expect(await bar.getByRole('link', { name: 'Call' }).getAttribute('href')).toMatch(/^tel:\+\d+$/);
  for (const start of ['tel:', 'mailto:', 'https://wa.me/'])
    expect(await page.locator(`a[href^="${start}"]`).count(), start).toBeGreaterThan(0);
  const chat = (await page.locator('article a[href^="https://wa.me/"]').first().getAttribute('href')) ?? '';
  const card = page.locator('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  expect(new URL(chat).searchParams.get('text')).toContain(name);
  const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
  expect(viewport).toContain('viewport-fit=cover');
  // A new page begins at its top.
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => page.title()).toMatch(/^About/);
  await page.goto('/kamothe-real-estate-agent');
  const call = (on: Page) => on.getByRole('link', { name: 'Call the agency' });
  expect(await call(page).isVisible()).toBe(true);

  const desk = await stage.phone(WIDE);
  await open(desk.page, '/');
  expect(await desk.page.getByRole('navigation', { name: 'Quick' }).isVisible()).toBe(false);
  expect(await desk.page.getByRole('banner').locator('a[href^="tel:"]').isVisible()).toBe(true);
  await desk.page.goto('/kamothe-real-estate-agent');
  expect(await call(desk.page).isVisible()).toBe(false);
});

const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, {
      prompt: () => {
        document.documentElement.dataset.prompted = '';
        return Promise.resolve({ outcome: 'dismissed' });
      },
    });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  });

test('the install banner: shows the prompt, hides, and is out of the page soon after; a dismissal holds', async () => {
  const { page } = await stage.phone(SMALL);
  await open(page, '/');
  const banner = page.locator('section[aria-label="Install Angan"]');
  await expect.poll(() => offerInstall(page)).toBe(true);
  await banner.getByRole('button', { name: 'Install' }).click();
  expect(await page.evaluate(() => 'prompted' in document.documentElement.dataset)).toBe(true);
  await expect.poll(() => banner.count()).toBe(0);

  await offerInstall(page);
  // Hidden first, still in the page, then gone.
  const seen = await banner.getByRole('button', { name: 'Dismiss' }).evaluate(async (button) => {
    const section = button.closest('section');
    const from = performance.now();
    (button as HTMLElement).click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const first = { inPage: section?.isConnected, inert: section?.inert };
    while (section?.isConnected) await new Promise((resolve) => requestAnimationFrame(resolve));
    return { first, tooSoon: performance.now() - from < 300 };
  });
  expect(seen).toEqual({ first: { inPage: true, inert: true }, tooSoon: false });
  await expect.poll(() => banner.count()).toBe(0);
  await page.reload();
  await waitUntilAlive(page);
  await expect.poll(() => offerInstall(page)).toBe(true);
  expect(await banner.count()).toBe(0);
});

test('an iPhone is told how to install instead of getting a button that does nothing', async () => {
  const { page } = await stage.phone({
    ...SMALL,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  });
  await page.clock.install();
  await open(page, '/faq');
  const banner = page.locator('section[aria-label="Install Angan"]');
  await expect
    .poll(
      async () => {
        await page.clock.runFor(2_000);
        // The chat goes first and may be sent away.
        const later = page.getByRole('button', { name: 'Later' });
        if (await later.count()) await later.click();
        return banner.count();
      },
      { timeout: 20_000, interval: 100 },
    )
    .toBe(1);
  expect(await banner.textContent()).toMatch(/Tap Share\s*, then Add to Home Screen/);
  expect(await banner.getByRole('button').allTextContents()).toEqual(['']);
});

/** Whether what has the focus lies under `cover`. */
const focusIsCovered = (page: Page, cover: string) =>
  page.evaluate((selector) => {
    const under = document.activeElement?.getBoundingClientRect();
    const over = document.querySelector(selector)?.getBoundingClientRect();
    if (!under || !over || document.activeElement === document.body) return null;
    return under.bottom > over.top && under.top < over.bottom;
  }, cover);

test('what floats over the page never hides what has the focus', async () => {
  const { page } = await stage.phone(SMALL);
  await page.clock.install();
  await open(page, '/faq');
  const chat = 'section[aria-label="Chat with us"]';
  const banner = 'section[aria-label="Install Angan"]';
  /** Puts the focus on a question by keyboard, down where the floating things come. */
  const focusLow = async () => {
    const questions = page.getByRole('main').locator('summary');
    await questions.nth(6).focus();
    await page.keyboard.press('Tab');
    await page.evaluate(() => {
      const { bottom } = document.activeElement?.getBoundingClientRect() ?? { bottom: 0 };
      const bar = document.querySelector('nav[aria-label="Quick"]')?.getBoundingClientRect().top ?? 0;
      window.scrollBy({ top: bottom - bar + 20, behavior: 'instant' });
    });
  };
  const clear = async (cover: string) => {
    await expect.poll(() => focusIsCovered(page, cover)).toBe(false);
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab');
      expect(await focusIsCovered(page, cover)).toBe(false);
    }
  };

  await focusLow();
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000);
      return page.locator(chat).count();
    })
    .toBe(1);
  await clear(chat);
  // The last link of the page has nothing below it to scroll to.
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await expect.poll(() => focusIsCovered(page, chat)).toBe(false);
  await page.getByRole('button', { name: 'Later' }).click();
  await focusLow();
  await offerInstall(page);
  await page.locator(banner).waitFor();
  await clear(banner);
});

test('govt charges: after a moment under the mouse, at once by keyboard, a sheet under a finger', async () => {
  const desk = await stage.phone(WIDE);
  await open(desk.page, '/search');
  const words = desk.page.getByRole('button', { name: /^Govt charges for/ }).first();
  const panel = desk.page.getByRole('dialog', { name: 'Govt charges' });
  await words.hover();
  expect(await panel.count()).toBe(0);
  await expect.poll(() => panel.count()).toBe(1);
  const text = (await panel.textContent()) ?? '';
  for (const part of ['6%', '5%', '5.5%', '1%', '₹30,000']) expect(text).toContain(part);
  // The mouse rests there while somebody goes on by keyboard: the focus goes where it would, and the panel goes.
  const next = () => desk.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  const field = desk.page.getByRole('searchbox').first();
  await desk.page.mouse.move(5, 400);
  await expect.poll(() => panel.count()).toBe(0);
  await field.focus();
  await desk.page.keyboard.press('Tab');
  const usual = await next();
  await field.focus();
  await words.hover();
  await expect.poll(() => panel.count()).toBe(1);
  await desk.page.mouse.move(5, 400);
  await expect.poll(() => panel.count()).toBe(0);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await words.hover();
  // It notices where the focus goes in the frame after the one that put it among the layers of the page.
  await expect.poll(() => panel.getAttribute('style').catch(() => '')).toContain('--layer-index');
  await twoFrames(desk.page);
  await desk.page.keyboard.press('Tab');
  expect(await next()).toBe(usual);
  await expect.poll(() => panel.count()).toBe(0);
  await desk.page.mouse.move(5, 400);
  await words.focus();
  await desk.page.keyboard.press('Enter');
  await expect.poll(() => panel.count()).toBe(1);
  await desk.page.keyboard.press('Escape');
  await expect.poll(() => panel.count()).toBe(0);
  expect(await words.evaluate((element) => element === document.activeElement)).toBe(true);

  const { page } = await stage.phone(SMALL);
  await open(page, '/search');
  const address = page.url();
  const sheet = page.getByRole('dialog', { name: 'Govt charges' });
  await page
    .getByRole('button', { name: /^Govt charges for/ })
    .first()
    .tap();
  await sheet.waitFor();
  await page.goBack();
  await expect.poll(() => sheet.count()).toBe(0);
  expect(page.url()).toBe(address);
});

/** Names of the animations that begin from here on. */
const watchAnimations = (page: Page) =>
  page.evaluate(() => {
    const names: string[] = [];
    document.addEventListener('animationstart', (event) => names.push(event.animationName));
    Object.assign(window, { animationsSeen: names });
  });
const animationsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { animationsSeen: string[] }).animationsSeen);

test.each([
  ['slides in and out', 'no-preference', ['rise-in', 'rise-out']],
  ['only appears and fades where motion is not wanted', 'reduce', ['fade-in', 'fade-out']],
] as const)('the contact sheet, with its icons, %s', async (_name, reducedMotion, [inwards, outwards]) => {
  const { page } = await stage.phone({ ...SMALL, reducedMotion });
  await open(page, '/');
  await watchAnimations(page);
  const dialog = page.getByRole('dialog', { name: 'Talk to us' });
  await page.getByRole('link', { name: 'Schedule a Call Back' }).click();
  await dialog.waitFor();
  for (const choice of ['Call back', 'Visit'])
    expect(await dialog.locator('label', { hasText: choice }).locator('svg').count()).toBe(1);
  await expect.poll(() => animationsOf(page)).toContain(inwards);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => animationsOf(page)).toContain(outwards);
  await expect.poll(() => dialog.count()).toBe(0);
  const moves = (await animationsOf(page)).filter((name) => name.startsWith('rise'));
  expect(moves.length > 0).toBe(reducedMotion === 'no-preference');
  // It opens again, also while the last one is still on its way out.
  const opener = page.getByRole('link', { name: 'Schedule a Call Back' });
  await opener.click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await opener.evaluate((element) => (element as HTMLElement).click());
  await expect.poll(() => dialog.getAttribute('data-state')).toBe('open');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
});

test('A26: with the popup blocker on and an answer after six seconds, a working link leads to the brochure', async () => {
  const phone = await stage.keptPhone('blocked', {
    ...SMALL,
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  });
  phone.watch.allow(NETWORK_NOISE);
  const { page, context } = phone;
  await open(page, '/search?propertyType=projects');
  stage.proxy.rule({ method: 'POST', path: '/api/leads' }, { kind: 'delay-answer', ms: 6000 });
  await page
    .getByRole('button', { name: /^Download Brochure of/ })
    .or(page.getByRole('link', { name: /^Download Brochure of/ }))
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Download Brochure' });
  await sheet.locator('[name=name]').fill('A26 Reader');
  await sheet.locator('[name=phone]').fill('9820000000');
  await sheet.getByRole('button', { name: 'Download Brochure' }).click();
  const busy = sheet.getByRole('button', { name: 'Processing...' });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  expect(await sheet.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
  // Nothing may touch the page meanwhile: each look from here would count as the reader's own tap.
  await new Promise((resolve) => setTimeout(resolve, 7500));
  const link = sheet.getByRole('link', { name: /^Open / });
  await link.waitFor();
  expect(context.pages()).toHaveLength(1);
  const href = (await link.getAttribute('href')) ?? '';
  const file = await fetch(stage.origin + href);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  await link.click();
  await expect.poll(() => context.pages().length).toBe(2);
});
