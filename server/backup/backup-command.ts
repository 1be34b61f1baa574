import { createWriteStream } from 'node:fs';
import { copyFile, lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import type { Knex } from 'knex';
import { connectExistingDatabase, DATABASE_FILE, migrateDatabase } from '#server/db/connect';
import { CopyError, readRows, readSnapshot } from '#server/db/copy-tables';
import { listTables, type Table } from '#server/db/tables';
import { readEnv } from '#server/env';

export const BACKUP_HELP = `npm run backup -- DIR
  writes the database and all files of DATA_DIR into DIR, which must be new or empty. The server may go on serving.
  The same backup can be restored on SQLite and on PostgreSQL. It holds phone numbers: keep it where only you can read it.`;

/** What a backup says of itself. */
export interface BackupManifest {
  format: 1;
  madeAt: string;
  /** Rows of each table. */
  tables: Record<string, number>;
  /** Files of the data folder, by path, with their size in bytes. */
  files: Record<string, number>;
}

export const MANIFEST = 'backup.json';
export const TABLES = 'tables';
export const FILES = 'files';

async function* toLines(rows: AsyncIterable<object>, onRow: () => void): AsyncIterable<string> {
  for await (const row of rows) {
    onRow();
    yield `${JSON.stringify(row)}\n`;
  }
}

async function writeTable(trx: Knex, table: Table, folder: string): Promise<number> {
  let rows = 0;
  const lines = toLines(readRows(trx, table), () => {
    rows += 1;
  });
  const file = createWriteStream(join(folder, `${table.name}.jsonl.gz`), { mode: 0o600 });
  await pipeline(Readable.from(lines), createGzip(), file);
  return rows;
}

/** Plain files below a folder, by path with slashes; links are not followed, the database's own files left out. */
export async function listFiles(root: string, below = ''): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const entry of await readdir(join(root, below), { withFileTypes: true })) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) Object.assign(found, await listFiles(root, path));
    else if (entry.isFile() && !path.startsWith(DATABASE_FILE))
      found[path] = (await lstat(join(root, path))).size;
  }
  return found;
}

/**
 * Writes a backup. The tables are one picture of one moment; files are copied after them, and files are never changed or
 * deleted while they are referred to, so that every file that a row names is there. Complete when backup.json is there.
 */
export async function writeBackup(db: Knex, dataDir: string, target: string): Promise<BackupManifest> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  if ((await readdir(target)).length) throw new CopyError(`${target} is not empty`);
  const inside = resolve(target).startsWith(`${resolve(dataDir)}/`);
  if (inside) throw new CopyError(`${target} lies in the data folder, which is being copied`);
  await mkdir(join(target, TABLES), { mode: 0o700 });
  const tables = await readSnapshot(db, async (trx) => {
    const counts: Record<string, number> = {};
    for (const table of await listTables(trx))
      counts[table.name] = await writeTable(trx, table, join(target, TABLES));
    return counts;
  });
  const files = await listFiles(dataDir);
  for (const path of Object.keys(files)) {
    const to = join(target, FILES, path);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await copyFile(join(dataDir, path), to);
    files[path] = (await lstat(to)).size;
  }
  const manifest: BackupManifest = { format: 1, madeAt: new Date().toISOString(), tables, files };
  const unfinished = join(target, `${MANIFEST}.part`);
  await writeFile(unfinished, `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
  await rename(unfinished, join(target, MANIFEST));
  return manifest;
}

/** `npm run backup`: see {@link BACKUP_HELP}. */
export async function runBackup(
  argv: string[],
  variables: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { help: { type: 'boolean' } },
  });
  if (values.help) return say(BACKUP_HELP);
  const [target] = positionals;
  if (!target || positionals.length > 1) throw new CopyError(BACKUP_HELP);
  const env = readEnv(variables);
  const db = connectExistingDatabase(env);
  try {
    await migrateDatabase(db);
    const { tables, files } = await writeBackup(db, env.dataDir, target);
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    say(`${rows} rows and ${Object.keys(files).length} files are in ${target}`);
  } catch (error) {
    // Half a backup must not be taken for one.
    await rm(join(target, `${MANIFEST}.part`), { force: true });
    throw error;
  } finally {
    await db.destroy();
  }
}
