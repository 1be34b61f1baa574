import type { Knex } from 'knex';
import { isPostgres } from './connect.ts';

/** What of a row makes it that row, and what it refers to. */
export interface Table {
  name: string;
  columns: string[];
  primaryKey: string[];
}

// Of a limit nothing is worth keeping for longer than a minute.
const LEFT_OUT = ['rate_limits'];

interface Reference {
  table: string;
  target: string;
}

async function readTables(db: Knex): Promise<{ tables: Table[]; references: Reference[] }> {
  return isPostgres(db) ? readPostgres(db) : readSqlite(db);
}

async function readSqlite(db: Knex) {
  const found: { name: string }[] = await db.raw(
    `select name from sqlite_master where type = 'table' and name not like 'knex_%' and name not like 'sqlite_%'`,
  );
  const tables: Table[] = [];
  const references: Reference[] = [];
  for (const { name } of found) {
    const columns: { name: string; pk: number }[] = await db.raw('select * from pragma_table_info(?)', [
      name,
    ]);
    const keys = columns.filter((column) => column.pk > 0).sort((a, b) => a.pk - b.pk);
    tables.push({
      name,
      columns: columns.map((column) => column.name),
      primaryKey: keys.map((column) => column.name),
    });
    const links: { table: string }[] = await db.raw('select * from pragma_foreign_key_list(?)', [name]);
    references.push(...links.map((link) => ({ table: name, target: link.table })));
  }
  return { tables, references };
}

async function readPostgres(db: Knex) {
  const { rows: found }: { rows: { name: string; column: string; key: number | null }[] } = await db.raw(
    `select c.relname as name, a.attname as column, array_position(k.conkey, a.attnum) as key
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname not like 'knex\\_%'
      order by c.relname, a.attnum`,
  );
  const { rows: references }: { rows: Reference[] } = await db.raw(
    `select conrelid::regclass::text as table, confrelid::regclass::text as target
       from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  const tables = [...new Set(found.map((row) => row.name))].map((name) => {
    const columns = found.filter((row) => row.name === name);
    const keys = columns.filter((row) => row.key !== null).sort((a, b) => Number(a.key) - Number(b.key));
    return { name, columns: columns.map((row) => row.column), primaryKey: keys.map((row) => row.column) };
  });
  return { tables, references };
}

/**
 * The tables of a migrated database that hold something to keep, those that are referred to before those that refer to
 * them. Read from the database itself, so that a table of a later migration cannot be forgotten.
 */
export async function listTables(db: Knex): Promise<Table[]> {
  const { tables, references } = await readTables(db);
  const waiting = tables
    .filter((table) => !LEFT_OUT.includes(table.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const ordered: Table[] = [];
  while (waiting.length) {
    const free = waiting.findIndex(
      ({ name }) =>
        !references.some(
          ({ table, target }) =>
            table === name && target !== name && waiting.some((held) => held.name === target),
        ),
    );
    if (free < 0) throw new Error('the tables refer to each other in a circle');
    ordered.push(...waiting.splice(free, 1));
  }
  return ordered;
}
