import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NETWORK_NOISE, type Phone } from './browser.ts';
import {
  controlWorkers,
  fillContactForm,
  putPending,
  removeSyncManager,
  sendButton,
} from './outbox-tools.ts';
import { outboxOf, outboxStates, rowsOf, waitUntilAlive, waitUntilKept } from './phone-data.ts';
import { inquiriesOf } from './server-rows.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const POSTS = { method: 'POST', path: '/api/inquiries' } as const;
const MESSAGE = 'नमस्कार! रविवारी ११ वाजता घर बघायला येऊ का? 🏠👨‍👩‍👧 '.repeat(9).slice(0, 400);

async function visit(phone: Phone): Promise<Page> {
  phone.watch.allow(NETWORK_NOISE);
  await phone.page.goto('/');
  await waitUntilKept(phone.page);
  return phone.page;
}

/** Entries that still wait; one may be on its way in vain at the moment. */
async function waiting(page: Page): Promise<number> {
  const { queued = 0, sending = 0 } = await outboxStates(page);
  return queued + sending;
}

const rowsNamed = async (name: string) => (await inquiriesOf(stage.product.dataDir, name)).length;

test('A01: an inquiry written without signal outlives closing and reloading, and arrives byte for byte', async () => {
  let phone = await stage.keptPhone();
  let page = await visit(phone);
  await stage.proxy.down();
  await page.goto('/contact');
  await waitUntilAlive(page);
  await fillContactForm(page, {
    name: "Zoë O'Neil",
    phone: '+91 98200 00000',
    email: 'zoe@example.in',
    message: MESSAGE,
  });
  await sendButton(page).click();
  await expect
    .poll(() => page.getByText('Saved on this phone.', { exact: true }).count(), { timeout: 5000 })
    .toBeGreaterThan(0);
  expect(await waiting(page)).toBe(1);
  await phone.close();

  phone = await stage.keptPhone();
  phone.watch.allow(NETWORK_NOISE);
  page = phone.page;
  await page.goto('/saved');
  for (let i = 0; i < 5; i++) {
    await page.reload();
    await waitUntilAlive(page);
    expect(await waiting(page)).toBe(1);
  }
  await expect.poll(() => page.getByText(/waiting to/i).count()).toBeGreaterThan(0);

  await stage.proxy.up();
  await page.reload();
  await expect.poll(() => outboxStates(page), { timeout: 20_000 }).toEqual({ sent: 1 });
  const [row, ...others] = await inquiriesOf(stage.product.dataDir, 'Zoë');
  expect(others).toEqual([]);
  expect(row).toMatchObject({ name: "Zoë O'Neil", phone: '+91 98200 00000', message: MESSAGE.trim() });
});

test('two tabs that began from one draft: each text arrives, and the same text once', async () => {
  const phone = await stage.phone();
  const first = await visit(phone);
  await first.goto('/contact');
  await waitUntilAlive(first);
  const inquiry = { name: 'Two tabs', phone: '9820000001', email: 'a@example.in', message: 'For me: 1 BHK' };
  await fillContactForm(first, inquiry);
  await expect.poll(async () => (await rowsOf(first, 'drafts'))?.length).toBe(1);
  const [second, third] = [await phone.context.newPage(), await phone.context.newPage()];
  for (const tab of [second, third]) {
    await tab.goto('/contact');
    await waitUntilAlive(tab);
    await expect.poll(() => tab.locator('[name=message]').inputValue()).toBe(inquiry.message);
  }
  await stage.proxy.down();
  const send = async (tab: Page) => {
    await tab.bringToFront();
    await sendButton(tab).click();
    await expect
      .poll(() => tab.getByText('Saved on this phone.', { exact: true }).count(), { timeout: 5000 })
      .toBeGreaterThan(0);
  };
  await send(first);
  expect(await rowsOf(first, 'drafts')).toEqual([]);
  await second.locator('[name=message]').fill('For my uncle: a shop');
  await send(second);
  await send(third);
  expect(await waiting(first)).toBe(2);
  await stage.proxy.up();
  await first.reload();
  await expect.poll(() => outboxStates(first), { timeout: 20_000 }).toEqual({ sent: 2 });
  const rows = await inquiriesOf(stage.product.dataDir, 'Two tabs');
  expect(rows.map((row) => row.message).sort()).toEqual([inquiry.message, 'For my uncle: a shop']);
});

