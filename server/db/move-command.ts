import { parseArgs } from 'node:util';
import { readEnv } from '#server/env';
import { connectDatabase, connectExistingDatabase, isPostgres, migrateDatabase } from './connect.ts';
import { CopyError, readRows, readSnapshot, refuseLoss, replaceTables } from './copy-tables.ts';
import { listTables } from './tables.ts';

export const MOVE_HELP = `npm run db:move -- --to postgres://USER:PASSWORD@HOST:5432/NAME
  copies the SQLite database of DATA_DIR to PostgreSQL, checks the counts, and can be run again.
  The server may go on serving meanwhile; what it receives after the copy comes with the next run.
  DATA_DIR itself (pictures, documents, keys) stays where it is and is used on.`;

/** `npm run db:move`: see {@link MOVE_HELP}. Throws {@link CopyError} with a line for the administrator. */
export async function runMove(
  argv: string[],
  variables: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: { to: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return say(MOVE_HELP);
  if (!values.to || !/^postgres(?:ql)?:\/\//.test(values.to)) throw new CopyError(MOVE_HELP);
  const { dataDir } = readEnv(variables);
  const source = connectExistingDatabase({ dataDir });
  const target = connectDatabase({ dataDir, databaseUrl: values.to });
  try {
    await migrateDatabase(source);
    await migrateDatabase(target);
    if (isPostgres(source)) throw new CopyError('the source is not SQLite');
    const counts = await readSnapshot(source, async (trx) => {
      await refuseLoss(trx, target);
      const held = new Map((await listTables(trx)).map((table) => [table.name, table]));
      return replaceTables(target, (table) => {
        if (!held.has(table.name)) throw new CopyError(`the source has no table ${table.name}`);
        return readRows(trx, table);
      });
    });
    for (const [name, count] of Object.entries(counts)) say(`${String(count).padStart(8)}  ${name}`);
    say('Copied and counted. Stop the server, run this once more, and start it with DATABASE_URL set.');
  } finally {
    await source.destroy();
    await target.destroy();
  }
}
