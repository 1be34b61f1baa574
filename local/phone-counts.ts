import { outboxRows } from './outbox.ts';
import { isSavedWish } from './outbox-entry.ts';
import { type Watch, watch } from './watch.ts';

/** What this phone can count of its owner's doings and of what it keeps. */
export interface PhoneCounts {
  saved: number;
  /** Different homes that were opened. */
  viewed: number;
  /** Inquiries and requests that the agency has confirmed. */
  sent: number;
  /** Homes of the catalogue on this phone, and how many of them in full. */
  listed: number;
  full: number;
}

export function watchPhoneCounts(): Watch<PhoneCounts> {
  return watch(
    async (db) => {
      let listed = 0;
      await db.summaries.each((chunk) => {
        listed += chunk.items.length;
      });
      const sent = await outboxRows(db)
        .where('state')
        .equals('sent')
        .filter((entry) => !isSavedWish(entry) && entry.command !== 'updateSettings')
        .count();
      return {
        saved: await db.saved.count(),
        viewed: await db.visited.count(),
        sent,
        listed,
        full: await db.details.count(),
      };
    },
    () => ({ saved: 0, viewed: 0, sent: 0, listed: 0, full: 0 }),
  );
}
