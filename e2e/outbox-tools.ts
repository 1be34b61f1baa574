import { randomUUID } from 'node:crypto';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { createEntry, type OutboxEntry } from '#local/outbox-entry';

/** Name of the sync event that delivers the outbox. */
export const SYNC_TAG = 'angan-outbox';

/** Invented inquiries, as a form without signal leaves them in the outbox. */
export function pendingEntries(
  count: number,
  { name, createdAt = Date.now() }: { name: string; createdAt?: number },
): OutboxEntry[] {
  return Array.from({ length: count }, (_, i) => {
    const body = {
      name: `${name} ${i}`,
      phone: '+91 00000 00009',
      message: `Note ${i} 🙂 भेट`,
      type: 'inquiry',
      createdAt,
    };
    const about = { kind: 'inquiry' as const };
    return createEntry({
      key: randomUUID(),
      command: 'submitInquiry',
      body,
      about,
      now: createdAt,
      seq: 1000 + i,
    });
  });
}

/** Puts entries into a phone's outbox; the same ones twice are there once. */
export function putEntries(page: Page, entries: OutboxEntry[]): Promise<void> {
  return page.evaluate(
    (rows) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('angan');
        opening.onsuccess = () => {
          const db = opening.result;
          const writing = db.transaction(['outbox', 'meta'], 'readwrite');
          for (const row of rows) writing.objectStore('outbox').put(row);
          writing.objectStore('meta').put({ key: 'outbox-seq', value: 1000 + rows.length });
          writing.oncomplete = () => {
            db.close();
            resolve();
          };
          writing.onabort = () => reject(writing.error);
        };
        opening.onerror = () => reject(opening.error);
      }),
    entries,
  );
}

/** Puts invented inquiries into a phone's outbox and gives their keys. */
export async function putPending(
  page: Page,
  count: number,
  about: { name: string; createdAt?: number },
): Promise<string[]> {
  const entries = pendingEntries(count, about);
  await putEntries(page, entries);
  return entries.map((entry) => entry.key);
}

export interface WorkerControl {
  /** Sends a sync event to the worker, as the browser does when the network is back. */
  sync(options?: { lastChance?: boolean }): Promise<void>;
  /** Stops every worker at once, as the browser does when it needs the memory. */
  stopAll(): Promise<void>;
}

/** The browser's own hand on the workers of `origin`; `page` may show anything. */
export async function controlWorkers(
  context: BrowserContext,
  page: Page,
  origin: string,
): Promise<WorkerControl> {
  const client: CDPSession = await context.newCDPSession(page);
  let registrationId = '';
  client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const one of registrations) {
      if (one.scopeURL.startsWith(origin) && !one.isDeleted) registrationId = one.registrationId;
    }
  });
  await client.send('ServiceWorker.enable');
  return {
    async sync({ lastChance = false } = {}) {
      for (let i = 0; i < 100 && !registrationId; i++)
        await new Promise((resolve) => setTimeout(resolve, 20));
      if (!registrationId) throw new Error('there is no worker');
      await client.send('ServiceWorker.dispatchSyncEvent', {
        origin,
        registrationId,
        tag: SYNC_TAG,
        lastChance,
      });
    },
    async stopAll() {
      await client.send('ServiceWorker.stopAllWorkers');
    },
  };
}

/** Makes a page and every later one believe that there is no Background Sync, as in Safari and Firefox. */
export function removeSyncManager(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'SyncManager');
    // about:blank knows neither.
    if ('ServiceWorkerRegistration' in globalThis)
      Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
}

/** Fills in the form of /contact. */
export async function fillContactForm(
  page: Page,
  { name, phone, email, message }: { name: string; phone: string; email: string; message: string },
): Promise<void> {
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.locator('[name=name]').fill(name);
  await form.locator('[name=phone]').fill(phone);
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=message]').fill(message);
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });
