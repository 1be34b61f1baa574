import type { PropertySummary } from '#domain/property/summary';
import { toSummary } from '#domain/property/to-summary';
import { type Watch, watch } from './watch.ts';

/** Up to `count` listings that open in full without a network: saved ones first, then the latest to be opened. */
export function watchKeptHomes(count: number): Watch<PropertySummary[]> {
  return watch(
    async (db) => {
      const saved = await db.saved.orderBy('savedAt').reverse().limit(count).toArray();
      const visited = await db.visited
        .orderBy('visitedAt')
        .reverse()
        .limit(count * 4)
        .toArray();
      const ids = [...new Set([...saved, ...visited].map((row) => row.propertyId))];
      const rows = await db.details.bulkGet(ids);
      const kept = rows.flatMap((row) => (row ? [toSummary(row.property)] : []));
      if (kept.length >= count) return kept.slice(0, count);
      const others = await db.details.orderBy('storedAt').reverse().limit(count).toArray();
      const more = others.filter((row) => !ids.includes(row.id)).map((row) => toSummary(row.property));
      return [...kept, ...more].slice(0, count);
    },
    () => [],
  );
}
