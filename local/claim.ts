import type { LocalDatabase } from './db.ts';
import { listUnsent, outboxRows } from './outbox.ts';
import {
  hasCome,
  isDue,
  isSavedWish,
  LEASE_MS,
  type OutboxEntry,
  type OutboxError,
  waitsForConnection,
} from './outbox-entry.ts';
import type { SendOutcome } from './send.ts';
import { storeSettingsResult } from './settings-copy.ts';

/** So many answers in place of the agency's, while others pass, and the network dislikes this very entry. */
const MAX_BARRED_TRIES = 5;
const BARRED_TEXT =
  'The network lets other messages pass, but not this one. Change its words, or send it again elsewhere.';
/** Sent entries that stay for "what was sent"; older ones go. */
const SENT_KEPT = 100;

export interface ClaimRules {
  now: number;
  /** This sender is alone by a lock: an entry under way belongs to one that was killed. */
  exclusive: boolean;
  /** Something happened (start, signal, a person's wish): all waits are over but the server's, which pauses everything. */
  fresh: boolean;
  /** The server has just answered: waits for a connection are over. */
  connected: boolean;
  /** The server asked not to be called: only what somebody has just sent off goes, once. */
  paused: boolean;
  /** Already tried in this round. */
  tried: ReadonlySet<string>;
}

/** When an attempt ended by the phone's clock, the luck of its wait, and a key for a message that needs its own. */
export interface SettleContext {
  now: number;
  random: number;
  newKey: string;
}

function mayClaim(entry: OutboxEntry, rules: ClaimRules): boolean {
  if (rules.tried.has(entry.key)) return false;
  if (rules.paused && !(entry.urgent && entry.attempts === 0)) return false;
  if (entry.state === 'sending')
    return rules.exclusive || hasCome(entry.leaseUntil, entry.leaseMs, rules.now);
  if (entry.state !== 'queued') return false;
  if (rules.fresh) return true;
  if (rules.connected && waitsForConnection(entry)) return true;
  return isDue(entry, rules.now);
}

/**
 * Attempts of an entry whose last one something else answered, or nothing: perhaps by its own fault, so others go first.
 * Leads may overtake each other. Of wishes about one home, or one person's settings, an earlier one is in the list only
 * when its sender was killed (see isOverruled), and that one keeps its place.
 */
function vainAttempts({ state, lastError, attempts }: OutboxEntry): number {
  const kind = lastError?.kind;
  const vain = kind === 'intercepted' || kind === 'unconfirmed' || kind === 'timeout';
  return state === 'queued' && vain ? attempts : 0;
}

/** Keys that may be sent now, in the order of sending; `busy` when another sender holds an entry. */
export async function planRound(
  db: LocalDatabase,
  rules: ClaimRules,
): Promise<{ keys: string[]; busy: boolean }> {
  const entries = await listUnsent(db);
  const busy =
    !rules.exclusive &&
    entries.some(
      (entry) => entry.state === 'sending' && !hasCome(entry.leaseUntil, entry.leaseMs, rules.now),
    );
  const free = entries.filter((entry) => mayClaim(entry, rules));
  free.sort(
    (a, b) => Number(b.urgent) - Number(a.urgent) || vainAttempts(a) - vainAttempts(b) || a.seq - b.seq,
  );
  return { keys: free.map((entry) => entry.key), busy };
}

async function findClaimable(db: LocalDatabase, key: string, rules: ClaimRules): Promise<OutboxEntry | null> {
  const entry = await outboxRows(db).get(key);
  if (!entry?.body || !mayClaim(entry, rules)) return null;
  return (await isBehindAnother(db, entry)) ? null : entry;
}

/** Takes an entry for sending, or null when it may not be sent any more. */
export function claimEntry(db: LocalDatabase, key: string, rules: ClaimRules): Promise<OutboxEntry | null> {
  return db.transaction('rw', db.outbox, async () => {
    const entry = await findClaimable(db, key, rules);
    if (!entry) return null;
    const claimed: OutboxEntry = {
      ...entry,
      state: 'sending',
      attempts: entry.attempts + 1,
      leaseUntil: rules.now + LEASE_MS,
      leaseMs: LEASE_MS,
    };
    await outboxRows(db).put(claimed);
    return claimed;
  });
}

/**
 * Takes an entry without writing it down, on a phone that is too full to. Nothing tells other senders: only leads and
 * inquiries, where the key makes a second sender harmless. Wishes and settings, whose order counts, wait for room.
 */
export function borrowEntry(db: LocalDatabase, key: string, rules: ClaimRules): Promise<OutboxEntry | null> {
  return db.transaction('r', db.outbox, async () => {
    const entry = await findClaimable(db, key, rules);
    if (!entry || isSavedWish(entry) || entry.command === 'updateSettings') return null;
    return { ...entry, attempts: entry.attempts + 1 };
  });
}

/**
 * Whether an earlier wish about the same home has been begun and not ended: overtaken by this one, it would have the last
 * word. It goes first in its turn, also when its sender is gone: a round that was planned while that one's lease still
 * ran does not have it, and goes on past the lease's end.
 */
