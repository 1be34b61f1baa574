import { planRound, trimSent } from './claim.ts';
import { newKey } from './new-key.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { type SendOutcome, sendCommand } from './send.ts';
import { step, Unwritten } from './unwritten.ts';

/** What a sender needs of its surroundings; replaced in tests. */
export interface FlushEnv {
  now(): number;
  /** From 0 to below 1. */
  random(): number;
  newKey(): string;
  sleep(ms: number): Promise<void>;
  /** Web Locks, shared by all tabs and the worker; null where there are none. */
  locks: Pick<LockManager, 'request'> | null;
}

export const FLUSH_LOCK = 'angan-flush';

/** After so many refusals in a row that are the server's own trouble, a round ends. */
const MAX_SERVER_TROUBLE = 3;
/** One entry without an answer of the agency may be disliked by a firewall; after two in a row there is no connection. */
const MAX_SILENT = 2;
/** A wait that the server orders is sat out inside the round when it is this short: a long queue goes at its pace. */
const SHORT_PAUSE_MS = 2_000;
const LOCK_AGAIN_MS = 300;
/** New entries are looked for after so many sends, so that a form need not wait for a long queue. */
const REPLAN_AFTER = 20;

export interface FlushResult {
  sent: number;
  /** Why the round ended: nothing more to send, no usable connection, the server's wish, or another sender at work. */
  ended: 'empty' | 'no-connection' | 'paused' | 'busy';
}

export const browserEnv = (): FlushEnv => ({
  now: Date.now,
  random: Math.random,
  newKey,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  locks: globalThis.navigator?.locks ?? null,
});

/** Sends what is due, one after the other; `fresh` also what only waits by the phone's own choice. */
async function sendRound(env: FlushEnv, unwritten: Unwritten, fresh: boolean): Promise<FlushResult> {
  const exclusive = env.locks !== null;
  const tried = new Set(await unwritten.catchUp(env.now()));
  let sent = 0;
  let trouble = 0;
  let silent = 0;
  let connected = false;
  let keys: string[] = [];
  let sincePlan = 0;
  for (;;) {
    const now = env.now();
    const paused = await unwritten.isPaused(now);
    const rules = { now, exclusive, fresh, connected, paused, tried };
    if (keys.length === 0 || paused || sincePlan >= REPLAN_AFTER) {
      const plan = await step((db) => planRound(db, rules));
      if (plan.busy) return { sent, ended: 'busy' };
      keys = plan.keys;
      sincePlan = 0;
    }
    const key = keys.shift();
    if (key === undefined) {
      if (paused) return { sent, ended: 'paused' };
      return { sent, ended: silent ? 'no-connection' : 'empty' };
    }
    const entry = await unwritten.claim(key, rules);
    tried.add(key);
    sincePlan++;
    if (!entry) continue;
    const outcome = await attempt(env, unwritten, entry);
    if (outcome.kind === 'accepted') sent++;
    if (outcome.kind !== 'retry') {
      connected = true;
      trouble = 0;
      silent = 0;
    } else if (outcome.retryAfterMs !== undefined) {
      if (outcome.retryAfterMs > SHORT_PAUSE_MS || ++trouble >= MAX_SERVER_TROUBLE)
        return { sent, ended: 'paused' };
      tried.delete(key);
      keys.unshift(key);
      await env.sleep(outcome.retryAfterMs + 20);
    } else if (outcome.error.kind !== 'server') {
      if (++silent >= MAX_SILENT) return { sent, ended: 'no-connection' };
    } else if (++trouble >= MAX_SERVER_TROUBLE) return { sent, ended: 'no-connection' };
  }
}

async function attempt(env: FlushEnv, unwritten: Unwritten, entry: OutboxEntry): Promise<SendOutcome> {
  const outcome = await sendCommand(entry.command, entry.body ?? {}, entry.key);
  const at = { now: env.now(), random: env.random(), newKey: env.newKey() };
  await unwritten.settle(entry, outcome, at);
  if (outcome.kind === 'retry' && outcome.retryAfterMs !== undefined)
    await unwritten.keepPause(
      { until: at.now + outcome.retryAfterMs, lengthMs: outcome.retryAfterMs },
      at.now,
    );
  return outcome;
}

/**
 * The one sender: delivers what waits in the outbox. One at a time over all tabs and the worker by a Web Lock; without
 * Web Locks by the lease in each row; behind both stands the unique key on the server. Rejects when the phone's
 * storage cannot be used; what was not written down as sent is sent again with the same key. A storage that is only full
 * holds up no lead: the round goes on without writing, and rejects at its end.
 */
export function createFlusher(makeEnv: () => FlushEnv) {
  let waiting: Promise<FlushResult> | null = null;
  let waitingFresh = false;
  const unwritten = new Unwritten();

  const round = (fresh: () => boolean): Promise<FlushResult> => {
    const env = makeEnv();
    const run = async () => {
      waiting = null; // whoever calls from now on wants what this round has not planned yet
      const result = await sendRound(env, unwritten, fresh());
      if (unwritten.full) throw unwritten.full; // what is left is asked for again in a while, not at once
      await step(trimSent).catch(() => undefined);
      return result;
    };
    if (!env.locks) return run();
    let begun = false;
    const locked = () => {
      begun = true;
      return run();
    };
    // A browser that is busy with a window of its own (a popup that opens) cannot call back and refuses the lock.
    return env.locks.request(FLUSH_LOCK, locked).catch(async (error: unknown) => {
      if (begun) throw error;
      await env.sleep(LOCK_AGAIN_MS);
      return env.locks?.request(FLUSH_LOCK, run) ?? run();
    });
  };

  let tail: Promise<unknown> = Promise.resolve();
  return function flush({ fresh = false } = {}): Promise<FlushResult> {
    waitingFresh ||= fresh;
    if (!waiting) {
      const mine = tail.then(() =>
        round(() => {
          const wish = waitingFresh;
          waitingFresh = false;
          return wish;
        }),
      );
      waiting = mine;
      tail = mine.catch(() => {
        if (waiting === mine) waiting = null;
      });
    }
    return waiting;
  };
}

/** Delivers what waits; see {@link createFlusher}. Calls that come while one waits its turn share it. */
export const flushOutbox = createFlusher(browserEnv);
