import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, lstat, mkdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import type { Knex } from 'knex';
import { connectDatabase, databasePlace, migrateDatabase } from '#server/db/connect';
import { CopyError, type Row, replaceTables } from '#server/db/copy-tables';
import { listTables } from '#server/db/tables';
import { readEnv } from '#server/env';
import { type BackupManifest, FILES, MANIFEST, TABLES } from './backup-command.ts';

export const RESTORE_HELP = `npm run restore -- DIR [--replace]
  puts a backup back: the database (DATABASE_URL, else SQLite in DATA_DIR) and the files of DATA_DIR.
  Stop the server first. A database that already holds something is only replaced with --replace.`;

async function readManifest(from: string): Promise<BackupManifest> {
  const text = await readFile(join(from, MANIFEST), 'utf8').catch(() => {
    throw new CopyError(`${from} has no ${MANIFEST}: it is no backup, or one that was not finished`);
  });
  const manifest = JSON.parse(text) as BackupManifest;
  if (manifest.format !== 1) throw new CopyError(`${from} was made by another version of this program`);
  return manifest;
}

async function* readTable(file: string): AsyncIterable<Row> {
  // A pipeline, because an error of the file has to reach who reads the unpacked end.
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => {});
  unpacked.setEncoding('utf8');
  let rest = '';
  for await (const part of unpacked) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as Row;
  }
  if (rest) throw new CopyError(`${file} ends in the middle of a row`);
}

/** What the backup says of itself, once its files are found to be as it says. Throws {@link CopyError}. */
async function checkBackup(from: string): Promise<BackupManifest> {
  const manifest = await readManifest(from);
  for (const [path, size] of Object.entries(manifest.files)) {
    if (path.split('/').some((part) => part === '..' || part === '') || path.includes('\\'))
      throw new CopyError(`${path} is no path of a data folder`);
    const stat = await lstat(join(from, FILES, path)).catch(() => null);
    if (!stat?.isFile() || stat.size !== size)
      throw new CopyError(`${path} is missing from the backup, or is not what was copied`);
  }
  return manifest;
}

async function isEmpty(db: Knex): Promise<boolean> {
  for (const { name } of await listTables(db))
    if (name !== 'catalogue_clock' && (await db(name).first())) return false;
  return true;
}

/**
 * Puts a backup back. The tables are replaced in one transaction and counted against what the backup says; files are put
 * in their place one by one, each whole. Tables of later migrations stay empty. Phones
 * load the catalogue anew.
 */
export async function restoreBackup(
  db: Knex,
  dataDir: string,
  from: string,
  { replace = false } = {},
): Promise<BackupManifest> {
  const manifest = await checkBackup(from);
  if (!replace && !(await isEmpty(db)))
    throw new CopyError('the database already holds something: add --replace to put the backup in its place');
  const known = new Set((await listTables(db)).map((table) => table.name));
  const odd = Object.keys(manifest.tables).find((name) => !known.has(name));
  if (odd) throw new CopyError(`the backup has a table ${odd} that this version does not know`);
  const none = async function* (): AsyncIterable<Row> {};
  // Files first: a listing never stands there without its pictures.
  for (const path of Object.keys(manifest.files)) {
    const to = join(dataDir, path);
    await mkdir(dirname(to), { recursive: true });
    await copyFile(join(from, FILES, path), `${to}.restoring`);
    await rename(`${to}.restoring`, to);
  }
  await replaceTables(db, (table) =>
    Object.hasOwn(manifest.tables, table.name)
      ? counted(readTable(join(from, TABLES, `${table.name}.jsonl.gz`)), table.name, manifest)
      : none(),
  );
  return manifest;
}

async function* counted(rows: AsyncIterable<Row>, table: string, { tables }: BackupManifest) {
  // Phones may have followed the catalogue past this backup: under its old name they would miss what is numbered anew.
  const catalogue = randomBytes(9).toString('base64url');
  let read = 0;
  for await (const row of rows) {
    read += 1;
    yield table === 'catalogue_clock' ? { ...row, catalogue } : row;
  }
  if (read !== tables[table])
    throw new CopyError(
      `${table}: the backup says ${tables[table]} rows and holds ${read}. Nothing was changed.`,
    );
}

/** `npm run restore`: see {@link RESTORE_HELP}. */
export async function runRestore(
  argv: string[],
  variables: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { help: { type: 'boolean' }, replace: { type: 'boolean' } },
  });
  if (values.help) return say(RESTORE_HELP);
  const [from] = positionals;
  if (!from || positionals.length > 1) throw new CopyError(RESTORE_HELP);
  const env = readEnv(variables);
  // What is no backup must not leave an empty database behind.
  await checkBackup(from);
  const db = connectDatabase(env);
  try {
    await migrateDatabase(db);
    const { tables, madeAt } = await restoreBackup(db, env.dataDir, from, {
      replace: values.replace === true,
    });
    for (const [name, count] of Object.entries(tables)) say(`${String(count).padStart(8)}  ${name}`);
    say(`The backup of ${madeAt} is in its place: ${databasePlace(env)}`);
  } finally {
    await db.destroy();
  }
}
