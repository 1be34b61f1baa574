import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPhone } from './browser.ts';
import { setStage } from './stage.ts';

const stage = setStage();

/*
 * A phone whose text is set to twice the size (WCAG 1.4.4): nothing that is to be read may end outside the screen or
 * behind what is fixed at its foot. What scrolls sideways by itself, as rails and tables do, may be wider.
 */

/** The browser's own setting, as media queries in rem follow that one alone; the last such switch counts. */
const TWICE =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,defaultFontSize=32';
const LISTING = '/property/savali-residency-sector-36-kamothe';
const PATHS = ['/', '/about', '/contact', '/faq', '/blog/kamothe-rental-guide', LISTING];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser([TWICE]);
});
afterAll(() => browser.close());

/** Words in sight of nobody: they end right of the screen, and nothing around them scrolls. */
function cutWords(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const range = document.createRange();
    range.selectNodeContents(text);
    const ends = Math.max(0, ...[...range.getClientRects()].map(({ right }) => right));
    if (
      text.textContent?.trim() &&
      ends > document.documentElement.clientWidth + 1 &&
      !scrolls(text.parentElement)
    )
      cut.push(text.textContent.trim());
  }
  return cut;
}

test('text at twice its size is read to its end', async () => {
  const phone = await openPhone(browser, {
    baseURL: stage.origin,
    serviceWorkers: 'block',
    viewport: { width: 360, height: 740 },
  });
  const { page } = phone;
  const cut: Record<string, string[]> = {};
  for (const path of PATHS) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    // What is off the screen is laid out when it comes near.
    await page.addStyleTag({ content: 'main section, footer { content-visibility: visible !important }' });
    const words = await page.evaluate(cutWords);
    if (words.length) cut[path] = words;
  }
  expect(cut).toEqual({});

  await page.goto(LISTING);
  const call = await page.getByRole('button', { name: 'Schedule Call' }).last().boundingBox();
  const bar = await page.getByRole('navigation').filter({ hasText: 'Saved' }).last().boundingBox();
  expect((call?.y ?? 0) + (call?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(phone.watch.complaints).toEqual([]);
  await phone.close();
});
