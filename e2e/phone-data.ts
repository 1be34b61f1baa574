import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** A page of whichever browser. */
export interface Evaluates {
  evaluate<R>(work: () => R | Promise<R>): Promise<R>;
  evaluate<R, A>(work: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
}

/** What Playwright says when the page that was asked, or was being opened, gave way to another one. */
const GAVE_WAY = /Execution context was destroyed|net::ERR_ABORTED|interrupted by another navigation/;

/**
 * Does something with a page that may load itself again at any moment, as one does when a part of it was lost with a
 * stopped worker. It is done again then, so it must do no harm twice.
 */
export async function throughReloads<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === 5 || !GAVE_WAY.test(String(error))) throw error;
    }
  }
}

/** Rows of a table of the phone's database, read beside the app; null when there is no such table yet. */
export function rowsOf<T>(page: Evaluates, table: string): Promise<T[] | null> {
  return page.evaluate(async (name) => {
    // Looked for first: opening it would make it, in the app's way.
    const known = await indexedDB.databases();
    if (!known.some((database) => database.name === 'angan' && database.version)) return null;
    return new Promise<unknown[] | null>((resolve, reject) => {
      const opening = indexedDB.open('angan');
      opening.onerror = () => resolve(null);
      opening.onsuccess = () => {
        const db = opening.result;
        if (!db.objectStoreNames.contains(name)) {
          db.close();
          resolve(null);
          return;
        }
        const reading = db.transaction(name).objectStore(name).getAll();
        reading.onsuccess = () => {
          db.close();
          resolve(reading.result);
        };
        reading.onerror = () => {
          db.close();
          reject(reading.error);
        };
      };
    });
  }, table) as Promise<T[] | null>;
}

/** A small value that the app has noted, by key; see local/meta.ts. */
export async function metaOf<T>(page: Evaluates, key: string): Promise<T | undefined> {
  const rows = await rowsOf<{ key: string; value: T }>(page, 'meta');
  return rows?.find((row) => row.key === key)?.value;
}

/** Listings in the phone's copy. */
export async function countSummaries(page: Evaluates): Promise<number> {
  const chunks = (await rowsOf<{ items: unknown[] }>(page, 'summaries')) ?? [];
  return chunks.reduce((sum, chunk) => sum + chunk.items.length, 0);
}

export interface OutboxRow {
  key: string;
  command: string;
  state: 'queued' | 'sending' | 'needs-attention' | 'sent';
  body: Record<string, unknown> | null;
  createdAt: number;
  attempts: number;
}

/** Entries of the outbox that are not hearts. */
export async function outboxOf(page: Evaluates): Promise<OutboxRow[]> {
  const rows = (await rowsOf<OutboxRow>(page, 'outbox')) ?? [];
  return rows.filter((row) => row.command !== 'saveProperty' && row.command !== 'unsaveProperty');
}

/** How many entries stand in each state. */
export async function outboxStates(page: Evaluates): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const row of await outboxOf(page)) counts[row.state] = (counts[row.state] ?? 0) + 1;
  return counts;
}

/** Waits until the worker is at work and the summaries are all here. */
export async function waitUntilSearchable(page: Evaluates): Promise<void> {
  await expect
    .poll(async () => (await metaOf<{ complete: boolean }>(page, 'pull.summary'))?.complete, {
      timeout: 30_000,
    })
    .toBe(true);
}

/** Waits until a visit has brought everything that it brings: the worker with its files, and every listing's details. */
export async function waitUntilKept(page: Evaluates): Promise<void> {
  await waitUntilSearchable(page);
  await expect
    .poll(async () => (await metaOf<{ complete: boolean }>(page, 'pull.detail'))?.complete, {
      timeout: 30_000,
    })
    .toBe(true);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null), { timeout: 30_000 })
    .toBe('activated');
}

/** Waits until the app has taken over `part`, whose code comes after the page's: before that a tap is lost. */
export const takenOver = (part: Locator) =>
  expect
    .poll(() =>
      part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);

/** Waits until the page has been taken over by the app, so that buttons do something. */
export async function waitUntilAlive(page: Evaluates): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const first = document.getElementById('root')?.firstElementChild ?? {};
          return Object.keys(first).some((name) => name.startsWith('__react'));
        }),
      { timeout: 30_000 },
    )
    .toBe(true);
}

/** Waits until the whole page is laid out, for what looks at more of it than stands on the screen. */
export async function waitUntilWhole(page: Evaluates): Promise<void> {
  await waitUntilAlive(page);
  await expect
    .poll(() => page.evaluate(() => 'laidOut' in document.documentElement.dataset), { timeout: 30_000 })
    .toBe(true);
}

/** Addresses and kinds of everything in Cache Storage. */
export function cachedFiles(page: Evaluates): Promise<{ cache: string; path: string; type: string }[]> {
  return page.evaluate(async () => {
    const found: { cache: string; path: string; type: string }[] = [];
    for (const cache of await caches.keys()) {
      const open = await caches.open(cache);
      for (const request of await open.keys()) {
        const answer = await open.match(request);
        const { pathname, search } = new URL(request.url);
        found.push({ cache, path: pathname + search, type: answer?.headers.get('content-type') ?? '' });
      }
    }
    return found;
  });
}
