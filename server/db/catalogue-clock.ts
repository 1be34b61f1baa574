import type { Knex } from 'knex';

/** Where the catalogue stands: its random id and the number of its last change. */
export interface ClockReading {
  catalogue: string;
  rev: number;
}

/** A transaction that holds the clock. Only {@link writeCatalogue} makes one. */
export interface CatalogueWriter {
  readonly trx: Knex.Transaction;
  /** The next number for one change made in this transaction. */
  takeRev(): number;
}

/** Emitted on the Knex instance after a commit that changed the catalogue. */
export const CATALOGUE_CHANGED = 'catalogue-changed';

const CLOCK = { id: 1 };

export async function readClock(db: Knex): Promise<ClockReading> {
  const row = await db('catalogue_clock').where(CLOCK).first('catalogue', 'rev');
  if (!row) throw new Error('the catalogue clock is missing: run the migrations');
  return { catalogue: row.catalogue, rev: Number(row.rev) };
}

/**
 * Runs `work` in one transaction that may change listings or agency settings. It locks the clock's row first and
 * holds it to the end, so that numbers follow commit order with any number of writers (PostgreSQL), and so that
 * SQLite takes its write lock before the first read instead of failing on a stale snapshot. All or nothing.
 */
export async function writeCatalogue<T>(db: Knex, work: (writer: CatalogueWriter) => Promise<T>): Promise<T> {
  let changed = false;
  const result = await db.transaction(async (trx) => {
    await trx('catalogue_clock')
      .where(CLOCK)
      .update({ rev: trx.ref('rev') });
    const before = (await readClock(trx)).rev;
    let rev = before;
    const outcome = await work({
      trx,
      takeRev: () => {
        rev += 1;
        return rev;
      },
    });
    changed = rev > before;
    if (changed) await trx('catalogue_clock').where(CLOCK).update({ rev });
    return outcome;
  });
  if (changed) db.emit(CATALOGUE_CHANGED);
  return result;
}
