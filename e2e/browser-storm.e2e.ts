import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NETWORK_NOISE } from './browser.ts';
import { controlWorkers, pendingEntries, putEntries, removeSyncManager } from './outbox-tools.ts';
import { outboxOf, throughReloads, waitUntilKept } from './phone-data.ts';
import { CAPTIVE_PORTAL, type Fault } from './proxy/faults.ts';
import { createRandom } from './random.ts';
import { inquiriesOf } from './server-rows.ts';
import { setStage } from './stage.ts';

/* The storm of e2e/storm in a real browser: few schedules, because each costs seconds. */

const stage = setStage();
const FIRST_SEED = Number(process.env.STORM_SEED ?? Date.now() % 1_000_000_000);
const SCHEDULES = Number(process.env.STORM_SCHEDULES ?? 6);
const POSTS = { method: 'POST', path: '/api/inquiries' } as const;
const json = { 'content-type': 'application/json' };
const RATE_LIMITED = '{"error":{"code":"rate_limited","message":"later"}}';
const FAULTS: Fault[] = [
  { kind: 'drop-before' },
  { kind: 'drop-after' },
  { kind: 'delay', ms: 150 },
  { kind: 'delay-answer', ms: 150 },
  { kind: 'duplicate' },
  { kind: 'half' },
  { kind: 'wrong-length' },
  { kind: 'replace', status: 500, headers: json, body: '{}' },
  { kind: 'replace', status: 429, headers: { ...json, 'retry-after': '1' }, body: RATE_LIMITED },
  { kind: 'replace', status: 200, headers: json, body: '{}' },
  {
    kind: 'replace-after',
    status: 502,
    headers: { 'content-type': 'text/html' },
    body: '<h1>Bad gateway</h1>',
  },
  CAPTIVE_PORTAL,
];

async function playInBrowser(seed: number, withSync: boolean): Promise<void> {
  const random = createRandom(seed);
  const phone = await stage.phone();
  phone.watch.allow(NETWORK_NOISE);
  if (!withSync) await removeSyncManager(phone.context);
  const { page, context } = phone;
  await page.goto('/');
  await waitUntilKept(page);
  const workers = await controlWorkers(context, page, stage.origin);
  // A try of its own has names of its own: what an earlier try of the same storm delivered is not this one's.
  const prefix = `Storm${seed}-${randomUUID()}`;
  const keys = new Set<string>();
  const steps: string[] = [withSync ? 'with Background Sync' : 'without Background Sync'];
  let second: Page | null = null;
  // A page whose parts a stopped worker took with it loads itself again, in the middle of whatever it is asked.
  const reload = () => throughReloads(() => page.reload());
  const entriesOfPage = () => throughReloads(() => outboxOf(page));

  const acts: [string, () => Promise<unknown>][] = [
    [
      'write',
      async () => {
        const entries = pendingEntries(random.between(1, 3), { name: `${prefix} ${keys.size}` });
        for (const { key } of entries) keys.add(key);
        await throughReloads(() => putEntries(page, entries));
      },
    ],
    ['reload', reload],
    ['online', () => throughReloads(() => page.evaluate(() => window.dispatchEvent(new Event('online'))))],
    ['sync', () => (withSync ? workers.sync({ lastChance: random.oneIn(3) }) : reload())],
    ['stop workers', () => workers.stopAll()],
    [
      'second tab',
      async () => {
        if (second) {
          await second.close();
          second = null;
          return;
        }
        const opened = await context.newPage();
        second = opened;
        await throughReloads(() => opened.goto('/saved'));
      },
    ],
    [
      'fault',
      async () => {
        stage.proxy.rule(
          { ...POSTS, skip: random.between(0, 1), times: random.between(1, 2) },
          random.pick(FAULTS),
        );
      },
    ],
  ];
  for (let i = random.between(8, 12); i > 0; i--) {
    const [name, act] = random.pick(acts);
    steps.push(name);
    await act();
    const rows = new Set(
      (await inquiriesOf(stage.product.dataDir, prefix)).map((row) => row.idempotency_key),
    );
    // Rows are read first: an entry that is sent by then must be among rows that are read afterwards.
    const sent = (await entriesOfPage()).filter((entry) => entry.state === 'sent' && !rows.has(entry.key));
    const later = new Set(
      (await inquiriesOf(stage.product.dataDir, prefix)).map((row) => row.idempotency_key),
    );
    expect(
      sent.filter((entry) => !later.has(entry.key)),
      `"sent" without a row: ${steps.join(', ')}`,
    ).toEqual([]);
  }
  stage.proxy.clearRules();
  await throughReloads(() => page.goto('/'));
  const unsent = async () => (await entriesOfPage()).filter((entry) => entry.state !== 'sent').length;
  await expect.poll(unsent, { timeout: 45_000, message: `seed ${seed}: ${steps.join(', ')}` }).toBe(0);
  const rows = await inquiriesOf(stage.product.dataDir, prefix);
  expect(rows.map((row) => row.idempotency_key).sort(), `seed ${seed}: ${steps.join(', ')}`).toEqual(
    [...keys].sort(),
  );
  await phone.close();
}

test.each(Array.from({ length: SCHEDULES }, (_, i) => [FIRST_SEED + i, i % 2 === 0] as const))(
  'storm %i in a browser (Background Sync: %s) loses and doubles nothing',
  (seed, withSync) => playInBrowser(seed, withSync),
);
