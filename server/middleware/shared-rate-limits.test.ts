import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrateDatabase } from '#server/db/connect';
import { connectTestDatabase } from '#server/testing/test-database';
import { createMemoryRateLimits } from './rate-limit.ts';
import { createSharedRateLimits } from './shared-rate-limits.ts';

let folder = '';
let db: Knex;
let other: Knex;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'angan-limits-'));
  db = await connectTestDatabase(folder);
  await migrateDatabase(db);
  other = await connectTestDatabase(folder);
});
beforeEach(() => db('rate_limits').delete());
afterAll(async () => {
  await db.destroy();
  await other.destroy();
  rmSync(folder, { recursive: true });
});

const limit = { name: 'leads', burst: 3, refillMs: 500 };

test('answers as the buckets in memory do', async () => {
  let now = 1_700_000_000_000;
  const shared = createSharedRateLimits(db, () => now);
  const memory = createMemoryRateLimits(() => now);
  for (const step of [0, 0, 0, 0, 100, 400, 0, 250, 250, 10_000, 0, 0, 0, 1]) {
    now += step;
    expect(await shared.take(limit, 'a'), `at ${now}`).toBe(memory.take(limit, 'a'));
  }
});

test('two connections share one bucket, and parallel calls take no more than it holds', async () => {
  const now = () => 1_700_000_000_000;
  const stores = [createSharedRateLimits(db, now), createSharedRateLimits(other, now)];
  const waits = await Promise.all(
    Array.from({ length: 20 }, (_, i) => stores[i % 2]!.take({ ...limit, burst: 7 }, 'a')),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(7);
  expect(await stores[0]!.take({ ...limit, burst: 7 }, 'b')).toBe(0);
});

test('full buckets are swept out, and no address is kept', async () => {
  let now = 1_700_000_000_000;
  const shared = createSharedRateLimits(db, () => now);
  await shared.take(limit, '203.0.113.7');
  expect(JSON.stringify(await db('rate_limits'))).not.toContain('203.0');
  now += 3_600_000;
  await shared.take(limit, '203.0.113.8');
  await expect.poll(async () => (await db('rate_limits')).length).toBe(1);
});
