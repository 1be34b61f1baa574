import { liveQuery, type Subscription } from 'dexie';
import { localDatabase, withLocal } from '#local/db';
import { flushOutbox } from '#local/flush';
import { countUnsent, listUnsent } from '#local/outbox';
import { dueInMs } from '#local/outbox-entry';
import { pausedForMs } from '#local/pause';
import { setOnQueued } from '#local/submit';
import { outboxState } from './outbox-state.ts';
import { tellWorker } from './worker-messages.ts';

/*
 * Wakes the sender, so that no screen can forget it: when something is put into the outbox, when the app starts, comes
 * to the foreground or gets a connection, and when a wait is over. While the page is in sight it sends itself; when it
 * goes away the worker goes on, and Background Sync, where there is any, delivers with every page closed.
 */

const SYNC_TAG = 'angan-outbox';
/** The list is read at most this often while entries go out one by one. */
const LOOK_MS = 300;
/** After a round that failed on this phone's storage. */
const TROUBLE_MS = 5_000;
const LONGEST_TIMER_MS = 60_000;

let looking = false;
let lookAgain = false;
let timer: ReturnType<typeof setTimeout> | undefined;

async function registerSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.ready;
    const { sync } = (registration ?? {}) as { sync?: { register(tag: string): Promise<void> } };
    await sync?.register(SYNC_TAG);
  } catch {
    // Not there, or not permitted: the other ways remain.
  }
}

function wakeIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void send(), Math.min(ms, LONGEST_TIMER_MS));
}

async function send(fresh = false): Promise<void> {
  try {
    await flushOutbox({ fresh });
    void look();
  } catch (error) {
    console.warn('The outbox could not be sent', error);
    wakeIn(TROUBLE_MS);
  }
}

/** Reads what waits: numbers for the badge, and when the next entry is due. */
async function look(): Promise<void> {
  if (looking) {
    lookAgain = true;
    return;
  }
  looking = true;
  try {
    const [unsent, pause, counts] = await withLocal((db) =>
      Promise.all([listUnsent(db), pausedForMs(db, Date.now()), countUnsent(db)]),
    );
    Object.assign(outboxState, counts);
    const sendable = unsent.filter((entry) => entry.state !== 'needs-attention' && !entry.held);
    clearTimeout(timer);
    if (sendable.length && document.visibilityState === 'visible') {
      const now = Date.now();
      const due = Math.min(
        ...sendable.map((e) => (e.state === 'sending' ? Math.max(0, e.leaseUntil - now) : dueInMs(e, now))),
      );
      wakeIn(Math.max(pause, due, LOOK_MS));
    }
  } catch {
    // The phone gives no storage: there is nothing to send, and forms say so.
  } finally {
    setTimeout(() => {
      looking = false;
      if (lookAgain) {
        lookAgain = false;
        void look();
      }
    }, LOOK_MS);
  }
}

function onReturn(): void {
  if (document.visibilityState === 'visible') void send(true);
  else if (outboxState.waiting > 0) {
    void registerSync();
    tellWorker({ type: 'FLUSH' });
  }
}

/** Starts the watch; called once, when the page is quiet. */
export function watchOutbox(): Subscription {
  setOnQueued(() => void registerSync());
  window.addEventListener('online', () => void send(true));
  window.addEventListener('pageshow', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  void send(true);
  // By state, so that it tells of every entry that moves on, in whatever tab.
  return liveQuery(() =>
    localDatabase().outbox.where('state').anyOf(['queued', 'sending', 'needs-attention']).primaryKeys(),
  ).subscribe({ next: () => void look(), error: () => undefined });
}
