import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { firstShown, noteFirstShown, PHONE, slowCpu, untilSearchable, untilWorkerServed } from './phone.ts';
import { KEEP_NAMES, median, prepareData, removeData, startBuild } from './running.ts';
import { startSlowLink } from './slow-link.ts';

/*
 * node --import tsx bench/sync.ts [--listings 10000] [--runs 3] [--cpu 4]
 * A phone's first sync of a big catalogue over slow 4G (1.6 Mbps, 150 ms, shared by page and worker), search by the
 * keystroke, and launches with the server off. Medians; build first; CHROME names another Chromium.
 */

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '3' },
    cpu: { type: 'string', default: '4' },
  },
});
const listings = Number(values.listings);
const cpu = Number(values.cpu);
/** Of the dash: a short list must not end before it. */
const dashFrames = Math.min(2000, 10 + Math.floor(listings / 5));

async function launch(profile: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROME ?? '/usr/bin/chromium',
    ...PHONE,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  await context.addInitScript(KEEP_NAMES);
  return context;
}

/** Milliseconds from each keystroke until the list has answered it, as the page itself sees it. */
function keystrokes(page: Page, text: string): Promise<number[]> {
  return page.evaluate(async (typed) => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]');
    const list = document.querySelector('main');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (!field || !list || !set) throw new Error('there is no search field');
    field.focus();
    const times: number[] = [];
    for (let length = 1; length <= typed.length; length++) {
      // The heading names the text; the first card may stay the same.
      const shown = () => `${list.querySelector('h1')?.textContent} ${list.querySelector('article a')}`;
      const was = shown();
      const before = performance.now();
      const answered = new Promise<number>((resolve) => {
        const done = () => requestAnimationFrame(() => resolve(performance.now() - before));
        const observer = new MutationObserver(() => {
          if (shown() === was) return;
          observer.disconnect();
          clearTimeout(timer);
          done();
        });
        // A keystroke that changes nothing in the list is answered by the next frame.
        const timer = setTimeout(() => {
          observer.disconnect();
          resolve(0);
        }, 1500);
        observer.observe(list, { childList: true, subtree: true, characterData: true });
      });
      set.call(field, typed.slice(0, length));
      field.dispatchEvent(new Event('input', { bubbles: true }));
      times.push(await answered);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    return times.filter((time) => time > 0);
  }, text);
}

/**
 * Milliseconds between frames while a finger would drag the list down, `distance` pixels each frame. Rejects when no frame is
 * drawn for ten seconds: Chromium 156 without a graphics card stops for good in some of the dashes.
 */
function scrollFrames(page: Page, frames: number, distance: number): Promise<number[]> {
  return page.evaluate(
    ({ frames, distance }) =>
      new Promise<number[]>((resolve, reject) => {
        const times: number[] = [];
        let last = 0;
        let watchdog = 0;
        const frame = (now: number) => {
          clearTimeout(watchdog);
          watchdog = window.setTimeout(() => reject(new Error('no frame for ten seconds')), 10_000);
          if (last) times.push(now - last);
          last = now;
          if (times.length === frames) {
            clearTimeout(watchdog);
            resolve(times);
          } else {
            scrollBy({ top: distance, behavior: 'instant' });
            requestAnimationFrame(frame);
          }
        };
        requestAnimationFrame(frame);
      }),
    { frames, distance },
  );
}

/** Which home of the list stands in the middle of the screen; waits until there is one. */
async function homeReached(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => {
    const home = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[aria-posinset]');
    return Number(home?.getAttribute('aria-posinset') ?? 0);
  });
  return handle.jsonValue();
}

/** Milliseconds from a jump to the end of the list until its last home is drawn. */
function jumpToEnd(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = performance.now();
        const look = () => {
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
          const last = [...document.querySelectorAll('main [aria-posinset]')].at(-1);
          const isLast = last?.getAttribute('aria-posinset') === last?.getAttribute('aria-setsize');
          if (last && isLast) resolve(performance.now() - before);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Milliseconds from the navigation's start until the first card is painted, with the server off. */
async function launchOffline(profile: string, url: string): Promise<number> {
  const context = await launch(profile);
  const page = context.pages()[0] ?? (await context.newPage());
  const client = await slowCpu(context, page, cpu);
  await page.addInitScript(noteFirstShown, 'main article');
  await page.goto(url);
  const time = await firstShown(client);
  await context.close();
  return time;
}

const link = await startSlowLink({ bitsPerSecond: 1_600_000, latencyMs: 150 });
const dataDir = await prepareData(listings);
const product = await startBuild(dataDir, link.port);
link.target = product.port;
const origin = `http://localhost:${link.port}`;
const found: Record<string, number[]> = {};
const note = (name: string, value: number) => {
  found[name] ??= [];
  found[name].push(value);
};

for (let run = 0; run < Number(values.runs); run++) {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'angan-phone-'));
  const context = await launch(profile);
  const page = context.pages()[0] ?? (await context.newPage());
  const client = await slowCpu(context, page, cpu);
  link.slow = true;
  link.resetBytes();
  await page.goto(`${origin}/`);
  const { began, searchable } = await untilSearchable(client);
  const feed = /^\/api\/changes\?.*summary/;
  note('first visit: searchable after, ms', searchable - began);
  note('first visit: the sync itself, ms', searchable - link.firstAsked(feed));
  note('first visit: change feed on the wire, KiB', link.bytesOf(feed) / 1024);
  note('first visit: all bytes by then, KiB', link.bytesOf(/./) / 1024);
  link.slow = false;
  await untilWorkerServed(client);
  // A visit through the worker keeps the finished page.
  await page.goto(`${origin}/`);
  await page.goto(`${origin}/search`);
  await page.waitForSelector('main article');
  for (const time of await keystrokes(page, 'gulmohar kharghar')) note('keystroke to new results, ms', time);
  await page.waitForLoadState('networkidle');
  await page.goto(`${origin}/search`);
  await page.waitForSelector('main article');
  await page.waitForLoadState('networkidle');
  const frames = await scrollFrames(page, 600, 40);
  note('scroll over the results: median frame, ms', median(frames));
  note('scroll: frames later than 25 ms, of 600', frames.filter((time) => time > 25).length);
  note('scroll: home reached', await homeReached(page));
  try {
    const dash = await scrollFrames(page, dashFrames, 1000);
    note(
      `dash, 1,000 px a frame: later than 25 ms, of ${dashFrames}`,
      dash.filter((time) => time > 25).length,
    );
    note('dash: home reached', await homeReached(page));
    note('jump to the end: last home drawn after, ms', await jumpToEnd(page));
    note('cards in the page by then', await page.locator('main article').count());
  } catch (error) {
    console.log(`the dash of run ${run + 1} ended early: ${error}`);
  }
  await context.close();
  await link.down();
  note('launch offline, kept page, ms', await launchOffline(profile, `${origin}/`));
  note('launch offline, shell, ms', await launchOffline(profile, `${origin}/search?location=Thane`));
  await link.up();
  rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
}
console.log(`${listings} generated listings, ${cpu}x slower CPU, medians of ${values.runs}`);
for (const [name, times] of Object.entries(found))
  console.log(`${name.padEnd(52)} ${median(times).toFixed(0)}`);
await product.stop();
await link.down();
removeData(dataDir);
