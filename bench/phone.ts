import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { KEEP_NAMES } from './running.ts';

declare global {
  interface Window {
    /** See noteFirstShown; absent until then. */
    firstShown?: number;
  }
}

/** A phone of the middle class, as Lighthouse has it. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Nothing that is waited for takes longer on these lines; what does has gone wrong. */
const PATIENCE_MS = 60_000;

/** A phone without a past. */
export async function freshPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(KEEP_NAMES);
  return context;
}

export async function slowCpu(context: BrowserContext, page: Page, rate: number): Promise<CDPSession> {
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  return client;
}

/**
 * What `expression` gives in the page, awaited. Not Playwright's own `evaluate`: that brings code of its own into the page first,
 * which takes a slow processor a twentieth of a second in the middle of what is measured.
 */
export async function read<T>(client: CDPSession, expression: string): Promise<T> {
  const { result, exceptionDetails } = await client.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as T;
}

export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Asks `waitMs` again and again, each time after as many milliseconds as it said, until it says none. */
export async function until(what: string, waitMs: () => Promise<number> | number): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (let wait = await waitMs(); wait > 0; wait = await waitMs()) {
    if (performance.now() > end) throw new Error(`Waited in vain until ${what}`);
    await sleep(wait);
  }
}

/**
 * For a page's start: notes when the first frame is drawn in which something that `selector` names has a box. That it
 * exists is not enough: what has no height yet, or stands in a hidden part, is seen by nobody.
 */
export function noteFirstShown(selector: string): void {
  const hasBox = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  const look = () => {
    if ([...document.querySelectorAll(selector)].some(hasBox)) window.firstShown = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** When the first of what {@link noteFirstShown} looks for was drawn; waits for it. */
export async function firstShown(client: CDPSession): Promise<number> {
  let shown: number | undefined;
  await until('the first of it was drawn', async () => {
    shown = await read<number | undefined>(client, 'window.firstShown');
    return shown === undefined ? 100 : 0;
  });
  return shown as number;
}

/** Resolves when a worker answers for the page. */
export async function untilWorkerServed(client: CDPSession): Promise<void> {
  await until('a worker answered', async () =>
    (await read<boolean>(client, 'navigator.serviceWorker.controller !== null')) ? 0 : 100,
  );
}

/** Resolves when the app's database says that the summaries are whole: with when the navigation began and now. */
export function untilSearchable(client: CDPSession): Promise<{ began: number; searchable: number }> {
  const wait = async () => {
    const isWhole = () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('angan');
        opening.onerror = () => resolve(false);
        opening.onsuccess = () => {
          const db = opening.result;
          const reading = db.transaction('meta').objectStore('meta').get('pull.summary');
          reading.onerror = () => resolve(false);
          reading.onsuccess = () => {
            db.close();
            resolve(Boolean(reading.result?.value?.complete));
          };
        };
      });
    // Looked for first: opening it would make it, in the app's way.
    const isThere = async () =>
      (await indexedDB.databases()).some(({ name, version }) => name === 'angan' && version);
    while (!((await isThere()) && (await isWhole()))) await new Promise((resolve) => setTimeout(resolve, 50));
    return { began: performance.timeOrigin, searchable: performance.timeOrigin + performance.now() };
  };
  return read(client, `(${wait})()`);
}
