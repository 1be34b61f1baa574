import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { cp, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase, migrateDatabase } from '#server/db/connect';
import { dumpTables } from '#server/testing/dump-tables';
import { fillServer } from '#server/testing/fill-server';
import { connectTestDatabase, testsOnPostgres } from '#server/testing/test-database';
import { startTestServer, type TestServer } from '#server/testing/test-server';
import { listFiles, writeBackup } from './backup-command.ts';
import { restoreBackup } from './restore-command.ts';

/** The catalogue's name is a new one after a restore. */
const NEW_NAME = { without: ['catalogue_clock.catalogue'] };

let folder = '';
let server: TestServer;
let backup = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'angan-backup-'));
  backup = join(folder, 'backup');
  server = await startTestServer();
  await fillServer(server);
  await symlink('/etc/hostname', join(server.dataDir, 'media', 'link-12345678.png'));
  await writeBackup(server.db, server.dataDir, backup);
}, 120_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function fresh(name: string): Promise<{ db: Knex; dataDir: string }> {
  const dataDir = join(folder, name);
  const db = await connectTestDatabase(dataDir);
  await migrateDatabase(db);
  return { db, dataDir };
}

test('restored into a new installation it is the same, rows and files', async () => {
  const { db, dataDir } = await fresh('again');
  await restoreBackup(db, dataDir, backup);
  const [before, after] = [await dumpTables(server.db, NEW_NAME), await dumpTables(db, NEW_NAME)];
  expect(after).toEqual(before);
  for (const table of [
    'properties',
    'former_slugs',
    'leads',
    'inquiries',
    'saved_properties',
    'users',
    'user_settings',
  ])
    expect(after[table]?.length, table).toBeGreaterThan(0);
  expect(await listFiles(dataDir)).toEqual(await listFiles(server.dataDir));
  expect(readFileSync(join(dataDir, 'media/a-12345678.webp'))).toEqual(Buffer.from([0, 1, 2, 255]));
  await db.destroy();

  // It serves, and a phone that knew the old catalogue starts anew.
  const old = await (await server.fetch('/api/changes?view=summary')).json();
  const restored = await startTestServer({ dataDir });
  const feed = await (await restored.fetch(`/api/changes?view=summary&since=${old.cursor}`)).json();
  expect(feed.reset).toBe(true);
  expect(feed.items).toHaveLength(229);
  await restored.close();
}, 60_000);

test('restored on SQLite whatever it was made on', async () => {
  const dataDir = join(folder, 'sqlite');
  const db = connectDatabase({ dataDir });
  await migrateDatabase(db);
  await restoreBackup(db, dataDir, backup);
  expect(await dumpTables(db, NEW_NAME)).toEqual(await dumpTables(server.db, NEW_NAME));
  if (!testsOnPostgres()) expect(await db.raw('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  await db.destroy();
}, 60_000);

test('a backup while serving is of one moment: each lead with its notice, or neither', async () => {
  let writing = true;
  const write = async (writer: number) => {
    for (let n = 0; writing && n < 500; n++)
      await server.fetch('/api/leads', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `w${writer}-${n}` },
        body: JSON.stringify({ name: 'Busy', phone: '1', source: 'chat_popup' }),
      });
  };
  const writers = Promise.all([0, 1, 2].map(write));
  // As the command does it: with a connection of its own.
  const own = await connectTestDatabase(server.dataDir);
  const target = join(folder, 'busy');
  const { tables } = await writeBackup(own, server.dataDir, target);
  writing = false;
  await writers;
  await own.destroy();
  const contacts = (tables.leads ?? 0) + (tables.inquiries ?? 0);
  expect(tables.contact_notices).toBe(contacts);
  const { db, dataDir } = await fresh('from-busy');
  await restoreBackup(db, dataDir, target);
  expect(await db('leads')).toHaveLength(tables.leads ?? -1);
  await db.destroy();
}, 60_000);

test('what holds something is only replaced when that is said', async () => {
  const { db, dataDir } = await fresh('held');
  await restoreBackup(db, dataDir, backup);
  await db('leads').delete();
  await expect(restoreBackup(db, dataDir, backup)).rejects.toThrow('--replace');
  expect(await db('leads')).toEqual([]);
  await restoreBackup(db, dataDir, backup, { replace: true });
  expect(await db('leads')).toHaveLength(1);
  await db.destroy();
}, 60_000);

test('half a backup, a cut one and one with paths out of its folder are refused, and nothing is changed', async () => {
  const { db, dataDir } = await fresh('bad');
  const before = await dumpTables(db);
  const broken = async (name: string, damage: (copy: string) => Promise<void>) => {
    const copy = join(folder, name);
    await cp(backup, copy, { recursive: true });
    await damage(copy);
    await expect(restoreBackup(db, dataDir, copy), name).rejects.toThrow();
    expect(await dumpTables(db), name).toEqual(before);
  };
  await broken('unfinished', (copy) => rm(join(copy, 'backup.json')));
  await broken('lost-file', (copy) => rm(join(copy, 'files/media/a-12345678.webp')));
  await broken('cut-table', (copy) => truncate(join(copy, 'tables/properties.jsonl.gz'), 900));
  await broken('lost-table', (copy) => rm(join(copy, 'tables/leads.jsonl.gz')));
  await broken('outside', async (copy) => {
    const manifest = JSON.parse(await readFile(join(copy, 'backup.json'), 'utf8'));
    manifest.files['../../evil.txt'] = 1;
    await writeFile(join(copy, 'backup.json'), JSON.stringify(manifest));
  });
  await db.destroy();
}, 60_000);

test('only its owner can read a backup, and it is never written over another or into the data folder', async () => {
  expect(statSync(backup).mode & 0o077).toBe(0);
  expect(statSync(join(backup, 'tables/leads.jsonl.gz')).mode & 0o077).toBe(0);
  await expect(writeBackup(server.db, server.dataDir, backup)).rejects.toThrow('not empty');
  await expect(writeBackup(server.db, server.dataDir, join(server.dataDir, 'b'))).rejects.toThrow(
    'data folder',
  );
  expect((await listFiles(backup))['files/media/link-12345678.png']).toBeUndefined();
});
