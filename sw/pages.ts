import { buildId } from 'virtual:precache';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { afterMs } from './after-ms.ts';
import type { Plugin } from './answer-with.ts';
import { hasLocalData } from './data-mark.ts';
import { fillShell } from './fill-shell.ts';
import { BUILD_HEADER, isKeepablePage } from './keepable.ts';
import { PAGES, pageKey, refreshPage, trimPages } from './kept-pages.ts';
import { matchShell } from './precache.ts';

/** How long a phone without data waits for a finished page before it shows the empty frame. */
const NETWORK_MS = 3000;

const keyOf = (request: Request) => pageKey(new URL(request.url));

/** The network's page when it comes in time and is a page of the server; it is kept for next time. */
async function fromNetwork(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
  const asked = handler
    .fetch(request)
    .then(async (response) => {
      // A full phone keeps fewer pages; the shell renders the rest.
      await handler.cachePut(request, response.clone()).catch(() => false);
      return response;
    })
    .catch(() => undefined);
  void handler.waitUntil(asked);
  const response = await Promise.race([asked, afterMs(NETWORK_MS)]);
  if (!response || response.status >= 500) return undefined;
  // A page without our mark is a captive portal's: the empty frame serves the reader better (A13).
  return response.type === 'opaqueredirect' || response.headers.has(BUILD_HEADER) ? response : undefined;
}

/**
 * A navigation gets the finished page kept for exactly this address, else the empty frame that renders from the
 * phone's data, which comes with it; both at once, while a fresh page is fetched for next time. Only a phone that
 * holds no data yet asks the network first. Not StaleWhileRevalidate: that fetches the whole page before it looks whether one is kept,
 * and knows neither the tag that makes an unchanged page cheap nor the frame.
 */
class KeptPage extends Strategy {
  protected override async _handle(
    request: Request,
    handler: StrategyHandler,
  ): Promise<Response | undefined> {
    const kept = await handler.cacheMatch(request);
    const shell = kept ? undefined : await matchShell();
    const filled = shell && (await hasLocalData()) ? fillShell(shell, new URL(request.url)) : undefined;
    if (!kept && !filled) return (await fromNetwork(request, handler)) ?? shell;
    // The one after the other: the page comes first.
    void handler.waitUntil(Promise.resolve(filled?.done).then(() => refreshPage(keyOf(request))));
    return kept ?? filled?.response;
  }
}

const keptPages: Plugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
  cacheWillUpdate: async ({ response }) => (isKeepablePage(response, buildId) ? response : null),
  cacheDidUpdate: trimPages,
};

export const pages = new KeptPage({
  cacheName: PAGES,
  matchOptions: { ignoreVary: true },
  plugins: [keptPages],
});
