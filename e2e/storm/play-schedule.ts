import 'fake-indexeddb/auto';
import { deleteLocalDatabase, localDatabase, withLocal } from '#local/db';
import { listUnsent, outboxRows, putWrite } from '#local/outbox';
import { listSavedIds, saveProperty, unsaveProperty } from '#local/saved';
import { fakeSummary } from '#local/testing/fake-feed';
import { takeUserSession } from '#local/user-session';
import { listSavedIds as listServerSavedIds } from '#server/saved/saved-store';
import type { TestServer } from '#server/testing/test-server';
import type { FaultProxy } from '../proxy/fault-proxy.ts';
import { CAPTIVE_PORTAL, CAPTIVE_REDIRECT, type Fault } from '../proxy/faults.ts';
import { createRandom, type Random } from '../random.ts';
import { createSenders, type Sender } from './senders.ts';

/** What one schedule did and what was wrong at its end; nothing wrong is an empty list. */
export interface Outcome {
  seed: number;
  entries: number;
  posts: number;
  steps: string[];
  wrong: string[];
}

const json = { 'content-type': 'application/json' };
const RATE_LIMITED = '{"error":{"code":"rate_limited","message":"later"}}';
/** Everything a network or a server may do to a write, except refusing it for good (A11 has its own test). */
const FAULTS: Fault[] = [
  { kind: 'drop-before' },
  { kind: 'drop-after' },
  { kind: 'delay', ms: 20 },
  { kind: 'delay-answer', ms: 20 },
  { kind: 'duplicate' },
  { kind: 'half' },
  { kind: 'wrong-length' },
  { kind: 'replace', status: 500, headers: json, body: '{"error":{"code":"internal","message":"x"}}' },
  { kind: 'replace', status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' },
  { kind: 'replace', status: 429, headers: { ...json, 'retry-after': '30' }, body: RATE_LIMITED },
  { kind: 'replace', status: 408 },
  { kind: 'replace', status: 200, headers: json, body: '{}' },
  { kind: 'replace', status: 204 },
  { kind: 'replace-after', status: 500, headers: json, body: '{}' },
  { kind: 'replace-after', status: 200, headers: json, body: '{"id":"1","key":"another","receivedAt":"x"}' },
  CAPTIVE_PORTAL,
  CAPTIVE_REDIRECT,
];
const HOMES = [fakeSummary(1), fakeSummary(2), fakeSummary(3)];
const WRITES = /^\/api\//;

async function queueInquiry(name: string, now: number): Promise<string> {
  const key = crypto.randomUUID();
  const input = { name, phone: '+91 00000 00007', message: 'भेट 🙂' };
  await withLocal((db) =>
    db.transaction('rw', db.outbox, db.meta, () =>
      putWrite(db, { key, command: 'submitInquiry', input, about: { kind: 'inquiry' } }, now),
    ),
  );
  return key;
}

async function toggleHeart(random: Random): Promise<string> {
  const home = random.pick(HOMES);
  const saved = (await withLocal(listSavedIds)).includes(home.id);
  await (saved ? unsaveProperty(home.id) : saveProperty(home));
  return `${saved ? 'unsave' : 'save'} ${home.id}`;
}

/** Looks at every entry that becomes "sent": the server must have taken it before. */
function watchSent(proxy: FaultProxy, wrong: string[]): void {
  const check = (key: string, state: unknown) => {
    if (state !== 'sent') return;
    const taken = proxy.log.some((seen) => seen.key === key && seen.status !== null && seen.status < 300);
    if (!taken) wrong.push(`${key} was shown as sent before the server had it`);
  };
  localDatabase().outbox.hook('updating', (_changes, key, row) =>
    check(String(key), (_changes as { state?: unknown }).state ?? row.state),
  );
  localDatabase().outbox.hook('creating', (key, row) => check(String(key), row.state));
}

/**
 * One storm: writes, hearts, senders that come and go, a clock that jumps and a network that breaks, all drawn from
 * `seed`; then the weather clears and everything must be in its place.
 */
export async function playSchedule(
  seed: number,
  { server, proxy }: { server: TestServer; proxy: FaultProxy },
): Promise<Outcome> {
  const random = createRandom(seed);
  const steps: string[] = [];
  const wrong: string[] = [];
  const keys = new Map<string, string>();
  let skew = 0;
  const now = () => Date.now() + skew;
  proxy.clearRules();
  proxy.log.length = 0;
  await deleteLocalDatabase();
  watchSent(proxy, wrong);
  const withLocks = !random.oneIn(4);
  steps.push(withLocks ? 'with Web Locks' : 'without Web Locks');
  const senders = createSenders({
    origin: proxy.origin,
    now,
    random: random.next,
    withLocks: !random.oneIn(4),
  });
  const alive: Sender[] = [senders.open('tab')];
  const running: Promise<void>[] = [];
  const start = (sender: Sender) => {
    steps.push(`${sender.name} sends`);
    running.push(sender.flush());
  };

  const acts: (() => unknown)[] = [
    async () => {
      const name = `Storm ${seed}/${keys.size}`;
      steps.push(`write ${name}`);
      keys.set(await queueInquiry(name, now()), name);
    },
    async () => {
      steps.push(await toggleHeart(random));
    },
    () => start(random.pick(alive)),
    () => {
      const fault = random.pick(FAULTS);
      steps.push(`fault ${fault.kind}`);
      proxy.rule({ path: WRITES, skip: random.between(0, 2), times: random.between(1, 3) }, fault);
    },
    () => {
      const sender = senders.open(random.pick(['tab', 'worker']));
      alive.push(sender);
      start(sender);
    },
    () => {
      const [killed] = alive.splice(random.between(0, alive.length - 1), 1);
      steps.push(`${killed?.name} killed`);
      killed?.kill();
      if (!alive.length) alive.push(senders.open('worker'));
    },
    () => {
      skew += random.pick([-3 * 3_600_000, 2 * 86_400_000, -3_600_000]);
      steps.push(`clock ${skew}`);
    },
    () => new Promise((resolve) => setTimeout(resolve, random.between(0, 25))),
  ];
  try {
    const count = random.between(12, 30);
    for (let i = 0; i < count; i++) await random.pick(i < 3 ? acts.slice(0, 3) : acts)();
    await heal();
    await check();
  } finally {
    senders.restore();
  }
  return { seed, entries: keys.size, posts: proxy.log.length, steps, wrong };

  async function heal() {
    proxy.clearRules();
    await Promise.all(running);
    const last = senders.open('healer');
    for (let round = 0; round < 6 && (await withLocal(listUnsent)).length; round++) {
      // Leases, Retry-After and backoff are waited for by the clock that this test moves.
      skew += 10 * 60_000;
      await last.flush();
    }
  }

  async function check() {
    for (const entry of await withLocal(listUnsent))
      wrong.push(`${entry.key} is ${entry.state} after healing`);
    const stored: { idempotency_key: string; name: string }[] = await server
      .db('inquiries')
      .where('name', 'like', `Storm ${seed}/%`)
      .select('idempotency_key', 'name');
    if (stored.length !== keys.size) wrong.push(`${keys.size} entries made ${stored.length} rows`);
    for (const row of stored) {
      if (keys.get(row.idempotency_key) !== row.name) wrong.push(`${row.name} stands under another key`);
    }
    const shown = await withLocal((db) => outboxRows(db).where('state').equals('sent').primaryKeys());
    for (const key of keys.keys()) if (!shown.includes(key)) wrong.push(`${key} is not shown as sent`);
    const session = await withLocal((db) => db.transaction('rw', db.meta, () => takeUserSession(db)));
    const here = (await withLocal(listSavedIds)).sort();
    const there = (await listServerSavedIds(server.db, session.id)).sort();
    if (here.join() !== there.join())
      wrong.push(`saved here: ${here.join()}; on the server: ${there.join()}`);
    if (!wrong.length) return;
    for (const { method, path, key, fault, status, at } of proxy.log)
      steps.push(`  ${Math.round(at)} ${method} ${path} ${key} ${fault ?? ''} ${status ?? ''}`);
  }
}