test('a page that is closed while its form is sending leaves the text in the outbox and none in the form', async () => {
  const phone = await stage.phone();
  const closed = await visit(phone);
  await closed.goto('/contact');
  await waitUntilAlive(closed);
  const inquiry = { name: 'Closed', phone: '9820000001', email: 'a@example.in', message: 'Sell my flat' };
  await fillContactForm(closed, inquiry);
  stage.proxy.rule(POSTS, { kind: 'silence' });
  await sendButton(closed).click();
  await expect.poll(() => outboxStates(closed)).toEqual({ sending: 1 });
  const page = await phone.context.newPage();
  await closed.close();
  await stage.proxy.down();
  await page.goto('/contact');
  await waitUntilAlive(page);
  expect(await rowsOf(page, 'drafts')).toEqual([]);
  expect(await page.locator('[name=message]').inputValue()).toBe('');
  await fillContactForm(page, { ...inquiry, message: 'Rent for my brother' });
  await sendButton(page).click();
  await expect.poll(() => waiting(page)).toBe(2);
  stage.proxy.clearRules();
  await stage.proxy.up();
  await page.reload();
  await expect.poll(() => outboxStates(page), { timeout: 20_000 }).toEqual({ sent: 2 });
  const rows = await inquiriesOf(stage.product.dataDir, 'Closed');
  expect(rows.map((row) => row.message).sort()).toEqual(['Rent for my brother', 'Sell my flat']);
});

test('A02: 25 that wait go by themselves when the network is back, once each', async () => {
  const phone = await stage.phone();
  const page = await visit(phone);
  await stage.proxy.down();
  await phone.context.setOffline(true);
  const keys = await putPending(page, 25, { name: 'A02' });
  await page.goto('/saved');
  await expect.poll(() => outboxStates(page)).toEqual({ queued: 25 });
  await stage.proxy.up();
  await phone.context.setOffline(false);
  await expect.poll(() => outboxStates(page), { timeout: 10_000 }).toEqual({ sent: 25 });
  const rows = await inquiriesOf(stage.product.dataDir, 'A02');
  expect(rows.map((row) => row.idempotency_key).sort()).toEqual([...keys].sort());
  await expect.poll(() => page.getByText('Sent (25)').count()).toBe(1);
});

test('A03: without Background Sync, opening, coming to the front and the "online" event each send', async () => {
  const phone = await stage.phone();
  await removeSyncManager(phone.context);
  const page = await visit(phone);
  const wakes: [string, () => Promise<unknown>][] = [
    ['load', () => page.reload()],
    ['foreground', () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))],
    ['online', () => page.evaluate(() => window.dispatchEvent(new Event('online')))],
  ];
  for (const [name, wake] of wakes) {
    await stage.proxy.down();
    await putPending(page, 5, { name: `A03 ${name}` });
    await expect.poll(async () => (await outboxStates(page)).queued, { message: name }).toBe(5);
    await stage.proxy.up();
    await wake();
    await expect.poll(() => rowsNamed(`A03 ${name}`), { timeout: 5000, message: name }).toBe(5);
    await expect.poll(async () => (await outboxStates(page)).queued ?? 0, { message: name }).toBe(0);
  }
});

