import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession } from '#server/auth/session-store';
import { createUserId, insertUser } from '#server/auth/user-store';
import { writeCatalogue } from '#server/db/catalogue-clock';
import { migrateDatabase } from '#server/db/connect';
import { upsertProperty } from '#server/property/property-store';
import { sampleProperty } from '#server/testing/sample-property';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process';
import { connectTestDatabase, testDatabaseUrl } from '#server/testing/test-database';
import { CONTACT_LIMIT } from './lead/contact-limit.ts';

/** Three server processes on one PostgreSQL, behind a balancer that gives each call to the next one. */
const PROCESSES = 3;
const dataDir = mkdtempSync(join(tmpdir(), 'angan-cluster-'));
const running: ServerProcess[] = [];
let databaseUrl: string | undefined;
let db: Knex;
let balancer: Server;
let url = '';
let turn = 0;

beforeAll(async () => {
  databaseUrl = await testDatabaseUrl(dataDir);
  db = await connectTestDatabase(dataDir);
  // All at once on an empty database: each wants to migrate it.
  const options = { dataDir, databaseUrl, limits: true };
  running.push(...(await Promise.all(Array.from({ length: PROCESSES }, () => startServerProcess(options)))));
  await migrateDatabase(db);
  balancer = createServer((incoming, outgoing) => {
    turn += 1;
    const target = running[turn % PROCESSES]!.url;
    const forwarded = incoming.headers['x-forwarded-for'] ?? '192.0.2.1';
    const call = request(
      target + incoming.url,
      {
        method: incoming.method,
        headers: { ...incoming.headers, 'x-forwarded-for': forwarded },
        agent: false,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      },
    );
    call.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(call);
  });
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
}, 180_000);

afterAll(async () => {
  balancer?.closeAllConnections();
  balancer?.close();
  await Promise.all(running.map((process) => process.kill()));
  await db?.destroy();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

const post = (body: object, key: string, from: string) =>
  fetch(`${url}/api/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });

test('S01 across processes: 50 parallel posts of one key are one row', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => post({ name: 'One', phone: '1' }, 'same', `198.51.100.${i}`)),
  );
  const receipts = await Promise.all(answers.map((answer) => answer.json()));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
  expect(new Set(receipts.map((receipt) => receipt.id)).size).toBe(1);
  expect(await db('inquiries').where({ idempotency_key: 'same' })).toHaveLength(1);
  expect((await post({ name: 'Two', phone: '1' }, 'same', '198.51.100.1')).status).toBe(422);
}, 60_000);

test('S04 across processes: three of them allow no more than one would', async () => {
  let allowed = 0;
  const began = Date.now();
  const call = async (n: number) => {
    // A body that is refused costs a call and stores nothing.
    const { status } = await post({ name: '' }, `limit-${n}`, '203.0.113.9');
    if (status === 422) allowed += 1;
    else expect(status).toBe(429);
  };
  const calls = Array.from({ length: CONTACT_LIMIT.burst + 150 }, (_, n) => n);
  const next = async (): Promise<void> => {
    for (let n = calls.shift(); n !== undefined; n = calls.shift()) await call(n);
  };
  await Promise.all(Array.from({ length: 10 }, next));
  // What the time that the calls took has refilled is allowed too.
  const refilled = Math.ceil((Date.now() - began) / CONTACT_LIMIT.refillMs) + 1;
  expect(allowed).toBeGreaterThanOrEqual(CONTACT_LIMIT.burst);
  expect(allowed).toBeLessThanOrEqual(CONTACT_LIMIT.burst + refilled);
}, 120_000);

test('a session opened at one is known to all, and closed at one it is closed at all', async () => {
  const id = createUserId();
  await insertUser(db, { id, firstName: 'Sunita', email: null }, Date.now());
  const cookie = `angan-session=${await createSession(db, { userId: id, now: Date.now() })}`;
  const statuses = () =>
    Promise.all(
      running.map(
        async (process) => (await fetch(`${process.url}/api/auth/user`, { headers: { cookie } })).status,
      ),
    );
  expect(await statuses()).toEqual([200, 200, 200]);
  const out = await fetch(`${running[1]!.url}/api/logout`, {
    method: 'POST',
    headers: { cookie, origin: running[1]!.url },
  });
  expect(out.status).toBe(200);
  expect(await statuses()).toEqual([401, 401, 401]);
});

test('a listing written elsewhere is on every process’s feed', async () => {
  await writeCatalogue(db, (writer) => upsertProperty(writer, sampleProperty({ id: 'fresh' })));
  for (const process of running)
    await expect
      .poll(
        async () => (await (await fetch(`${process.url}/api/changes?view=summary`)).json()).items.length,
        {
          timeout: 10_000,
        },
      )
      .toBe(1);
});

test('processes are killed at random under load: nothing acknowledged is lost, nothing is there twice', async () => {
  const POSTS = 240;
  const KILLS = 5;
  const acknowledged = new Map<string, string>();
  let kills = 0;
  let reviving = Promise.resolve();
  const maybeKill = () => {
    if (kills >= KILLS || acknowledged.size < ((kills + 1) * POSTS) / (KILLS + 1)) return;
    kills += 1;
    const victim = Math.floor(Math.random() * PROCESSES);
    reviving = reviving.then(async () => {
      await running[victim]!.kill();
      running[victim] = await startServerProcess({ dataDir, databaseUrl, limits: true });
    });
  };
  const deliver = async (n: number) => {
    const key = `load-${n}`;
    while (!acknowledged.has(key)) {
      try {
        const answer = await post(
          { name: `Sample ${n}`, phone: '+91 00000 00007' },
          key,
          `2001:db8:0:${n.toString(16)}::1`,
        );
        const receipt = await answer.json();
        if (answer.status === 201) acknowledged.set(key, receipt.id);
      } catch {
        // The answer was lost with its process: the same key is sent again.
      }
      maybeKill();
    }
  };
  const numbers = Array.from({ length: POSTS }, (_, n) => n);
  const next = async (): Promise<void> => {
    for (let n = numbers.shift(); n !== undefined; n = numbers.shift()) await deliver(n);
  };
  await Promise.all(Array.from({ length: 12 }, next));
  await reviving;
  expect(kills).toBe(KILLS);
  const rows = await db('inquiries')
    .where('idempotency_key', 'like', 'load-%')
    .select('idempotency_key', 'id');
  expect(new Map(rows.map((row) => [row.idempotency_key, row.id]))).toEqual(acknowledged);
  expect(rows).toHaveLength(POSTS);
  const told = await db('contact_notices')
    .whereIn(
      'id',
      rows.map((row) => row.id),
    )
    .count({ n: '*' })
    .first();
  expect(Number(told?.n)).toBe(POSTS);
}, 240_000);
