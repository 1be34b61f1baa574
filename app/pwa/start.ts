import type { PageData } from '#domain/page/page-data';
import { layOutRest } from '../ui/lay-out-rest.ts';
import { markCopyOpen } from '../ui/when-quiet.ts';
import { watchConnection } from './connection-state.ts';
import { registerWorker } from './register.ts';
import { firstPull, startSync } from './sync-catalogue.ts';
import { isWorkerServed, tellWorker } from './worker-messages.ts';

/** A first visit waits no longer than this for the listings. */
const LISTINGS_FIRST_MS = 8000;

/**
 * On a first visit the listings come first: before this page opens the phone's copy, which has nothing for it yet, and
 * before the copy of all code, which is twice as large and would share a slow line with them. A form that is being filled
 * in needs the copy. A page that the worker served has everything on the phone already.
 */
function listingsFirst(): Promise<unknown> | undefined {
  if (isWorkerServed()) return undefined;
  return Promise.race([
    firstPull(),
    new Promise((resolve) => {
      setTimeout(resolve, LISTINGS_FIRST_MS);
      window.addEventListener('input', resolve, { once: true });
    }),
  ]);
}

async function openCopy(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-copy]'))
    link.rel = 'modulepreload';
  // Each in a turn of its own: reading that code is long enough on a cheap phone.
  const nextTurn = () => new Promise((resolve) => setTimeout(resolve));
  try {
    await import('dexie');
    await nextTurn();
    const { watchCopy } = await import('./phone-copy.ts');
    await nextTurn();
    watchCopy();
  } catch (error) {
    console.warn('The outbox cannot be watched', error);
  }
  markCopyOpen();
}

/**
 * What happens once the first page is usable: worker, local data, connection. Called by main.tsx when idle. One after the
 * other, so that a phone with two slow cores can answer a finger meanwhile.
 */
export async function startApp(data: PageData): Promise<void> {
  watchConnection();
  if (!isWorkerServed()) {
    // The worker did not see this visit: without these the next launch would start from the empty frame.
    const here = location.pathname + location.search;
    for (const path of new Set(['/', here])) tellWorker({ type: 'KEEP_PAGE', path });
  }
  const { adsConversion } = data.agency;
  if (adsConversion)
    import('./conversion.ts').then(
      ({ watchConversions }) => watchConversions(adsConversion),
      () => undefined,
    );
  startSync(data);
  await listingsFirst();
  await openCopy();
  await layOutRest();
  await registerWorker();
}
