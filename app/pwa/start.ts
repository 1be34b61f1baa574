import type { Agency } from '#domain/agency/agency';
import type { PageData } from '#domain/page/page-data';
import { wasHereBefore } from '#local/user-session';
import { layOutRest } from '../ui/lay-out-rest.ts';
import { fetchAhead, nextTurn } from '../ui/when-idle.ts';
import { markCopyOpen } from '../ui/when-quiet.ts';
import { watchConnection } from './connection-state.ts';
import { firstPull, startSync, syncIntoMemory } from './sync-catalogue.ts';
import { isWorkerServed, tellWorker } from './worker-messages.ts';

/** A first visit waits no longer than this for the listings, and nothing longer for the code of the phone's copy. */
const PATIENCE_MS = 8000;

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * On a first visit the listings come first: before this page opens the phone's copy, which has nothing for it yet, and
 * before the copy of all code, which is twice as large and would share a slow line with them. Whoever taps or types may
 * need the copy now. Where somebody was before, saved homes and what waits to be sent are there to be read.
 */
function listingsFirst(): Promise<unknown> | undefined {
  if (isWorkerServed() || wasHereBefore()) return undefined;
  return Promise.race([
    firstPull(),
    after(PATIENCE_MS),
    new Promise((resolve) => {
      for (const type of ['input', 'click']) window.addEventListener(type, resolve, { once: true });
    }),
  ]);
}

/** The line or the reader is back. */
function nextChance(): Promise<unknown> {
  return new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    document.addEventListener('visibilitychange', resolve, { once: true });
  });
}

/** Loads what reads the phone's copy, each part in a turn of its own: reading that code is long on a cheap phone. */
async function loadCopy(): Promise<typeof import('./phone-copy.ts')> {
  await fetchAhead('data-copy');
  for (;;) {
    try {
      await import('dexie');
      await nextTurn();
      const copy = await import('./phone-copy.ts');
      await nextTurn();
      return copy;
    } catch (error) {
      console.warn('The code of the phone’s copy could not be had', error);
      await nextChance();
    }
  }
}

async function openCopy({ adsConversion }: Agency): Promise<void> {
  const { watchCopy } = await loadCopy();
  const readable = watchCopy();
  markCopyOpen();
  if (adsConversion)
    import('./conversion.ts').then(
      ({ watchConversions }) => watchConversions(adsConversion),
      () => undefined,
    );
  if (!(await readable)) await syncIntoMemory();
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
  await nextTurn();
  startSync(data);
  await listingsFirst();
  await Promise.race([openCopy(data.agency), after(PATIENCE_MS)]);
  await layOutRest();
  await import('./register.ts').then(
    ({ registerWorker }) => registerWorker(),
    (error) => console.warn('The code that registers the service worker could not be had', error),
  );
}
