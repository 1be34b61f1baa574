import type { Knex } from 'knex';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long one process has a notice to itself: longer than a mail server may take. */
const LEASE_MS = 5 * MINUTE_MS;
/** Older ones are history: the agency reads them by `npm run leads`. */
const KEPT_MS = 7 * DAY_MS;
const MOST_WAIT_MS = 60 * MINUTE_MS;

export type ContactKind = 'leads' | 'inquiries';

interface ContactNoticeRow {
  id: string;
  kind: ContactKind;
  created_at: number;
  attempts: number;
  not_before: number;
  sent_at: number | null;
}

/** A lead or inquiry that the agency is to be told of. */
export interface ContactNotice {
  id: string;
  kind: ContactKind;
  attempts: number;
}

/** Notes that the agency is to be told of a contact; in the transaction that stores it. */
export async function queueContactNotice(
  trx: Knex.Transaction,
  kind: ContactKind,
  id: string,
  now: number,
): Promise<void> {
  await trx<ContactNoticeRow>('contact_notices').insert({
    id,
    kind,
    created_at: now,
    attempts: 0,
    not_before: now,
    sent_at: null,
  });
}

/** Of several processes that want the same one, the next has another to try. */
const CANDIDATES = 10;

/** Takes the oldest notice that is due, or null. Nobody else gets it for five minutes. */
export async function takeContactNotice(db: Knex, now: number): Promise<ContactNotice | null> {
  const due = await db<ContactNoticeRow>('contact_notices')
    .whereNull('sent_at')
    .andWhere('not_before', '<=', now)
    .andWhere('created_at', '>', now - KEPT_MS)
    .orderBy('created_at')
    .limit(CANDIDATES);
  for (const row of due) {
    // Of several processes that read it at the same time, the one that moves it on has it.
    const mine = await db<ContactNoticeRow>('contact_notices')
      .where({ id: row.id, attempts: row.attempts })
      .whereNull('sent_at')
      .update({ attempts: row.attempts + 1, not_before: now + LEASE_MS });
    if (mine === 1) return { id: row.id, kind: row.kind, attempts: row.attempts + 1 };
  }
  return null;
}

export async function markContactNoticeSent(db: Knex, id: string, now: number): Promise<void> {
  await db<ContactNoticeRow>('contact_notices').where({ id }).update({ sent_at: now });
}

/** Tries again later: after 1, 2, 4, … minutes, at most an hour. */
export async function delayContactNotice(db: Knex, { id, attempts }: ContactNotice, now: number) {
  const wait = Math.min(MOST_WAIT_MS, MINUTE_MS * 2 ** Math.min(attempts - 1, 10));
  await db<ContactNoticeRow>('contact_notices')
    .where({ id })
    .update({ not_before: now + wait });
}

/** Takes out what was sent, or has grown too old to be news. */
export async function sweepContactNotices(db: Knex, now: number): Promise<void> {
  await db<ContactNoticeRow>('contact_notices')
    .where('created_at', '<=', now - KEPT_MS)
    .delete();
}

/** What waits: how many, and since when the oldest; milliseconds since 1970, null when nothing waits. */
export async function countContactNotices(db: Knex): Promise<{ waiting: number; oldest: number | null }> {
  const row = await db('contact_notices')
    .whereNull('sent_at')
    .count({ waiting: '*' })
    .min({ oldest: 'created_at' })
    .first();
  return { waiting: Number(row?.waiting ?? 0), oldest: row?.oldest == null ? null : Number(row.oldest) };
}
