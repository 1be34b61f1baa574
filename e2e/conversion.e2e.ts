import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { NETWORK_NOISE } from './browser.ts';
import { runProgram } from './catalogue.ts';
import { controlWorkers, fillContactForm, putPending, sendButton } from './outbox-tools.ts';
import { metaOf, outboxStates, waitUntilAlive, waitUntilKept, waitUntilWhole } from './phone-data.ts';
import { inquiriesOf } from './server-rows.ts';
import { setStage } from './stage.ts';

const stage = setStage();

/** Stands for the ads service: its script sends what it was told back to it. */
const TAG = `(() => {
  const base = new URL(document.currentScript.src).origin;
  const tell = (words) => fetch(base + '/event?' + encodeURIComponent(JSON.stringify([...words])), { mode: 'no-cors' });
  const queue = window.dataLayer;
  queue.forEach(tell);
  queue.push = function (words) { tell(words); return Array.prototype.push.call(this, words); };
})();`;

let service: Server | undefined;
let script = '';
const asked: string[] = [];
const events: unknown[][] = [];
const conversions = () => events.filter(([kind, name]) => kind === 'event' && name === 'conversion');

beforeAll(async () => {
  const standIn = createServer((request, response) => {
    const [address = '', query = ''] = (request.url ?? '').split('?');
    asked.push(address);
    if (address === '/event') events.push(JSON.parse(decodeURIComponent(query)) as unknown[]);
    response.setHeader('content-type', 'text/javascript').end(address === '/tag.js' ? TAG : '');
  });
  service = standIn;
  await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve));
  script = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}/tag.js`;
});
afterAll(() => {
  service?.close();
  service?.closeAllConnections();
});

async function setAgency(more: object): Promise<void> {
  const agency = JSON.parse(readFileSync(path.join(inject('root'), 'seed', 'agency.json'), 'utf8')) as object;
  const file = path.join(stage.product.dataDir, 'agency.json');
  writeFileSync(file, JSON.stringify({ ...agency, ...more }));
  await runProgram('seed/cli.ts', ['--agency', file], stage.product.dataDir);
}

const policy = async () => (await fetch(`${stage.origin}/`)).headers.get('content-security-policy') ?? '';

test('off by default: an accepted inquiry tells nobody, and no other host is allowed', async () => {
  expect(await policy()).not.toMatch(/googletagmanager|doubleclick|127\.0\.0\.1/);
  const { page } = await stage.phone();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto('/contact');
  await waitUntilKept(page);
  await fillContactForm(page, {
    name: 'Quiet',
    phone: '+91 98200 00000',
    email: 'q@example.in',
    message: 'Hi',
  });
  await sendButton(page).click();
  await expect.poll(() => outboxStates(page)).toEqual({ sent: 1 });
  expect([...hosts]).toEqual([stage.origin]);
});

test('with an account: once for each accepted inquiry, after the server has it, also when it waited', async () => {
  await setAgency({ adsConversion: { id: 'AW-100', label: 'sample_label', script } });
  await expect.poll(policy).toContain(new URL(script).origin);
  const { page, watch } = await stage.phone();
  watch.allow(NETWORK_NOISE);
  await page.goto('/contact');
  await waitUntilKept(page);
  expect(asked).toEqual([]);

  await stage.proxy.down();
  await fillContactForm(page, {
    name: 'Waits',
    phone: '+91 98200 00000',
    email: 'w@example.in',
    message: 'Hi',
  });
  await sendButton(page).click();
  await expect.poll(() => outboxStates(page), { timeout: 20_000 }).toEqual({ queued: 1 });
  expect(asked).toEqual([]);

  await stage.proxy.up();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => outboxStates(page), { timeout: 20_000 }).toEqual({ sent: 1 });
  await expect.poll(() => conversions().length).toBe(1);
  expect(conversions()[0]?.[2]).toMatchObject({ send_to: 'AW-100/sample_label' });
  expect(asked.filter((address) => address === '/tag.js')).toHaveLength(1);

  // Another launch and a second tab find nothing new to tell.
  await page.reload();
  await waitUntilAlive(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })));
  expect(conversions()).toHaveLength(1);
});

const keysTold = () =>
  conversions().map(([, , about]) => (about as { transaction_id: string }).transaction_id);

test('delivered by the worker, with two tabs open or none: once each', async () => {
  await setAgency({ adsConversion: { id: 'AW-100', label: 'sample_label', script } });
  await expect.poll(policy).toContain(new URL(script).origin);
  events.length = 0;
  const { page, context, watch } = await stage.phone();
  watch.allow(NETWORK_NOISE);
  const blank = await context.newPage();
  const workers = await controlWorkers(context, blank, stage.origin);
  await page.goto('/contact');
  await waitUntilWhole(page);
  const second = await context.newPage();
  await second.goto('/faq');
  await waitUntilAlive(second);
  // Both have looked at what was sent before.
  await expect.poll(() => metaOf(page, 'conversions')).toBeTruthy();

  const withTabs = await putPending(page, 3, { name: 'Tabs' });
  await workers.sync();
  await expect.poll(() => outboxStates(page), { timeout: 20_000 }).toEqual({ sent: 3 });
  await expect.poll(() => keysTold().sort(), { timeout: 20_000 }).toEqual([...withTabs].sort());

  const alone = await putPending(page, 2, { name: 'Alone' });
  await page.close();
  await second.close();
  // The browser drops a sync event that is ordered while pages are on their way out.
  const delivered = async () => {
    await workers.sync();
    return (await inquiriesOf(stage.product.dataDir, 'Alone')).length;
  };
  await expect.poll(delivered, { timeout: 20_000, interval: 1000 }).toBe(2);
  expect(keysTold()).toHaveLength(3);
  const [third, fourth] = [await context.newPage(), await context.newPage()];
  await Promise.all([third.goto('/about'), fourth.goto('/tools')]);
  const all = [...withTabs, ...alone].sort();
  await expect.poll(() => keysTold().sort(), { timeout: 20_000 }).toEqual(all);
  // Until both have started whole and have nothing left to do: a second report would be there.
  await Promise.all(
    [third, fourth].map(async (tab) => {
      await waitUntilAlive(tab);
      await tab.waitForLoadState('networkidle');
    }),
  );
  expect(keysTold().sort()).toEqual(all);
});
