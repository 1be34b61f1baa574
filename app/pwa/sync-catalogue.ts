import type { PageData } from '#domain/page/page-data';
import type { PullNews } from '#local/run-pull';
import { pullCatalogue, pullHereOnly } from './pull-catalogue.ts';
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
/** What the page came with; handed to the first run. */
let delivered: PageData | null = null;

/** Settled when the first pull of this visit has brought the summaries or failed. */
const firstTry = new Promise<void>((resolve) => {
  tellTried = resolve;
});

/** Details may take long; nothing waits longer than this for them. */
const DETAILS_MS = 1500;

/** Settled when the first pull of this visit has ended, or has brought the summaries and is still busy with the rest. */
export async function firstPull(): Promise<void> {
  await firstTry;
  await Promise.race([running, new Promise((resolve) => setTimeout(resolve, DETAILS_MS))]);
}

/** Network hints of Chromium; other browsers have none. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function wantsLittleData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.saveData) || /2g$/.test(connection?.effectiveType ?? '');
}

/** The summaries are here, or cannot be had now. */
function noteTried(): void {
  syncState.running = false;
  syncState.asked = false;
  tellTried();
}

function noteFailed(message: string): void {
  syncState.failed = true;
  retry = setTimeout(
    () => {
      if (document.visibilityState === 'visible') void syncNow();
    },
    Math.min(FRESH_MS, FIRST_RETRY_MS * 2 ** failures++),
  );
  console.warn('The catalogue could not be refreshed', message);
  noteTried();
}

function note(news: PullNews): void {
  switch (news.type) {
    case 'known':
      syncState.pulledAt ??= news.pulledAt;
      break;
    case 'summaries': {
      const { changed, inMemory } = news.result;
      syncState.pulledAt = Date.now();
      syncState.failed = false;
      failures = 0;
      syncState.unavailable ||= inMemory;
      if (!inMemory) {
        tellWorker({ type: 'HAS_DATA' });
        if (changed) tellWorker({ type: 'REFRESH_PAGES' });
      }
      noteTried();
      break;
    }
    case 'no-storage':
      syncState.unavailable = true;
      break;
    case 'failed':
      noteFailed(news.message);
      break;
    case 'done':
      if (news.message) console.warn('Details could not be refreshed', news.message);
  }
}

async function sync(): Promise<void> {
  lastTry = Date.now();
  clearTimeout(retry);
  syncState.running = true;
  const order = { saveData: wantsLittleData(), delivered };
  try {
    await pullCatalogue(order, note);
    delivered = null;
  } catch (error) {
    noteFailed(String(error));
  }
}

/** Brings the phone's copy up to date now; joins a run that is under way. Never rejects. */
export function syncNow(): Promise<void> {
  running ??= sync().finally(() => {
    running = null;
  });
  return running;
}

/** This page can read nothing from the phone, whatever a worker stores there: it takes the catalogue into its memory. */
export async function syncIntoMemory(): Promise<void> {
  syncState.unavailable = true;
  pullHereOnly();
  await running;
  await syncNow();
}

function syncIfOld(): void {
  if (document.visibilityState === 'visible' && Date.now() - lastTry > FRESH_MS) void syncNow();
}

/**
 * Keeps the phone's copy fresh: now, when the connection or the reader comes back, and while the app stays open. What
 * the page was delivered with is kept by the way.
 */
export function startSync(data: PageData): void {
  window.addEventListener('online', () => void syncNow());
  document.addEventListener('visibilitychange', syncIfOld);
  // A run ends when its page is left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void syncNow();
  });
  setInterval(syncIfOld, FRESH_MS);
  delivered = data;
  void syncNow();
}
