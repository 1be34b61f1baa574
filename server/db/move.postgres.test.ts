import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertLead } from '#server/lead/lead-store';
import { dumpTables } from '#server/testing/dump-tables';
import { fillServer } from '#server/testing/fill-server';
import { POSTGRES_VARIABLE, testDatabaseUrl } from '#server/testing/test-database';
import { startTestServer, type TestServer } from '#server/testing/test-server';
import { connectDatabase } from './connect.ts';
import { runMove } from './move-command.ts';

let source: TestServer;
let folder = '';
let to = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'angan-move-'));
  to = (await testDatabaseUrl(folder)) ?? '';
  // The source is SQLite also in the run on PostgreSQL.
  const server = process.env[POSTGRES_VARIABLE];
  delete process.env[POSTGRES_VARIABLE];
  source = await startTestServer();
  process.env[POSTGRES_VARIABLE] = server;
  await fillServer(source);
}, 120_000);
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true });
});

const move = async () => {
  const lines: string[] = [];
  await runMove(['--to', to], { DATA_DIR: source.dataDir }, (line) => lines.push(line));
  return lines.join('\n');
};
const lead = { name: 'Late', phone: '1', source: 'chat_popup' as const, fax: '' };

test('copies a running agency, says the counts, and can be run again', async () => {
  // NUL in a text of an old row: SQLite keeps it, PostgreSQL would refuse it.
  await source.db('leads').update({ name: 'Zoë\0' });
  expect(await move()).toMatch(/229 {2}properties\n/);
  await source.db('leads').update({ name: 'Zoë ' });
  await insertLead(source.db, lead, { key: 'late', bodyHash: 'h', timedHash: 'h', receivedAt: 5 });
  await source.db('saved_properties').delete();
  await move();
  await move();
  const target = connectDatabase({ dataDir: folder, databaseUrl: to });
  expect(await dumpTables(target)).toEqual(await dumpTables(source.db));
  expect(await target('leads')).toHaveLength(2);
  await target.destroy();
}, 120_000);

test('a PostgreSQL that has received leads of its own is not overwritten', async () => {
  const target = connectDatabase({ dataDir: folder, databaseUrl: to });
  await insertLead(target, lead, { key: 'new-one', bodyHash: 'h', timedHash: 'h', receivedAt: 6 });
  await expect(move()).rejects.toThrow('has been in use');
  expect(await target('leads').where({ idempotency_key: 'new-one' })).toHaveLength(1);
  await target.destroy();
}, 60_000);

test.each([[[]], [['--to', 'mysql://x']]])('%j is answered with the usage', async (argv) => {
  await expect(runMove(argv, { DATA_DIR: source.dataDir }, () => {})).rejects.toThrow('db:move');
});
