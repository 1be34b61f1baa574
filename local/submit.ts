import { liveQuery } from 'dexie';
import type { CommandName } from '#domain/api/commands';
import { ApiError } from '#domain/api/errors';
import { settleEntry } from './claim.ts';
import { type DraftRow, type LocalDatabase, localDatabase, withLocal } from './db.ts';
import { dropDraft } from './draft.ts';
import { type FlushResult, flushOutbox } from './flush.ts';
import { LocalUnavailable } from './local-unavailable.ts';
import { newKey } from './new-key.ts';
import { checkedBody, type NewWrite, outboxRows, putWrite } from './outbox.ts';
import { fingerprint, type OutboxEntry } from './outbox-entry.ts';
import { withRoom } from './picture-space.ts';
import { type SendOutcome, sendCommand } from './send.ts';
import { TookTooLong, withinTime } from './within-time.ts';

/** A form is told within this time whether its text is safe (A21). */
export const SAVE_LIMIT_MS = 2_000;
/** A form is free again after this time, whatever the network does (A15: within 15 s). */
const ANSWER_LIMIT_MS = 12_000;

/**
 * What a form learns. `sent` the server has it · `kept` it is safe on this phone and goes by itself · `failed` the
 * server had trouble just now; kept and tried again too · `refused` the server or the rules do not take it · `unsaved`
 * this phone could not keep it and it was not sent. `entry` where its text stands in the outbox, and which text that is;
 * absent when it stands nowhere.
 */
export type SubmitOutcome = (
  | { kind: 'sent' }
  | { kind: 'kept' }
  | { kind: 'failed' }
  | { kind: 'refused'; text: string; fields: Record<string, string> }
  | { kind: 'unsaved'; reason: 'full' | 'closed' }
) & { entry?: Pick<OutboxEntry, 'key' | 'print'> };

/** What a form hands over besides its fields. */
export interface SubmitOptions {
  /** The form's key: the same for every try of one filled-in form. */
  key: string;
  /** See {@link NewWrite.corrects}. */
  corrects?: number | undefined;
  /** The form's text as its draft has it; from the moment that the outbox keeps it there is no such draft. */
  draft?: Pick<DraftRow, 'form' | 'fields'> | undefined;
  /** For the list of what waits: the home that it is about. */
  propertyName?: string | undefined;
  /** Send at once and keep nothing: after this phone could not keep it. */
  withoutKeeping?: boolean | undefined;
}

/** Called when something was put into the outbox, so that it is woken up. Set by the page; see watch-outbox. */
let onQueued: () => void = () => undefined;
export function setOnQueued(listener: () => void): void {
  onQueued = listener;
}

/** Called when the server has accepted a write that this phone does not keep. Set by the page; see conversion. */
let onSentUnkept: (command: CommandName, key: string) => void = () => undefined;
export function setOnSentUnkept(listener: (command: CommandName, key: string) => void): void {
  onSentUnkept = listener;
}

/** When each text was first handed over, by key. Kept or not, its body says the same time. */
const begun = new Map<string, number>();

function timeOf(key: string): number {
  const time = begun.get(key) ?? Date.now();
  begun.set(key, time);
  return time;
}

/**
 * What the server has taken past the outbox, by key. A storage that was only slow keeps the same text after all, before
 * or after that: it is sent already.
 */
const taken = new Map<string, { print: number; outcome: SendOutcome }>();

/** Notes that an entry was taken past the outbox, if it was; inside a transaction over `outbox` and `meta`. */
async function settleTaken(db: LocalDatabase, entry: OutboxEntry | undefined): Promise<void> {
  const past = entry && taken.get(entry.key);
  if (past && past.print === entry.print)
    await settleEntry(db, entry, past.outcome, { now: Date.now(), random: Math.random(), newKey: newKey() });
}

function store<N extends CommandName>(
  write: NewWrite<N>,
  draft: SubmitOptions['draft'],
): Promise<OutboxEntry> {
  return withRoom(() =>
    withinTime(
      SAVE_LIMIT_MS,
      withLocal((db) =>
        db.transaction('rw', db.outbox, db.meta, db.drafts, async () => {
          const entry = await putWrite(db, write, timeOf(write.key));
          await settleTaken(db, entry);
          if (draft) await dropDraft(db, draft);
          return entry;
        }),
      ),
    ),
  );
}

