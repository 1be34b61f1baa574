import type { PageData } from '#domain/page/page-data';
import { layOutRest } from '../ui/lay-out-rest.ts';
import { watchConnection } from './connection-state.ts';
import { registerWorker } from './register.ts';
import { firstTry, startSync } from './sync-catalogue.ts';
import { watchOutbox } from './watch-outbox.ts';
import { isWorkerServed, tellWorker } from './worker-messages.ts';

/** A first visit's worker waits no longer than this for the listings. */
const LISTINGS_FIRST_MS = 8000;

/**
 * On a first visit the listings come before the copy of all code, which is twice as large and would share a slow line
 * with them. A worker that is there already looks for a new version at once.
 */
function listingsFirst(): Promise<unknown> | undefined {
  if (navigator.serviceWorker?.controller) return undefined;
  return Promise.race([firstTry, new Promise((resolve) => setTimeout(resolve, LISTINGS_FIRST_MS))]);
}

/** What happens once the first page is usable: worker, local data, connection. Called by main.tsx when idle. */
export function startApp(data: PageData): void {
  layOutRest();
  watchConnection();
  if (!isWorkerServed()) {
    // The worker did not see this visit: without these the next launch would start from the empty frame.
    const here = location.pathname + location.search;
    for (const path of new Set(['/', here])) tellWorker({ type: 'KEEP_PAGE', path });
  }
  watchOutbox();
  const { adsConversion } = data.agency;
  if (adsConversion)
    import('./conversion.ts').then(
      ({ watchConversions }) => watchConversions(adsConversion),
      () => undefined,
    );
  startSync(data).catch((error) => console.warn('The copy on this phone could not be kept', error));
  void Promise.resolve(listingsFirst()).then(registerWorker);
}
