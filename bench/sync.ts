import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
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

async function launch(profile: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROME ?? '/usr/bin/chromium',
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
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

async function slowCpu(context: BrowserContext, page: Page): Promise<CDPSession> {
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return client;
}

/** Milliseconds since the navigation began until the app's database says that the summaries are whole. */
function untilSearchable(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const opening = indexedDB.open('angan');
          opening.onupgradeneeded = () => opening.transaction?.abort();
          opening.onerror = () => setTimeout(look, 20);
          opening.onsuccess = () => {
            const db = opening.result;
            const reading = db.transaction('meta').objectStore('meta').get('pull.summary');
            reading.onsuccess = () => {
              db.close();
              if (reading.result?.value?.complete) resolve(performance.now());
              else setTimeout(look, 20);
            };
          };
        };
        look();
      }),
  );
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
      const before = performance.now();
      const answered = new Promise<number>((resolve) => {
        const done = () => requestAnimationFrame(() => resolve(performance.now() - before));
        const observer = new MutationObserver(() => {
          observer.disconnect();
          clearTimeout(timer);
          done();
        });
        // A keystroke that changes nothing in the list is answered by the next frame.
        const timer = setTimeout(() => {
          observer.disconnect();
          resolve(0);
        }, 400);
        observer.observe(list, { childList: true, subtree: true, characterData: true });
      });
      set.call(field, typed.slice(0, length));
      field.dispatchEvent(new Event('input', { bubbles: true }));
      times.push(await answered);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    return times.filter((time) => time > 0);
  }, text);
}

/** Milliseconds from the navigation's start until the first card is painted, with the server off. */
async function launchOffline(profile: string, url: string): Promise<number> {
  const context = await launch(profile);
  const page = context.pages()[0] ?? (await context.newPage());
  await slowCpu(context, page);
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('main article')) {
        requestAnimationFrame(() => {
          (window as unknown as { firstCard: number }).firstCard = performance.now();
        });
      } else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(url);
  await page.waitForFunction(() => 'firstCard' in window);
  const time = await page.evaluate(() => (window as unknown as { firstCard: number }).firstCard);
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
  await slowCpu(context, page);
  link.slow = true;
  link.resetBytes();
  await page.goto(`${origin}/`);
  note('first visit: searchable after, ms', await untilSearchable(page));
  note('first visit: change feed on the wire, KiB', link.bytesOf(/^\/api\/changes\?.*summary/) / 1024);
  note('first visit: all bytes by then, KiB', link.bytesOf(/./) / 1024);
  link.slow = false;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // A visit through the worker keeps the finished page.
  await page.goto(`${origin}/`);
  await page.goto(`${origin}/search`);
  await page.waitForSelector('main article');
  for (const time of await keystrokes(page, 'gulmohar kharghar')) note('keystroke to new results, ms', time);
  await page.waitForLoadState('networkidle');
  await context.close();
  await link.down();
  note('launch offline, kept page, ms', await launchOffline(profile, `${origin}/`));
  note('launch offline, shell, ms', await launchOffline(profile, `${origin}/search?location=Thane`));
  await link.up();
  rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
}
console.log(`${listings} generated listings, ${cpu}x slower CPU, medians of ${values.runs}`);
for (const [name, times] of Object.entries(found))
  console.log(`${name.padEnd(48)} ${median(times).toFixed(0)}`);
await product.stop();
await link.down();
removeData(dataDir);
