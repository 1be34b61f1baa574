import type { PageData } from '#domain/page/page-data';
import { loadCatalogue } from '#local/catalogue';
import { LocalUnavailable } from '#local/local-unavailable';
import { storeFromPageData } from '#local/page-data';
import { pullAll } from '#local/pull-all';
import { whenIdle } from '../ui/when-idle.ts';
import { syncState } from './sync-state.ts';
import { tellWorker } from './worker-messages.ts';

/** Coming back to the app asks the server again after this long (spec section 9: featured lists, 5 minutes). */
const FRESH_MS = 5 * 60_000;

/** After a run that failed: silence tells no event when it is over, so the app asks again by itself, ever more rarely. */
const FIRST_RETRY_MS = 15_000;

let lastTry = 0;
let failures = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | null = null;
let tellTried: () => void = () => {};

/** Settled when the first pull of this visit has brought the summaries or failed. */
export const firstTry = new Promise<void>((resolve) => {
  tellTried = resolve;
});

/** Network hints of Chromium; other browsers have none. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function wantsLittleData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData) || /2g$/.test(connection?.effectiveType ?? '');
}

/** Between two pages: the phone belongs to its reader. */
function idleTime(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle(resolve, { timeout: 5000, instead: 300 });
  });
}

function noteUnavailable(error: unknown): void {
  if (error instanceof LocalUnavailable) syncState.unavailable ||= error.reason === 'closed';
  else console.warn('What came with the page could not be kept', error);
}

async function sync(): Promise<void> {
  lastTry = Date.now();
  clearTimeout(retry);
  syncState.running = true;
  const { summaries, details } = pullAll({ pause: idleTime, saveData: wantsLittleData() });
  try {
    const { changed, inMemory } = await summaries;
    syncState.pulledAt = Date.now();
    syncState.failed = false;
    failures = 0;
    syncState.unavailable ||= inMemory;
    if (!inMemory) {
      tellWorker({ type: 'HAS_DATA' });
      if (changed) tellWorker({ type: 'REFRESH_PAGES' });
    }
  } catch (error) {
    syncState.failed = true;
    retry = setTimeout(
      () => {
        if (document.visibilityState === 'visible') void syncNow();
      },
      Math.min(FRESH_MS, FIRST_RETRY_MS * 2 ** failures++),
    );
    console.warn('The catalogue could not be refreshed', error);
    return;
  } finally {
    syncState.running = false;
    syncState.asked = false;
    tellTried();
  }
  await details.catch((error) => console.warn('Details could not be refreshed', error));
}

/** Brings the phone's copy up to date now; joins a run that is under way. Never rejects. */
export function syncNow(): Promise<void> {
  running ??= sync().finally(() => {
    running = null;
  });
  return running;
}

function syncIfOld(): void {
  if (document.visibilityState === 'visible' && Date.now() - lastTry > FRESH_MS) void syncNow();
}

/** Keeps the phone's copy fresh: now, when the connection or the reader comes back, and while the app stays open. */
export async function startSync(data: PageData): Promise<void> {
  window.addEventListener('online', () => void syncNow());
  document.addEventListener('visibilitychange', syncIfOld);
  setInterval(syncIfOld, FRESH_MS);
  // The server is asked before the page's own data is kept: the answer takes a while on a slow line.
  const first = syncNow();
  try {
    await storeFromPageData(data);
    const { pulledAt } = await loadCatalogue();
    syncState.pulledAt ??= pulledAt;
  } catch (error) {
    noteUnavailable(error);
  }
  await first;
}