function toOutcome(entry: OutboxEntry | undefined, attemptsBefore: number): SubmitOutcome | null {
  if (!entry) return { kind: 'kept' }; // goes on under another key, see settleEntry
  if (entry.state === 'sent') return { kind: 'sent' };
  if (entry.state === 'needs-attention')
    return { kind: 'refused', text: entry.lastError?.text ?? '', fields: entry.lastError?.fields ?? {} };
  if (entry.state === 'sending' || entry.attempts === attemptsBefore) return null;
  // 502, 503 and 504 come from what stands in front of a server that is not there: no answer, so it is kept.
  return entry.lastError?.status === 500 ? { kind: 'failed' } : { kind: 'kept' };
}

/**
 * Waits until the first attempt at an entry is over, at most `limitMs`; `kept` when it is not over by then. The attempt
 * may be this tab's (`round`) or that of another tab or the worker, which the live query sees.
 */
function firstOutcome(
  entry: OutboxEntry,
  round: Promise<FlushResult>,
  limitMs: number,
): Promise<SubmitOutcome> {
  return new Promise((resolve) => {
    const look = (now: OutboxEntry | undefined) => {
      const outcome = toOutcome(now, entry.attempts);
      if (outcome) done(outcome);
    };
    let subscription: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => done({ kind: 'kept' }), limitMs);
    const done = (outcome: SubmitOutcome) => {
      clearTimeout(timer);
      subscription?.unsubscribe();
      resolve(outcome);
    };
    subscription = liveQuery(() => outboxRows(localDatabase()).get(entry.key)).subscribe({
      next: look,
      error: () => undefined, // the entry is on the disk; what became of it is seen by the other way
    });
    // The round of this tab tells sooner than the clock that nothing will come of it now.
    const hopeless = round.then(
      ({ ended }) => ended === 'paused',
      () => true,
    );
    hopeless
      .then((over) =>
        withLocal((db) => outboxRows(db).get(entry.key)).then((now) => {
          look(now);
          if (over) done({ kind: 'kept' });
        }),
      )
      .catch(() => done({ kind: 'kept' }));
  });
}

/**
 * Keeps a write on the phone and tries at once. Resolves when the fate of the first try is known, at the latest after
 * 12 s. Trying again with the same key never makes two rows on the server. Never rejects.
 */
export async function submitWrite<N extends CommandName>(
  write: NewWrite<N>,
  draft?: SubmitOptions['draft'],
): Promise<SubmitOutcome> {
  let entry: OutboxEntry;
  try {
    entry = await store({ ...write, urgent: true }, draft);
  } catch (error) {
    if (error instanceof ApiError)
      return { kind: 'refused', text: error.message, fields: error.fields ?? {} };
    if (error instanceof LocalUnavailable || error instanceof TookTooLong)
      return { kind: 'unsaved', reason: error instanceof LocalUnavailable ? error.reason : 'closed' };
    console.warn('A write could not be kept', error);
    return { kind: 'unsaved', reason: 'closed' };
  }
  onQueued();
  const outcome = await firstOutcome(entry, flushOutbox(), ANSWER_LIMIT_MS);
  return { ...outcome, entry: { key: entry.key, print: entry.print } };
}

/** Sends a write without keeping it: the way out when the phone keeps nothing (A21, A22). Never rejects. */
export async function sendWithoutKeeping<N extends CommandName>(write: NewWrite<N>): Promise<SubmitOutcome> {
  try {
    const body = checkedBody(write.command, { createdAt: timeOf(write.key), ...write.input });
    const outcome = await sendCommand(write.command, body, write.key);
    if (outcome.kind === 'accepted') {
      taken.set(write.key, { print: fingerprint(body), outcome });
      // Nobody waits for a storage that may never answer.
      withLocal((db) =>
        db.transaction('rw', db.outbox, db.meta, async () =>
          settleTaken(db, await outboxRows(db).get(write.key)),
        ),
      ).catch(() => undefined);
      onSentUnkept(write.command, write.key);
      return { kind: 'sent' };
    }
    if (outcome.kind === 'refused')
      return { kind: 'refused', text: outcome.error.text, fields: outcome.error.fields ?? {} };
    return { kind: 'unsaved', reason: 'closed' };
  } catch (error) {
    if (error instanceof ApiError)
      return { kind: 'refused', text: error.message, fields: error.fields ?? {} };
    return { kind: 'unsaved', reason: 'closed' };
  }
}

/** Keeps what a form holds and sends it, or only sends it when the form says so. Never rejects. */
export function submitForm<N extends CommandName>(
  { about, ...rest }: Pick<NewWrite<N>, 'command' | 'input' | 'about'>,
  { key, corrects, draft, propertyName, withoutKeeping }: SubmitOptions,
): Promise<SubmitOutcome> {
  const write = { ...rest, key, corrects, about: { ...about, ...(propertyName ? { propertyName } : {}) } };
  return withoutKeeping ? sendWithoutKeeping(write) : submitWrite(write, draft);
}
