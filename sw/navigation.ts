import { afterMs } from './after-ms.ts';
import { hasLocalData } from './data-mark.ts';
import { BUILD_HEADER, isAppPath } from './keepable.ts';
import { keepPage, matchPage, pageKey, refreshPage } from './kept-pages.ts';
import { matchShell } from './precache.ts';
import { worker } from './worker-scope.ts';

/** How long a phone without data waits for a finished page before it shows the empty frame. */
const NETWORK_MS = 3000;

/** The network's page when it comes in time and is a page of the server; it is kept for next time. */
async function fromNetwork(event: FetchEvent, key: string): Promise<Response | undefined> {
  const asked = fetch(event.request).then(async (response) => {
    await keepPage(key, response.clone());
    return response;
  });
  event.waitUntil(asked.catch(() => undefined));
  const response = await Promise.race([asked.catch(() => undefined), afterMs(NETWORK_MS)]);
  if (!response || response.status >= 500) return undefined;
  // A page without our mark is a captive portal's: the empty frame serves the reader better (A13).
  return response.type === 'opaqueredirect' || response.headers.has(BUILD_HEADER) ? response : undefined;
}

/**
 * A navigation gets the finished page kept for exactly this address, else the empty frame that renders from the
 * phone's data; both at once, while a fresh page is fetched for next time. Only a phone that holds no data yet
 * asks the network first.
 */
async function answer(event: FetchEvent, key: string): Promise<Response> {
  const kept = await matchPage(key);
  if (kept) {
    event.waitUntil(refreshPage(key));
    return kept;
  }
  const shell = await matchShell();
  if (shell && (await hasLocalData())) {
    event.waitUntil(refreshPage(key));
    return shell;
  }
  return (await fromNetwork(event, key)) ?? shell ?? fetch(event.request);
}

export function startNavigation(): void {
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.mode !== 'navigate' || request.method !== 'GET') return;
    const url = new URL(request.url);
    if (url.origin !== location.origin || !isAppPath(url.pathname)) return;
    event.respondWith(answer(event, pageKey(url)));
  });
}
