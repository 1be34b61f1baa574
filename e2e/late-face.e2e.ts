import { expect, test } from 'vitest';
import { twoFrames } from './browser.ts';
import { setStage } from './stage.ts';

const stage = setStage();

/*
 * On a slow line the text stands in a stand-in face first (server/page/boot-script.ts). That one is stretched to the real
 * one's measures (app/ui/base.css): what is read must not move when the real one comes.
 */

declare global {
  interface Window {
    moved: number;
    /** Whether a frame had been drawn when a typeface was asked for, each time one was. */
    framesFirst: boolean[];
  }
}

test('nothing moves when the typeface comes after the first paint', async ({ skip }) => {
  const { page } = await stage.phone({ serviceWorkers: 'block', viewport: { width: 412, height: 823 } });
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/about', '/blog/home-loan-interest-rates-2025', '/faq', '/search']) {
    let paint = () => {};
    const painted = new Promise<void>((resolve) => {
      paint = resolve;
    });
    await page.route(/anek-latin.*\.woff2/, async (route) => {
      await painted;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const standsIn = await page.evaluate(() =>
      new FontFace('probe', 'local("Roboto"), local("Arial"), local("Liberation Sans")').load().then(
        () => true,
        () => false,
      ),
    );
    skip(!standsIn, 'this machine has none of the faces that stand in: phones and desktops have one');
    const hasFace = () => [...document.fonts].some(({ family }) => family === 'Anek');
    expect(await page.evaluate(hasFace)).toBe(false);
    paint();
    await page.waitForFunction(hasFace);
    await twoFrames(page);
    expect(await page.evaluate(() => window.moved), path).toBeLessThan(0.01);
    await page.unroute(/anek-latin.*\.woff2/);
  }
});

test('on a slow line the typeface leaves the line to the page until something stands', async () => {
  stage.proxy.rule({ path: '/about' }, { kind: 'delay', ms: 150 });
  const { page } = await stage.phone({ serviceWorkers: 'block' });
  await page.addInitScript(() => {
    window.framesFirst = [];
    let drawn = false;
    requestAnimationFrame(() => {
      drawn = true;
    });
    const { load } = FontFace.prototype;
    FontFace.prototype.load = function () {
      window.framesFirst.push(drawn);
      return load.call(this);
    };
  });
  await page.goto('/about');
  await page.waitForFunction(
    () => [...document.fonts].filter(({ family }) => family === 'Anek').length === 2,
  );
  expect(await page.evaluate(() => window.framesFirst)).toEqual([true, true]);
});

test('a browser without scripts has the typeface from the rules', async () => {
  const { page } = await stage.phone({ javaScriptEnabled: false });
  const asked = page.waitForRequest(/anek-latin.*\.woff2/);
  await page.goto('/about');
  expect((await (await asked).response())?.status()).toBe(200);
});
