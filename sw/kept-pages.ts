import { buildId } from 'virtual:precache';
import { untilGivingWay } from './give-way.ts';
import { BUILD_HEADER, isAppPath, isGonePage, isKeepablePage } from './keepable.ts';
import { onMessage } from './on-message.ts';
import { worker } from './worker-scope.ts';

const PREFIX = 'pages-';
export const PAGES = `${PREFIX}${buildId}`;
/** Finished pages on the phone; the longest unused go first. */
const MOST_PAGES = 60;
/** Pages made new after a pull that changed something: those that are opened next, most likely. */
const REFRESHED_AFTER_PULL = 8;

/** A page's key: path and search. Cache Storage keeps insertion order, which is the order of use here. */
export const pageKey = ({ pathname, search }: URL) => pathname + search;

/** Keeps to {@link MOST_PAGES}. */
export async function trimPages(): Promise<void> {
  const cache = await caches.open(PAGES);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST_PAGES))) await cache.delete(old);
}

async function store(key: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(PAGES);
    await cache.delete(key);
    await cache.put(key, response);
    await trimPages();
  } catch {
    // A full phone keeps fewer pages; the shell renders the rest.
  }
}

/**
 * Fetches a page anew and keeps it when it is what it should be. Asks with the tag of the kept one, so that an
 * unchanged page costs a few bytes. Never rejects. A plain fetch, not a strategy: a strategy ties itself to an event,
 * and the one that makes a new version active must not wait for it.
 */
export async function refreshPage(key: string): Promise<void> {
  try {
    const kept = await caches.match(key, { cacheName: PAGES, ignoreVary: true });
    const tag = kept?.headers.get('etag');
    const response = await fetch(key, {
      credentials: 'same-origin',
      signal: untilGivingWay(),
      headers: { accept: 'text/html', ...(tag ? { 'if-none-match': tag } : {}) },
    });
    if (response.status === 304 && kept) await store(key, kept);
    else if (isKeepablePage(response, buildId)) await store(key, response);
    else if (isGonePage(response)) await (await caches.open(PAGES)).delete(key);
    const build = response.headers.get(BUILD_HEADER);
    // Not waited for: the browser may hold back a worker's own question for minutes, and its event with it.
    if (build && build !== buildId) worker.registration.update().catch(() => undefined);
  } catch {
    // No connection: the kept page stays.
  }
}

/** Makes the most used pages new, after the phone's data changed. */
async function refreshPages(): Promise<void> {
  const keys = await (await caches.open(PAGES)).keys();
  const recent = keys.slice(-REFRESHED_AFTER_PULL).map((request) => pageKey(new URL(request.url)));
  await refreshAll(recent);
}

/** One after the other: the line belongs to the reader. Least used first, so that the order stays. */
async function refreshAll(keys: readonly string[]): Promise<void> {
  for (const key of keys) await refreshPage(key);
}

/** The pages of older builds go; the most used of them come anew in this build's form, for the next launch. */
async function replaceOldPages(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PAGES);
  const used: string[] = [];
  for (const name of names) {
    const keys = await (await caches.open(name)).keys();
    used.push(...keys.slice(-REFRESHED_AFTER_PULL).map((request) => pageKey(new URL(request.url))));
    await caches.delete(name);
  }
  // Not waited for: until a worker is active, every request of the page stands still.
  void refreshAll(used);
}

/** Messages of the page: `KEEP_PAGE` after a visit that the worker did not see, `REFRESH_PAGES` after a pull. */
export function startKeptPages(): void {
  worker.addEventListener('activate', (event) => event.waitUntil(replaceOldPages()));
  onMessage('REFRESH_PAGES', refreshPages);
  onMessage('KEEP_PAGE', ({ path }) => {
    if (typeof path !== 'string') return undefined;
    const url = new URL(path, location.origin);
    return url.origin === location.origin && isAppPath(url.pathname) ? refreshPage(pageKey(url)) : undefined;
  });
}
