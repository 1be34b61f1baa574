import type { LocalDatabase } from './db.ts';
import { outboxRows } from './outbox.ts';

/** Value of `meta` under this key: what was reported to the ads service, and since when. */
const KEY = 'conversions';

interface Reported {
  /** Inquiries that were accepted before reporting was switched on are nobody's conversion. */
  since: number;
  keys: string[];
}

/**
 * Keys of inquiries that the server has accepted and that were not reported yet, marked as reported in the same
 * transaction: two tabs never report one twice. `from`: since when reporting is on as far as this page knows; only the
 * first call's counts.
 */
export function takeConversions(db: LocalDatabase, from: number): Promise<string[]> {
  return db.transaction('rw', db.outbox, db.meta, async () => {
    const held = (await db.meta.get(KEY))?.value as Reported | undefined;
    const { since, keys } = held ?? { since: from, keys: [] };
    const sent = await outboxRows(db).where('state').equals('sent').toArray();
    const fresh = sent
      .filter(
        ({ command, key, sentAt }) =>
          command === 'submitInquiry' && (sentAt ?? 0) >= since && !keys.includes(key),
      )
      .map(({ key }) => key);
    if (held && !fresh.length) return [];
    // What is no longer kept as sent cannot come again.
    const kept = new Set(sent.map(({ key }) => key));
    const value: Reported = { since, keys: [...keys, ...fresh].filter((key) => kept.has(key)) };
    await db.meta.put({ key: KEY, value });
    return fresh;
  });
}
