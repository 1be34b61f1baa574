import type { Knex } from 'knex';
import type { Agency } from '#domain/agency/agency';
import type { ChangesQuery } from '#domain/api/changes';
import type { Property } from '#domain/property/property';
import type { PropertySummary } from '#domain/property/summary';
import type { CatalogueSnapshot } from '#server/property/catalogue';
import { listPropertiesChanged, listPropertiesRemoved } from '#server/property/property-store';

/** One page of the feed, shaped by domain/api/changes.ts. */
export interface ChangesPage {
  items: (PropertySummary | Property)[];
  removedIds: string[];
  cursor: string;
  hasMore: boolean;
  reset?: true;
  agency?: Agency;
}

/** Whether a cursor belongs to this catalogue's past; any other starts anew. */
export function isKnownCursor(snapshot: CatalogueSnapshot, since: ChangesQuery['since']): boolean {
  return since !== null && since.catalogue === snapshot.catalogue && since.rev <= snapshot.rev;
}

/**
 * The listings that changed and were removed after the cursor, in order of change, up to the snapshot's number.
 * Everything at or below that number was committed when the snapshot was taken, so a reader that follows the
 * cursors misses nothing. From the beginning there are no tombstones: an empty phone has nothing to forget.
 */
export async function listChanges(
  db: Knex,
  snapshot: CatalogueSnapshot,
  { view, since, limit }: ChangesQuery,
): Promise<ChangesPage> {
  const from = since && isKnownCursor(snapshot, since) ? since.rev : null;
  const range = { after: from ?? 0, upTo: snapshot.rev, limit: limit + 1 };
  const items = view === 'summary' ? summariesIn(snapshot, range) : await listPropertiesChanged(db, range);
  const removed = from === null ? [] : await listPropertiesRemoved(db, range);

  const numbers = [...items, ...removed].map((entry) => entry.rev).sort((a, b) => a - b);
  const hasMore = numbers.length > limit;
  const upTo = hasMore ? (numbers[limit - 1] ?? snapshot.rev) : snapshot.rev;
  const page: ChangesPage = {
    items: items.filter((item) => item.rev <= upTo),
    removedIds: removed.filter((entry) => entry.rev <= upTo).map((entry) => entry.id),
    cursor: `${snapshot.catalogue}.${upTo}`,
    hasMore,
  };
  if (since && from === null) page.reset = true;
  const { agency } = snapshot;
  if (agency && (from === null || (agency.rev > from && agency.rev <= upTo))) page.agency = agency.agency;
  return page;
}

function summariesIn(
  { byRev }: CatalogueSnapshot,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): PropertySummary[] {
  let low = 0;
  let high = byRev.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((byRev[middle]?.rev ?? 0) > after) high = middle;
    else low = middle + 1;
  }
  return byRev.slice(low, low + limit).filter((item) => item.rev <= upTo);
}
