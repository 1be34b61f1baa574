import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NETWORK_NOISE, type Phone } from './browser.ts';
import { fillContactForm, putPending, sendButton } from './outbox-tools.ts';
import { outboxStates, waitUntilAlive, waitUntilKept } from './phone-data.ts';
import { inquiriesOf } from './server-rows.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const FIELDS = { phone: '9820000000', email: 'a@example.in', message: 'Is it still free?' };
const rowsNamed = async (name: string) => (await inquiriesOf(stage.product.dataDir, name)).length;

async function openContact(phone: Phone): Promise<Page> {
  phone.watch.allow(NETWORK_NOISE);
  await phone.page.goto('/contact');
  await waitUntilAlive(phone.page);
  return phone.page;
}

test('A21: a full phone never says "saved"; the text stays, and it can be sent now', async () => {
  const phone = await stage.phone();
  // Every write of the outbox meets a full disk, pictures or not.
  await phone.context.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: [unknown, IDBValidKey?]) {
      if (this.name === 'outbox') throw new DOMException('The disk is full', 'QuotaExceededError');
      return put.apply(this, args);
    };
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...args: [unknown, IDBValidKey?]) {
      if (this.name === 'outbox') throw new DOMException('The disk is full', 'QuotaExceededError');
      return add.apply(this, args);
    };
  });
  const page = await openContact(phone);
  await fillContactForm(page, { name: 'A21', ...FIELDS });
  await sendButton(page).click();
  await expect
    .poll(() => page.getByText('It could not be saved on this phone.').count(), { timeout: 8000 })
    .toBeGreaterThan(0);
  expect(await page.getByText('Saved on this phone.', { exact: true }).count()).toBe(0);
  expect(await page.locator('[name=message]').inputValue()).toBe(FIELDS.message);
  await page.getByRole('button', { name: 'Send now' }).click();
  // First what is gone again after five seconds.
  await expect.poll(() => page.getByText('Message sent successfully!').count()).toBeGreaterThan(0);
  expect(await rowsNamed('A21')).toBe(1);
});

test('A22: a database closed under the app is opened again', async () => {
  const phone = await stage.phone();
  await phone.context.addInitScript(() => {
    const opened: IDBDatabase[] = [];
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (this: IDBFactory, ...args: [string, number?]) {
      const request = open.apply(this, args);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    };
    Object.assign(window, {
      closeDatabases: () => {
        for (const db of opened) db.close();
        return opened.length;
      },
    });
  });
  const page = await openContact(phone);
  await waitUntilKept(page);
  await fillContactForm(page, { name: 'A22 closed', ...FIELDS });
  expect(
    await page.evaluate(() => (window as unknown as { closeDatabases: () => number }).closeDatabases()),
  ).toBeGreaterThan(0);
  await sendButton(page).click();
  await expect.poll(() => rowsNamed('A22 closed')).toBe(1);
  await expect.poll(() => outboxStates(page)).toEqual({ sent: 1 });
});

test('A22: a first transaction that fails is tried again', async () => {
  const phone = await stage.phone();
  await phone.context.addInitScript(() => {
    const transaction = IDBDatabase.prototype.transaction;
    let failed = false;
    IDBDatabase.prototype.transaction = function (
      this: IDBDatabase,
      ...args: Parameters<typeof transaction>
    ) {
      const stores = [args[0]].flat() as string[];
      if (!failed && args[1] === 'readwrite' && stores.includes('outbox')) {
        failed = true;
        Object.assign(window, { transactionFailed: true });
        throw new DOMException('The database connection is closing.', 'InvalidStateError');
      }
      return transaction.apply(this, args);
    };
  });
  const page = await openContact(phone);
  await fillContactForm(page, { name: 'A22 first', ...FIELDS });
  await sendButton(page).click();
  await expect.poll(() => rowsNamed('A22 first')).toBe(1);
  expect(await page.evaluate(() => 'transactionFailed' in window)).toBe(true);
});

