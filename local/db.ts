import Dexie, { type EntityTable, type PromiseExtended, type Table, type Transaction } from 'dexie';
import type { Property } from '#domain/property/property';
import type { PropertySummary } from '#domain/property/summary';
import { isConnectionError, isQuotaError, LocalUnavailable } from './local-unavailable.ts';

/** Up to 500 summaries in one value: 10,000 load in half the time that single rows take (design.md section 5). */
export interface SummaryChunkRow {
  key: number;
  items: PropertySummary[];
}

export interface DetailRow {
  id: string;
  slug: string;
  property: Property;
  /** Milliseconds, this phone's clock. */
  storedAt: number;
}

/** Small single values: cursors, time of the last pull, the agency. See meta.ts for what each key holds. */
export interface MetaRow {
  key: string;
  value: unknown;
}

/** A picture or document in Cache Storage: what the cap counts, and who wants it kept. */
export interface PictureRow {
  url: string;
  bytes: number;
  usedAt: number;
  /** Names of what keeps this file (`saved:<property id>`); the cap never removes one that is wanted. */
  pinnedBy: string[];
}

/** A listing that was opened on this phone. */
export interface VisitedRow {
  propertyId: string;
  visitedAt: number;
}

/** Where an entry of the outbox stands (design.md section 3). */
export type OutboxState = 'queued' | 'sending' | 'needs-attention' | 'sent';

/** One write on its way to the server. Shapes of `command` and `body` are fixed in domain/api/commands.ts. */
export interface OutboxRow {
  /** uuid; also the Idempotency-Key. */
  key: string;
  command: string;
  body: unknown;
  createdAt: number;
  state: OutboxState;
  [field: string]: unknown;
}

export interface SavedRow {
  propertyId: string;
  savedAt: number;
  [field: string]: unknown;
}

/** Text of a form that was not sent yet, so that a reload loses nothing. */
export interface DraftRow {
  form: string;
  fields: Record<string, string>;
  updatedAt: number;
}

/**
 * Version 1 of the schema. Later versions only add tables and indexes: Dexie opens a database of a higher
 * version as it stands, so a rolled-back build finds its tables and leaves the newer ones alone (A20).
 */
const TABLES_1 = {
  summaries: 'key',
  details: 'id, slug, storedAt',
  meta: 'key',
  pictures: 'url, usedAt, *pinnedBy',
  visited: 'propertyId, visitedAt',
  outbox: 'key, state, createdAt',
  saved: 'propertyId, savedAt',
  drafts: 'form, updatedAt',
};

/** Transactions that this page has begun and not ended. */
const running = new Set<IDBTransaction>();
let timesSetAside = 0;

function noteRunning(transaction: IDBTransaction): IDBTransaction {
  running.add(transaction);
  for (const end of ['complete', 'abort'])
    transaction.addEventListener(end, () => running.delete(transaction));
  return transaction;
}

/** Aborts what is under way; {@link withLocal} does it once more when the reader comes back to this page. */
export function abortRunning(): void {
  timesSetAside++;
  for (const transaction of running) {
    try {
      transaction.abort();
    } catch {
      // It has just ended.
    }
  }
}

// Safari keeps a page that is left as it stands, for the way back, with the transaction that is under way in it: every
// later page would wait for that one for ever. Other browsers let it end first.
if ((globalThis.navigator as { vendor?: string } | undefined)?.vendor?.startsWith('Apple'))
  globalThis.addEventListener('pagehide', (event: Event) => {
    if ('persisted' in event && event.persisted) abortRunning();
  });

export class LocalDatabase extends Dexie {
  declare summaries: EntityTable<SummaryChunkRow, 'key'>;
  declare details: EntityTable<DetailRow, 'id'>;
  declare meta: EntityTable<MetaRow, 'key'>;
  declare pictures: EntityTable<PictureRow, 'url'>;
  declare visited: EntityTable<VisitedRow, 'propertyId'>;
  declare outbox: Table<OutboxRow, string>;
  declare saved: Table<SavedRow, string>;
  declare drafts: EntityTable<DraftRow, 'form'>;

  constructor(name = 'angan') {
    // Strict: "saved on this phone" is said only when it is on the disk. No query cache: it would clone
    // 10,000 summaries for every reader.
    super(name, { chromeTransactionDurability: 'strict', cache: 'disabled' });
    this.version(1).stores(TABLES_1);
    // Dexie follows the awaits of a transaction only when the function that it is given is itself async. One that merely
    // hands on a promise lost its transaction now and then, and took that of whatever ran beside it along.
    const begin = this.transaction.bind(this) as (...args: unknown[]) => PromiseExtended;
    this.transaction = ((...args: unknown[]) => {
      const work = args.pop() as (transaction: Transaction) => unknown;
      return begin(...args, async (transaction: Transaction) => await work(transaction));
    }) as unknown as typeof this.transaction;
    this.use({
      stack: 'dbcore',
      name: 'running',
      create: (core) => ({
        ...core,
        transaction: (...args) => noteRunning(core.transaction(...args) as IDBTransaction),
      }),
    });
    // Another tab wants to upgrade: step aside; the next use opens the database again, whatever its version.
    this.on('versionchange', () => {
      this.close({ disableAutoOpen: false });
      return false;
    });
  }
}

let opened: LocalDatabase | null = null;

/**
 * The database of this browser. Making it costs nothing; the connection opens at first use. Prefer
 * {@link withLocal}, which survives a broken connection; use this inside live queries.
 */
export function localDatabase(): LocalDatabase {
  if (!opened) opened = new LocalDatabase();
  return opened;
}

/** Some browsers never answer `open` when their storage is damaged; waiting longer than this helps nobody. */
const OPEN_TIMEOUT_MS = 8000;

async function ensureOpen(db: LocalDatabase): Promise<void> {
  if (db.isOpen()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Dexie.DatabaseClosedError('open gave no answer')), OPEN_TIMEOUT_MS);
  });
  try {
    await Promise.race([db.open(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Does `work` with an open database. A connection that was closed under the app, or whose first transaction
 * throws, is opened anew and the work is done once more (A22), so `work` must be safe to repeat: one
 * transaction. Rejects with LocalUnavailable when the phone gives no storage or it is full (A21).
 */
export async function withLocal<T>(work: (db: LocalDatabase) => PromiseLike<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const db = localDatabase();
    const before = timesSetAside;
    try {
      await ensureOpen(db);
      return await work(db);
    } catch (error) {
      if (isQuotaError(error)) throw new LocalUnavailable('full', error);
      if (!isConnectionError(error) && timesSetAside === before) throw error;
      if (attempt > 1) throw new LocalUnavailable('closed', error);
      db.close({ disableAutoOpen: false });
    }
  }
}

/** Closes the connection and forgets it, for tests that start from nothing. */
export async function deleteLocalDatabase(): Promise<void> {
  await localDatabase().delete();
  opened = null;
}
