import type { Knex } from 'knex';
import { isPostgres } from './connect.ts';
import { listTables, type Table } from './tables.ts';

export type Row = Record<string, unknown>;

/** Rows of one table, wherever they come from. */
export type RowSource = (table: Table) => AsyncIterable<Row>;

/** Something that cannot be copied as asked; the message is for the administrator. */
export class CopyError extends Error {
  override readonly name = 'CopyError';
}

const PAGE = 200;

/**
 * Runs `work` on one unmoving picture of the database, while others go on writing. Only reading: SQLite's write-ahead
 * log and PostgreSQL's repeatable read keep the picture.
 */
export function readSnapshot<T>(db: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  return db.transaction(work, isPostgres(db) ? { isolationLevel: 'repeatable read', readOnly: true } : {});
}

/** All rows of a table in the order of its key, read in pages. */
export async function* readRows(trx: Knex, { name, columns, primaryKey }: Table): AsyncIterable<Row> {
  for (let offset = 0; ; offset += PAGE) {
    const page: Row[] = await trx(name).select(columns).orderBy(primaryKey).offset(offset).limit(PAGE);
    yield* page;
    if (page.length < PAGE) return;
  }
}

// SQLite keeps a NUL inside a text, PostgreSQL refuses it. Texts are cleaned on their way in; this is for old ones.
function withoutNul(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', ' ') : value,
    ]),
  );
}

/**
 * Replaces the content of every table in one transaction: all of it, or nothing. Gives the number of rows of each table,
 * counted in the database afterwards; throws {@link CopyError} when that is not what was read.
 */
export async function replaceTables(db: Knex, rowsOf: RowSource): Promise<Record<string, number>> {
  const tables = await listTables(db);
  return db.transaction(async (trx) => {
    for (const table of [...tables].reverse()) await trx(table.name).delete();
    const counts: Record<string, number> = {};
    for (const table of tables) {
      let read = 0;
      let batch: Row[] = [];
      const store = async () => {
        if (batch.length) await trx(table.name).insert(batch);
        batch = [];
      };
      for await (const row of rowsOf(table)) {
        read += 1;
        if (batch.push(withoutNul(row)) === 50) await store();
      }
      await store();
      const stored = Number((await trx(table.name).count({ n: '*' }).first())?.n);
      if (stored !== read) throw new CopyError(`${table.name}: ${read} rows read, ${stored} stored`);
      counts[table.name] = stored;
    }
    return counts;
  });
}

/** Tables that only grow: what they hold in the target and not in the source would be lost. */
const KEPT_FOR_EVER = ['leads', 'inquiries', 'saved_keys'];

/** Throws {@link CopyError} when the target has received something that the source does not have. */
export async function refuseLoss(source: Knex, target: Knex): Promise<void> {
  const tables = await listTables(target);
  for (const table of tables.filter(({ name }) => KEPT_FOR_EVER.includes(name))) {
    const [key = ''] = table.primaryKey;
    const ids: string[] = await target(table.name).pluck(key);
    for (let at = 0; at < ids.length; at += PAGE) {
      const part = ids.slice(at, at + PAGE);
      const known = new Set<string>(await source(table.name).whereIn(key, part).pluck(key));
      if (part.some((id) => !known.has(id)))
        throw new CopyError(
          `the target holds ${table.name} that the source does not have: it has been in use. Nothing was changed.`,
        );
    }
  }
}
