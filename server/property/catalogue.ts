import type { Knex } from 'knex';
import { createSearchIndex, type SearchIndex } from '#domain/property/search';
import type { PropertySummary } from '#domain/property/summary';
import { toSummary } from '#domain/property/to-summary';
import { findAgency, type StoredAgency } from '#server/agency/agency-store';
import { CATALOGUE_CHANGED, type ClockReading, readClock } from '#server/db/catalogue-clock';
import { listPropertiesChanged, listPropertiesRemoved } from './property-store.ts';

/** Every listing's summary at one number of the clock, prepared for searching. Never changed, only replaced. */
export interface CatalogueSnapshot extends ClockReading {
  /** In order of last change. */
  byRev: readonly PropertySummary[];
  index: SearchIndex;
  agency: StoredAgency | null;
}

/** The catalogue in memory: what lists, search, counts and the summary feed are answered from. */
export interface Catalogue {
  /** As it stands: never older than this process's last commit, nor than `checkEveryMs` for other processes'. */
  current(): Promise<CatalogueSnapshot>;
  /** Like `current`, but looks at the clock now. */
  refresh(): Promise<CatalogueSnapshot>;
  close(): void;
}

interface CatalogueOptions {
  /** How old an answer may be when another process (an import) writes. 0 looks at the clock each time. */
  checkEveryMs?: number;
  now?: () => number;
}

// Documents read and parsed in one go: about 15 ms of one core, so that a start with 10,000 does not stall others.
const CHUNK = 400;

/** Reads the catalogue at the first use and follows it from there, reading only what changed. */
export function createCatalogue(
  db: Knex,
  { checkEveryMs = 250, now = () => performance.now() }: CatalogueOptions = {},
): Catalogue {
  let snapshot: CatalogueSnapshot | null = null;
  let changed = true;
  let checkedAt = 0;
  let running: Promise<CatalogueSnapshot> | null = null;

  const onChanged = () => {
    changed = true;
  };
  db.on(CATALOGUE_CHANGED, onChanged);

  const look = (): Promise<CatalogueSnapshot> => {
    running ??= (async () => {
      changed = false;
      checkedAt = now();
      try {
        snapshot = await follow(db, snapshot);
        return snapshot;
      } catch (error) {
        changed = true;
        throw error;
      } finally {
        running = null;
      }
    })();
    return running;
  };

  // A look that was under way when a commit was announced may have missed it: look again.
  const settle = async () => {
    let latest = await look();
    while (changed) latest = await look();
    return latest;
  };

  return {
    async current() {
      if (snapshot && !changed && now() - checkedAt < checkEveryMs) return snapshot;
      return settle();
    },
    async refresh() {
      if (running) await running;
      return settle();
    },
    close: () => db.off(CATALOGUE_CHANGED, onChanged),
  };
}

async function follow(db: Knex, held: CatalogueSnapshot | null): Promise<CatalogueSnapshot> {
  const clock = await readClock(db);
  const known = held?.catalogue === clock.catalogue && held.rev <= clock.rev ? held : null;
  if (known && known.rev === clock.rev) return known;
  const byId = new Map(known?.byRev.map((item) => [item.id, item]));
  let after = known?.rev ?? 0;
  if (known) {
    for (const { id } of await listPropertiesRemoved(db, { after, upTo: clock.rev })) byId.delete(id);
  }
  for (;;) {
    const page = await listPropertiesChanged(db, { after, upTo: clock.rev, limit: CHUNK });
    for (const property of page) byId.set(property.id, toSummary(property));
    const last = page.at(-1);
    if (page.length < CHUNK || !last) break;
    after = last.rev;
  }
  const byRev = [...byId.values()].sort((a, b) => a.rev - b.rev);
  return { ...clock, byRev, index: createSearchIndex(byRev), agency: await findAgency(db) };
}
