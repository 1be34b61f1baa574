import type { Knex } from 'knex';
import { readRows } from '#server/db/copy-tables';
import { listTables } from '#server/db/tables';

/** Every row that is to be kept, as text that is the same on both engines: 1 and true are one, numbers are numbers. */
export async function dumpTables(
  db: Knex,
  { without = [] as string[] } = {},
): Promise<Record<string, string[]>> {
  const dump: Record<string, string[]> = {};
  for (const table of await listTables(db)) {
    const rows: string[] = [];
    for await (const row of readRows(db as Knex.Transaction, table))
      rows.push(
        JSON.stringify(
          [...table.columns].sort().map((name) => {
            const value = without.includes(`${table.name}.${name}`) ? null : row[name];
            return [name, typeof value === 'boolean' ? Number(value) : value];
          }),
        ),
      );
    dump[table.name] = rows.sort();
  }
  return dump;
}