test('A04, A05: a sync event delivers with every page closed; three that fail lose nothing', async () => {
  const phone = await stage.phone();
  const page = await visit(phone);
  const blank = await phone.context.newPage();
  const workers = await controlWorkers(phone.context, blank, stage.origin);
  await putPending(page, 3, { name: 'A04' });
  await page.close();
  await workers.sync();
  await expect.poll(() => rowsNamed('A04'), { timeout: 10_000 }).toBe(3);

  const again = await phone.context.newPage();
  const unwell = stage.proxy.rule(POSTS, {
    kind: 'replace',
    status: 503,
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  await again.goto('/');
  await putPending(again, 3, { name: 'A05' });
  await again.close();
  for (const lastChance of [false, false, true]) {
    const before = unwell.hits;
    await workers.sync({ lastChance });
    await expect.poll(() => unwell.hits, { timeout: 10_000 }).toBeGreaterThan(before);
  }
  expect(await rowsNamed('A05')).toBe(0);
  stage.proxy.clearRules();
  const opened = await phone.context.newPage();
  await opened.goto('/');
  await expect.poll(() => rowsNamed('A05'), { timeout: 15_000 }).toBe(3);
});

test('A06, A25: age and clock do not matter; the server stamps the time', async () => {
  const phone = await stage.phone();
  const page = await visit(phone);
  const day = 86_400_000;
  await putPending(page, 1, { name: 'A06 old', createdAt: Date.now() - 45 * day });
  await putPending(page, 1, { name: 'A06 ancient', createdAt: Date.now() - 365 * day });
  await putPending(page, 1, { name: 'A25 ahead', createdAt: Date.now() + 2 * day });
  await page.goto('/saved');
  await expect.poll(() => rowsNamed('A06'), { timeout: 10_000 }).toBe(2);
  await expect.poll(() => rowsNamed('A25'), { timeout: 10_000 }).toBe(1);
  for (const row of await inquiriesOf(stage.product.dataDir, 'A'))
    expect(Math.abs(row.received_at - Date.now())).toBeLessThan(5 * 60_000);
});

test('A07: an answer lost twice after the commit makes one row and ends at sent', async () => {
  const phone = await stage.phone();
  const page = await visit(phone);
  const lost = stage.proxy.rule({ ...POSTS, times: 2 }, { kind: 'drop-after' });
  await putPending(page, 1, { name: 'A07' });
  await page.reload();
  await expect.poll(() => lost.hits, { timeout: 20_000 }).toBe(2);
  await expect.poll(() => outboxStates(page), { timeout: 20_000 }).toEqual({ sent: 1 });
  expect(await rowsNamed('A07')).toBe(1);
});

test('A09: two tabs and a sync event at once send 200 entries once', async () => {
  const phone = await stage.phone();
  const page = await visit(phone);
  const second = await phone.context.newPage();
  await second.goto('/saved');
  const workers = await controlWorkers(phone.context, page, stage.origin);
  stage.proxy.log.length = 0;
  await putPending(page, 200, { name: 'A09' });
  const wake = (tab: Page) => tab.evaluate(() => window.dispatchEvent(new Event('online')));
  await Promise.all([wake(page), wake(second), workers.sync()]);
  await expect.poll(() => rowsNamed('A09'), { timeout: 60_000, interval: 500 }).toBe(200);
  await expect.poll(async () => (await outboxStates(page)).queued ?? 0, { timeout: 10_000 }).toBe(0);
  expect(stage.proxy.seen(POSTS).length).toBeLessThanOrEqual(210);
});

test('A11, A12: what is refused for good waits for its owner and holds nothing up', async () => {
  const phone = await stage.phone();
  const page = await visit(phone);
  const json = { 'content-type': 'application/json' };
  const error = (code: string) => JSON.stringify({ error: { code, message: 'no' } });
  stage.proxy.rule(
    { ...POSTS, skip: 1, times: 1 },
    { kind: 'replace', status: 422, headers: json, body: error('invalid') },
  );
  stage.proxy.rule(
    { ...POSTS, skip: 2, times: 1 },
    { kind: 'replace', status: 413, headers: json, body: error('too_large') },
  );
  stage.proxy.rule(
    { ...POSTS, skip: 3, times: 1 },
    { kind: 'replace', status: 404, headers: json, body: error('not_found') },
  );
  await putPending(page, 7, { name: 'A11' });
  await page.goto('/saved');
  await expect.poll(() => outboxStates(page), { timeout: 15_000 }).toEqual({ sent: 4, 'needs-attention': 3 });
  expect(await rowsNamed('A11')).toBe(4);
  await expect.poll(() => page.getByRole('button', { name: /^Fix/ }).count()).toBe(3);
  await page.reload();
  await expect.poll(() => page.getByRole('button', { name: /^Fix/ }).count()).toBe(3);
});

test('A27: what does not say the key was not sent', async () => {
  const phone = await stage.phone();
  const page = await visit(phone);
  const json = { 'content-type': 'application/json' };
  const lies = [
    { kind: 'replace', status: 200, headers: json, body: '{}' },
    { kind: 'replace', status: 204 },
    {
      kind: 'replace',
      status: 201,
      headers: json,
      body: '{"id":"1","key":"another","receivedAt":"2026-01-01T00:00:00.000Z"}',
    },
    { kind: 'replace', status: 302, headers: { location: '/' } },
  ] as const;
  await putPending(page, 1, { name: 'A27' });
  for (const lie of lies) {
    stage.proxy.clearRules();
    const rule = stage.proxy.rule(POSTS, lie);
    await page.reload();
    await expect
      .poll(() => rule.hits, { timeout: 15_000, message: `status ${lie.status}` })
      .toBeGreaterThan(0);
    await expect.poll(() => outboxStates(page), { message: `status ${lie.status}` }).toEqual({ queued: 1 });
  }
  stage.proxy.clearRules();
  await page.reload();
  await expect.poll(() => outboxStates(page), { timeout: 15_000 }).toEqual({ sent: 1 });
  expect(await rowsNamed('A27')).toBe(1);
  expect((await outboxOf(page))[0]?.body).toBeNull();
});

test('A10: Retry-After is kept to, and everything arrives later', async () => {
  const phone = await stage.phone();
  const page = await visit(phone);
  const busy = stage.proxy.rule(
    { ...POSTS, times: 1 },
    {
      kind: 'replace',
      status: 503,
      headers: { 'content-type': 'application/json', 'retry-after': '6' },
      body: '{"error":{"code":"unavailable","message":"later"}}',
    },
  );
  await putPending(page, 2, { name: 'A10' });
  await page.reload();
  await expect.poll(() => busy.hits, { timeout: 15_000 }).toBe(1);
  const refusedAt = stage.proxy.seen(POSTS)[0]?.at ?? 0;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => rowsNamed('A10'), { timeout: 30_000 }).toBe(2);
  const next = stage.proxy.seen(POSTS)[1];
  expect((next?.at ?? 0) - refusedAt).toBeGreaterThanOrEqual(5900);
});
