import type { Knex } from 'knex';
import type { Property } from '#domain/property/property';
import { fitsWishes } from '#domain/settings/fits';
import type { UserSettings } from '#domain/settings/settings';
import { listSettings } from '#server/settings/settings-store';

const DAY_MS = 24 * 3600_000;
/** A new listing is news for so long. */
const NEWS_MS = 7 * DAY_MS;

interface NoticeRow {
  user_id: string;
  property_id: string;
  created_at: number | string;
  sent_at: number | string | null;
}

// An import creates many listings in one transaction; the people are the same for all of them.
const peopleOf = new WeakMap<Knex, Promise<{ userId: string; settings: UserSettings }[]>>();

/**
 * Notes who is to be told of a new listing. In the transaction that creates it, so that neither is there without the
 * other. `now` in milliseconds.
 */
export async function queueNotices(
  trx: Knex.Transaction,
  property: Omit<Property, 'rev'>,
  now: number,
): Promise<void> {
  let people = peopleOf.get(trx);
  if (!people) {
    people = listSettings(trx);
    peopleOf.set(trx, people);
  }
  for (const { userId, settings } of await people) {
    const wanted = settings.notificationsEnabled || settings.emailNotifications;
    if (!wanted || !fitsWishes(property, settings)) continue;
    await trx<NoticeRow>('notices')
      .insert({ user_id: userId, property_id: property.id, created_at: now, sent_at: null })
      .onConflict(['user_id', 'property_id'])
      .ignore();
  }
}

/** People who have unsent news and were not written to for a day. Old news goes. */
export async function listDuePeople(db: Knex, now: number): Promise<string[]> {
  await db<NoticeRow>('notices')
    .where('created_at', '<=', now - NEWS_MS)
    .delete();
  const rows = await db('notices')
    .join('users', 'users.id', 'notices.user_id')
    .whereNull('notices.sent_at')
    .andWhere((due) =>
      due.whereNull('users.last_notice_at').orWhere('users.last_notice_at', '<=', now - DAY_MS),
    )
    .distinct('notices.user_id as id');
  return rows.map((row: { id: string }) => row.id);
}

/**
 * Takes a person's unsent news for one message. Nobody else can take them or write to this person for a day, so that a
 * server that is killed in mid-sending does not send twice. Null when somebody else was first.
 */
export function takeNews(db: Knex, userId: string, now: number): Promise<string[] | null> {
  return db.transaction(async (trx) => {
    const taken = await trx('users')
      .where({ id: userId })
      .andWhere((due) => due.whereNull('last_notice_at').orWhere('last_notice_at', '<=', now - DAY_MS))
      .update({ last_notice_at: now });
    if (taken !== 1) return null;
    const rows = await trx<NoticeRow>('notices')
      .where({ user_id: userId })
      .whereNull('sent_at')
      .orderBy('created_at')
      .select('property_id');
    await trx<NoticeRow>('notices').where({ user_id: userId }).whereNull('sent_at').update({ sent_at: now });
    return rows.map((row) => row.property_id);
  });
}

/** Gives back what {@link takeNews} took at `takenAt`: nothing was sent. `again`: whether to try the news once more. */
export function giveBackNews(db: Knex, userId: string, takenAt: number, again: boolean): Promise<void> {
  return db.transaction(async (trx) => {
    await trx('users').where({ id: userId, last_notice_at: takenAt }).update({ last_notice_at: null });
    if (again)
      await trx<NoticeRow>('notices').where({ user_id: userId, sent_at: takenAt }).update({ sent_at: null });
  });
}