/** A phone whose browser gives no storage, as private windows do. */
async function privatePhone(): Promise<Phone> {
  const phone = await stage.phone({ serviceWorkers: 'block' });
  await phone.context.addInitScript(() => {
    IDBFactory.prototype.open = function (this: IDBFactory) {
      const request = {} as {
        onerror?: (event: unknown) => void;
        error: DOMException;
        addEventListener: () => void;
      };
      request.error = new DOMException('Storage is off in private mode', 'UnknownError');
      request.addEventListener = () => undefined;
      setTimeout(
        () =>
          request.onerror?.({
            target: request,
            type: 'error',
            preventDefault: () => undefined,
            stopPropagation: () => undefined,
          }),
        0,
      );
      return request as unknown as IDBOpenDBRequest;
    };
  });
  return phone;
}

test('A22: a phone that keeps nothing still browses and sends, and is told so', async () => {
  const page = await openContact(await privatePhone());
  await page.goto('/search');
  await waitUntilAlive(page);
  await expect.poll(() => page.locator('article').count()).toBeGreaterThan(5);
  await expect
    .poll(() => page.getByText(/keeps nothing for later/).count(), { timeout: 30_000 })
    .toBeGreaterThan(0);
  await page.goto('/contact');
  await waitUntilAlive(page);
  await fillContactForm(page, { name: 'A22 private', ...FIELDS });
  await sendButton(page).click();
  const sendNow = page.getByRole('button', { name: 'Send now' });
  await expect
    .poll(async () => (await sendNow.count()) + (await rowsNamed('A22 private')), { timeout: 20_000 })
    .toBeGreaterThan(0);
  if (await sendNow.count()) await sendNow.click();
  await expect.poll(() => rowsNamed('A22 private')).toBe(1);
});

test('A22: a text that is corrected after a lost answer is sent, past the one that may have arrived', async () => {
  const page = await openContact(await privatePhone());
  await fillContactForm(page, { name: 'A22 lost', ...FIELDS });
  await sendButton(page).click();
  const sendNow = page.getByRole('button', { name: 'Send now' });
  const inquiries = { method: 'POST', path: '/api/inquiries', times: 2 } as const;
  const lost = { 'content-type': 'text/html' };
  stage.proxy.rule(inquiries, { kind: 'replace-after', status: 504, headers: lost, body: '<html>' });
  await sendNow.click();
  await expect.poll(() => rowsNamed('A22 lost')).toBe(1);
  // The same text again is the same inquiry.
  await sendNow.click();
  await expect.poll(() => stage.proxy.seen({ method: 'POST', path: '/api/inquiries' })).toHaveLength(2);
  await page.locator('[name=phone]').fill('9820000002');
  await sendNow.click();
  await expect.poll(() => page.getByText('Message sent successfully!').count()).toBeGreaterThan(0);
  const rows = await inquiriesOf(stage.product.dataDir, 'A22 lost');
  expect(rows.map((row) => row.phone).sort()).toEqual(['9820000000', '9820000002']);
});

test('A20: a newer schema beside an older tab, and back, keeps what waits', async () => {
  const phone = await stage.phone();
  phone.watch.allow(NETWORK_NOISE);
  const { page } = phone;
  await page.goto('/');
  await waitUntilKept(page);
  await stage.proxy.down();
  await putPending(page, 10, { name: 'A20' });
  const version = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('angan');
          opening.onsuccess = () => {
            const { version: held } = opening.result;
            opening.result.close();
            resolve(held);
          };
          opening.onerror = () => reject(opening.error);
        }),
    );
  const before = await version();
  // What the next version of the app does in another tab: more tables, while this one stands open.
  const second = await phone.context.newPage();
  await second.goto('/manifest.webmanifest');
  const upgraded = await second.evaluate(
    (next) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('angan', next);
        opening.onupgradeneeded = () => opening.result.createObjectStore('from-the-future');
        opening.onblocked = () => resolve('blocked');
        opening.onsuccess = () => {
          opening.result.close();
          resolve('upgraded');
        };
        opening.onerror = () => resolve(String(opening.error));
      }),
    before + 10,
  );
  expect(upgraded).toBe('upgraded');
  // The older app goes on, and so does one that was rolled back to it.
  await page.goto('/saved');
  await expect.poll(() => page.getByText(/waiting to/i).count()).toBeGreaterThan(0);
  expect(await outboxStates(page)).toEqual({ queued: 10 });
  await putPending(page, 1, { name: 'A20 after' });
  await stage.proxy.up();
  await page.reload();
  await expect.poll(() => rowsNamed('A20'), { timeout: 20_000 }).toBe(11);
  expect(await version()).toBe(before + 10);
});