async function isBehindAnother(db: LocalDatabase, entry: OutboxEntry): Promise<boolean> {
  if (!isSavedWish(entry)) return false;
  const unsent = await listUnsent(db);
  return unsent.some(
    (other) =>
      isSavedWish(other) &&
      other.about.propertyId === entry.about.propertyId &&
      other.seq < entry.seq &&
      other.state === 'sending',
  );
}

/** Half to one and a half of a wait that doubles with each attempt. A missing connection is asked for again soon. */
export function backoffMs(attempts: number, kind: string, random: number): number {
  const most = kind === 'server' || kind === 'unconfirmed' ? 300_000 : kind === 'timeout' ? 30_000 : 4_000;
  return Math.min(most, 2_000 * 2 ** Math.min(attempts - 1, 20)) * (0.5 + random);
}

/**
 * Writes down how the attempt ended. Nothing happens when its owner has deleted the entry meanwhile, or has changed the
 * text of one that was sent without a written claim: the new text is still to be sent.
 */
export function settleEntry(
  db: LocalDatabase,
  claimed: OutboxEntry,
  outcome: SendOutcome,
  { now, random, newKey }: SettleContext,
): Promise<void> {
  return db.transaction('rw', db.outbox, db.meta, async () => {
    const rows = outboxRows(db);
    const entry = await rows.get(claimed.key);
    if (!entry || entry.state === 'sent' || entry.print !== claimed.print) return;
    if (outcome.kind === 'accepted') {
      // In one step with the entry, so that the screen never falls back to how it was.
      await storeSettingsResult(db, claimed, outcome.result);
      if (isSavedWish(entry)) await rows.delete(entry.key);
      else await rows.put(toSent(entry, now));
      return;
    }
    if (await isOverruled(db, entry)) return rows.delete(entry.key);
    const next: OutboxEntry = {
      ...entry,
      attempts: Math.max(entry.attempts, claimed.attempts),
      urgent: false,
      lastError: outcome.error,
      leaseUntil: 0,
      leaseMs: 0,
    };
    if (outcome.kind === 'sign-in') await rows.put({ ...next, state: 'queued', held: true });
    else if (outcome.kind === 'retry') {
      next.barred = await toBarred(db, entry, outcome.error.kind, now);
      if (next.barred && next.barred.tries >= MAX_BARRED_TRIES) {
        const lastError = { ...outcome.error, text: BARRED_TEXT };
        return void (await rows.put({ ...next, state: 'needs-attention', lastError, barred: null }));
      }
      const waitMs = outcome.retryAfterMs ?? backoffMs(next.attempts, outcome.error.kind, random);
      await rows.put({ ...next, state: 'queued', notBefore: now + waitMs, waitMs });
    } else if (outcome.conflict && entry.edited) {
      // The text before the edit has arrived after all. The edited one is another message: it gets its own key.
      await rows.delete(entry.key);
      await rows.put({ ...next, key: newKey, state: 'queued', edited: false, attempts: 0, lastError: null });
    } else await rows.put({ ...next, state: 'needs-attention' });
  });
}

/** What another attempt says of an entry that the network may dislike. No signal says nothing, the agency's word clears it. */
async function toBarred(
  db: LocalDatabase,
  { barred = null }: OutboxEntry,
  kind: OutboxError['kind'],
  now: number,
): Promise<OutboxEntry['barred']> {
  if (kind === 'offline' || kind === 'timeout') return barred;
  if (kind !== 'intercepted') return null;
  if (!barred) return { since: now, tries: 0 };
  const sent = outboxRows(db).where('state').equals('sent');
  const passed = await sent.filter(({ sentAt }) => (sentAt ?? 0) >= barred.since).count();
  // A captive portal lets nobody pass.
  return passed ? { ...barred, tries: barred.tries + 1 } : barred;
}

/** Keeps what was sent and when, and nothing personal. */
function toSent(entry: OutboxEntry, now: number): OutboxEntry {
  return { ...entry, state: 'sent', body: null, urgent: false, lastError: null, sentAt: now, leaseUntil: 0 };
}

/**
 * Whether a newer entry says the same or more: the same home was saved or unsaved again since, or the same person's
 * settings were changed again (the newer change holds the older one, see settings.ts).
 */
async function isOverruled(db: LocalDatabase, entry: OutboxEntry): Promise<boolean> {
  const isSettings = entry.command === 'updateSettings';
  if (!isSettings && !isSavedWish(entry)) return false;
  const unsent = await listUnsent(db);
  return unsent.some(
    (other) =>
      other.seq > entry.seq &&
      (isSettings
        ? other.command === 'updateSettings' && other.body?.userId === entry.body?.userId
        : isSavedWish(other) && other.about.propertyId === entry.about.propertyId),
  );
}

/** Forgets the oldest of what was sent. */
export async function trimSent(db: LocalDatabase): Promise<void> {
  const sent = await outboxRows(db).where('state').equals('sent').toArray();
  if (sent.length <= SENT_KEPT) return;
  sent.sort((a, b) => b.seq - a.seq);
  await outboxRows(db).bulkDelete(sent.slice(SENT_KEPT).map((entry) => entry.key));
}
