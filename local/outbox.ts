import type { Table } from 'dexie';
import { COMMANDS, type CommandInput, type CommandName, parseBody } from '#domain/api/commands';
import type { LocalDatabase } from './db.ts';
import { createEntry, fingerprint, isSavedWish, type OutboxAbout, type OutboxEntry } from './outbox-entry.ts';

/*
 * What waits to be sent, as rows of one table. Every function here is one transaction of the database, or meant to be
 * called inside one. Nothing in this program deletes an entry that was not sent, except at its owner's word.
 */

const SEQ_KEY = 'outbox-seq';

export function outboxRows(db: LocalDatabase) {
  return db.outbox as unknown as Table<OutboxEntry, string>;
}

/** The next number in the order of writing; inside a transaction over `meta`. */
async function takeSeq(db: LocalDatabase): Promise<number> {
  const seq = Number((await db.meta.get(SEQ_KEY))?.value ?? 0) + 1;
  await db.meta.put({ key: SEQ_KEY, value: seq });
  return seq;
}

export interface NewWrite<N extends CommandName = CommandName> {
  key: string;
  command: N;
  input: CommandInput<N>;
  about: OutboxAbout;
  urgent?: boolean;
  /** {@link fingerprint} of the text that the writer has put under this key before and now replaces. */
  corrects?: number | undefined;
}

/**
 * Puts a write into the outbox; inside a transaction over `outbox` and `meta`. The same key and text again is the same
 * form once more: one entry. Another text replaces that of an unsent entry only when its writer says which text it
 * corrects, because two tabs may have begun from the same draft and its key; else it becomes an entry of its own, under
 * a key of its own. Throws ApiError when the body does not fit its command.
 */
export async function putWrite(db: LocalDatabase, write: NewWrite, now: number): Promise<OutboxEntry> {
  const rows = outboxRows(db);
  const held = await rows.get(write.key);
  const body = checkedBody(write.command, { createdAt: held?.createdAt ?? now, ...write.input });
  const print = fingerprint(body);
  const started = held && (held.state === 'sending' || held.state === 'sent');
  if (held && started && held.print === print) return held;
  const replaces = held && !started && (held.print === print || held.print === write.corrects);
  // Made of the text: the same one again, from a second tap or after a lost answer of the storage, finds its entry.
  if (held && !replaces) return putWrite(db, { ...write, key: `${write.key}.${print.toString(36)}` }, now);
  const urgent = write.urgent === true;
  const entry = held
    ? { ...requeued(held), body, print, about: write.about, urgent, edited: isEdit(held, body) }
    : {
        ...createEntry({ ...write, body, now, seq: await takeSeq(db) }),
        // The text that it corrects has gone on under another key (settleEntry): the server knows this one.
        edited: write.corrects !== undefined,
      };
  await rows.put(entry);
  return entry;
}

/** A body as it will be sent. Throws ApiError when it does not fit its command. */
export function checkedBody(command: CommandName, input: object): Record<string, unknown> {
  const parsed: Record<string, unknown> = parseBody(COMMANDS[command].body, input);
  // Structured clones keep `undefined` fields and JSON does not: a body is kept as it will be sent.
  return JSON.parse(JSON.stringify(parsed)) as Record<string, unknown>;
}

// Also before the first attempt that is written down: a full phone sends without writing (unwritten.ts).
function isEdit(held: OutboxEntry, body: Record<string, unknown>): boolean {
  return held.edited || JSON.stringify(held.body) !== JSON.stringify(body);
}

function requeued(entry: OutboxEntry): OutboxEntry {
  return { ...entry, state: 'queued', notBefore: 0, waitMs: 0, held: false, lastError: null };
}

/** Tries an entry again that needs attention or waits; false when it is under way, sent or gone. */
export function resendEntry(db: LocalDatabase, key: string): Promise<boolean> {
  return db.transaction('rw', db.outbox, async () => {
    const entry = await outboxRows(db).get(key);
    if (!entry || entry.state === 'sending' || entry.state === 'sent') return false;
    await outboxRows(db).put(requeued(entry));
    return true;
  });
}

/**
 * Puts changed fields in place of an entry's text, `opened` being what its owner saw. What is under way, sent, or was
 * changed elsewhere since stays as it is: the correction becomes a message of its own (see {@link putWrite}). Throws
 * ApiError when the fields do not fit.
 */
export function editEntry(
  db: LocalDatabase,
  opened: OutboxEntry,
  fields: Record<string, unknown>,
): Promise<OutboxEntry> {
  const { key, command, about, urgent, print: corrects } = opened;
  const input = { ...opened.body, ...fields } as CommandInput<CommandName>;
  return db.transaction('rw', db.outbox, db.meta, () =>
    putWrite(db, { key, command, input, about, urgent, corrects }, Date.now()),
  );
}

/** Deletes an entry at its owner's word (asked for in the interface); one that is under way stays. */
export function deleteEntry(db: LocalDatabase, key: string): Promise<boolean> {
  return db.transaction('rw', db.outbox, async () => {
    const entry = await outboxRows(db).get(key);
    if (!entry || entry.state === 'sending') return false;
    await outboxRows(db).delete(key);
    return true;
  });
}

/** Entries that wait for the sign-in of this person may go again; those that somebody else made go on waiting. */
export function releaseHeld(db: LocalDatabase, userId: string): Promise<number> {
  return outboxRows(db)
    .filter((entry) => entry.held && entry.state === 'queued' && (entry.body?.userId ?? userId) === userId)
    .modify({ held: false, lastError: null, notBefore: 0, waitMs: 0 });
}

/** What is not sent yet, in the order of writing. */
export async function listUnsent(db: LocalDatabase): Promise<OutboxEntry[]> {
  const entries = await outboxRows(db)
    .where('state')
    .anyOf(['queued', 'sending', 'needs-attention'])
    .toArray();
  return entries.sort((a, b) => a.seq - b.seq);
}

/** Everything that a person sent or tries to send, newest first. Hearts show only when they need attention. */
export async function listEntries(db: LocalDatabase): Promise<OutboxEntry[]> {
  const entries = await outboxRows(db).toArray();
  return entries
    .filter((entry) => !isSavedWish(entry) || entry.state === 'needs-attention')
    .sort((a, b) => b.seq - a.seq);
}

/** Numbers for the badge. */
export interface OutboxCounts {
  waiting: number;
  attention: number;
}

export async function countUnsent(db: LocalDatabase): Promise<OutboxCounts> {
  const entries = (await listUnsent(db)).filter(
    (entry) => !isSavedWish(entry) || entry.state === 'needs-attention',
  );
  const attention = entries.filter((entry) => entry.state === 'needs-attention').length;
  return { waiting: entries.length - attention, attention };
}
