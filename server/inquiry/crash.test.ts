import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process';
import { connectTestDatabase, testDatabaseUrl, testsOnPostgres } from '#server/testing/test-database';

const POSTS = 500;
const KILLS = 20;
const dataDir = mkdtempSync(join(tmpdir(), 'angan-crash-'));
let running: ServerProcess | undefined;

async function start(): Promise<string> {
  running = await startServerProcess({ dataDir, databaseUrl: await testDatabaseUrl(dataDir) });
  return running.url;
}

const kill = async () => running?.kill();

afterAll(async () => {
  await kill();
  rmSync(dataDir, { recursive: true, force: true });
});

test('S08: killed twenty times during 500 posts, the server keeps exactly what it acknowledged', async () => {
  const acknowledged = new Map<string, string>();
  let url = await start();
  let kills = 0;
  let dying: Promise<void> | null = null;

  // Kills come after a number of answers, not after a time, so that they fall among posts on any machine.
  const killAt = (answers: number) => answers >= ((kills + 1) * POSTS) / (KILLS + 1) && kills < KILLS;

  async function deliver(key: string) {
    while (!acknowledged.has(key)) {
      if (dying) await dying;
      try {
        const answer = await fetch(`${url}/api/inquiries`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify({ name: `Sample ${key}`, phone: '+91 00000 00007' }),
        });
        const receipt = await answer.json();
        if (answer.status === 201 && receipt.key === key) acknowledged.set(key, receipt.id);
      } catch {
        // The answer was lost with the process: the same key is sent again.
      }
      if (!dying && killAt(acknowledged.size)) {
        kills++;
        dying = kill().then(async () => {
          url = await start();
          dying = null;
        });
      }
    }
  }

  const keys = Array.from({ length: POSTS }, (_, i) => `key-${i}`);
  const next = async (): Promise<void> => {
    for (let key = keys.shift(); key; key = keys.shift()) await deliver(key);
  };
  await Promise.all(Array.from({ length: 8 }, next));
  await kill();

  expect(kills).toBe(KILLS);
  const db = await connectTestDatabase(dataDir);
  const rows = await db('inquiries').select('idempotency_key', 'id');
  const notices = await db('contact_notices').select('id');
  const check = testsOnPostgres() ? null : await db.raw('PRAGMA integrity_check');
  await db.destroy();
  if (check) expect(check).toEqual([{ integrity_check: 'ok' }]);
  expect(notices).toHaveLength(POSTS);
  expect(rows).toHaveLength(POSTS);
  expect(new Map(rows.map((row) => [row.idempotency_key, row.id]))).toEqual(acknowledged);
}, 600_000);
