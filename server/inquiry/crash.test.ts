import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { connectDatabase } from '#server/db/connect';

const POSTS = 500;
const KILLS = 20;
const dataDir = mkdtempSync(join(tmpdir(), 'angan-crash-'));
const script = fileURLToPath(new URL('../testing/crash-server.ts', import.meta.url));
let child: ChildProcess | undefined;

function start(): Promise<string> {
  const started = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child = started;
  return new Promise((resolve, reject) => {
    started.once('exit', (code) => reject(new Error(`the server ended by itself: ${code}`)));
    started.stdout?.once('data', (text) => {
      started.removeAllListeners('exit');
      resolve(String(text).trim());
    });
  });
}

function kill(): Promise<void> {
  const dying = child;
  return new Promise((resolve) => {
    dying?.once('exit', () => resolve());
    dying?.kill('SIGKILL');
  });
}

afterAll(async () => {
  if (child?.exitCode === null && child.signalCode === null) await kill();
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
  const db = connectDatabase({ dataDir });
  const rows = await db('inquiries').select('idempotency_key', 'id');
  const [check] = await db.raw('PRAGMA integrity_check');
  await db.destroy();
  expect(check).toEqual({ integrity_check: 'ok' });
  expect(rows).toHaveLength(POSTS);
  expect(new Map(rows.map((row) => [row.idempotency_key, row.id]))).toEqual(acknowledged);
}, 180_000);
