import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteLocalDatabase, withLocal } from './db.ts';
import { createFlusher } from './flush.ts';
import { listEntries, outboxRows, releaseHeld, resendEntry } from './outbox.ts';
import { pausedForMs } from './pause.ts';
import { jsonResponse } from './testing/fake-feed.ts';
import { createFakeLocks, createFakeOffice, createFlushEnv, type FakeOffice } from './testing/fake-office.ts';
import { correct, entryOf, queueInquiries, unsentKeys } from './testing/outbox-rows.ts';

const clock = { ms: 1_764_000_000_000 };
let office: FakeOffice;
let flush: ReturnType<typeof createFlusher>;
const offline = () => new TypeError('Failed to fetch');
const html = (status = 200, headers: Record<string, string> = {}) =>
  new Response('<html>Log in to the network</html>', {
    status,
    headers: { 'content-type': 'text/html', ...headers },
  });
const foreign = { error: { code: 'QUOTA', message: 'no' } };
const status = (code: number, headers: Record<string, string> = {}) =>
  new Response('{"error":{"code":"invalid","message":"no","fields":{"name":"must not be empty"}}}', {
    status: code,
    headers: { 'content-type': 'application/json', ...headers },
  });

beforeEach(() => {
  clock.ms = 1_764_000_000_000;
  office = createFakeOffice(() => clock.ms);
  vi.stubGlobal('fetch', office.fetch);
  flush = createFlusher(createFlushEnv(clock));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteLocalDatabase();
});

test('A02: everything goes once, in the order of writing, and is shown as sent without what is personal', async () => {
  const keys = await queueInquiries(25);
  expect(await flush()).toEqual({ sent: 25, ended: 'empty' });
  expect(office.requests.map((request) => request.key)).toEqual(keys);
  expect(await unsentKeys()).toEqual([]);
  const entries = await withLocal(listEntries);
  expect(entries).toHaveLength(25);
  expect(entries.every((entry) => entry.state === 'sent' && entry.sentAt === clock.ms)).toBe(true);
  expect(JSON.stringify(entries)).not.toMatch(/Sample|\+91|भेट/);
});

test('A06: old entries are delivered, and no unsent one is ever dropped', async () => {
  await queueInquiries(1, { prefix: 'old', now: clock.ms - 45 * 86_400_000 });
  await queueInquiries(1, { prefix: 'ancient', now: clock.ms - 365 * 86_400_000 });
  office.intercept = offline;
  for (let i = 0; i < 200; i++) {
    await flush({ fresh: true });
    clock.ms += 3_600_000;
  }
  expect(await unsentKeys()).toEqual(['old0', 'ancient0']);
  office.intercept = () => undefined;
  await flush();
  expect([...office.rows.keys()].sort()).toEqual(['ancient0', 'old0']);
});

test('A07: an answer that is lost twice after the commit makes one row and ends at sent', async () => {
  const [key = ''] = await queueInquiries(1);
  office.afterCommit = (_, count) => (count <= 2 ? offline() : undefined);
  for (let i = 0; i < 3; i++) await flush({ fresh: true });
  expect(office.rows.size).toBe(1);
  expect((await entryOf(key)).state).toBe('sent');
});

describe('A09: senders at once', () => {
  test.each([
    ['with Web Locks', createFakeLocks()],
    ['without Web Locks, by the lease in the row', null],
  ])('%s', async (_, locks) => {
    await queueInquiries(200);
    const env = createFlushEnv(clock, locks);
    const [tabA, tabB, worker] = [createFlusher(env), createFlusher(env), createFlusher(env)];
    await Promise.all([tabA(), tabB(), worker()]);
    if (!locks) await tabA();
    expect(office.rows.size).toBe(200);
    expect(office.requests.length).toBeLessThanOrEqual(210);
    expect(await unsentKeys()).toEqual([]);
  });
});

describe('A10: what is tried again', () => {
  test.each([
    ['500', () => status(500)],
    ['502', () => html(502)],
    ['408', () => status(408)],
    ['425', () => status(425)],
    ['no network', offline],
    ['HTML (captive portal)', () => html()],
    ['HTML with 403', () => html(403)],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: '/login' } })],
    ['broken JSON', () => new Response('{"id":', { headers: { 'content-type': 'application/json' } })],
  ])('%s', async (_, answer) => {
    const [key = ''] = await queueInquiries(1);
    office.intercept = (_request, count) => (count === 1 ? answer() : undefined);
    await flush();
    const waiting = await entryOf(key);
    expect(waiting.state).toBe('queued');
    expect(waiting.notBefore).toBeGreaterThan(clock.ms);
    await flush();
    expect(office.requests).toHaveLength(1); // not before its time
    clock.ms = waiting.notBefore;
    await flush();
    expect((await entryOf(key)).state).toBe('sent');
  });

  test.each([
    [503, '120'],
    [429, '30'],
  ])('%s with Retry-After %s: nothing sooner, for any entry, whatever wakes it', async (code, seconds) => {
    await queueInquiries(3);
    office.intercept = (_request, count) =>
      count === 1 ? status(code, { 'retry-after': seconds }) : undefined;
    await flush();
    clock.ms += Number(seconds) * 1000 - 1;
    expect(await withLocal((db) => pausedForMs(db, clock.ms))).toBe(1);
    expect((await flush({ fresh: true })).ended).toBe('paused');
    expect(office.requests).toHaveLength(1);
    clock.ms += 1;
    await flush();
    expect(office.rows.size).toBe(3);
  });

  test.each([
    ['a captive portal’s page', () => html(503, { 'retry-after': '86400' })],
    ['a proxy’s JSON', () => jsonResponse({ error: 'busy' }, 429, { 'retry-after': '86400' })],
    ['an error of another API', () => jsonResponse(foreign, 503, { 'retry-after': '86400' })],
  ])(
    'Retry-After of %s holds up nobody: only its own entry waits, as after any trouble',
    async (_, answer) => {
      const [first = ''] = await queueInquiries(3);
      office.intercept = (_request, count) => (count === 1 ? answer() : undefined);
      expect((await flush()).sent).toBe(2);
      expect((await entryOf(first)).notBefore - clock.ms).toBeLessThanOrEqual(300_000);
      await flush({ fresh: true });
      expect(office.rows.size).toBe(3);
    },
  );

  test('an order of the server to wait for a day is followed for ten minutes, also one kept by an earlier version', async () => {
    await queueInquiries(2);
    office.intercept = (_request, count) =>
      count === 1 ? status(503, { 'retry-after': '86400' }) : undefined;
    await flush();
    expect(await withLocal((db) => pausedForMs(db, clock.ms))).toBe(600_000);
    const value = { until: clock.ms + 86_400_000, lengthMs: 86_400_000 };
    await withLocal((db) => db.meta.put({ key: 'outbox-pause', value }));
    clock.ms += 599_999;
    expect((await flush({ fresh: true })).ended).toBe('paused');
    clock.ms += 1;
    expect((await flush({ fresh: true })).sent).toBe(2);
  });

  test('what somebody has just sent off goes once in spite of a wait that was ordered for something else', async () => {
    const [waiting = ''] = await queueInquiries(1);
    office.intercept = () => status(503, { 'retry-after': '120' });
    await flush();
    const [own = ''] = await queueInquiries(1, { prefix: 'own', urgent: true });
    office.intercept = () => status(429, { 'retry-after': '1' });
    for (let i = 0; i < 3; i++) expect((await flush({ fresh: true })).ended).toBe('paused');
    expect(office.requests.map((request) => request.key)).toEqual([waiting, own]);
    office.intercept = () => undefined;
    await queueInquiries(1, { prefix: 'next', urgent: true });
    expect(await flush()).toEqual({ sent: 1, ended: 'paused' });
    clock.ms += 120_000; // the shorter wait has not put an end to the longer one
    await flush();
    expect(office.rows.size).toBe(3);
  });

  test('a short wait that the server orders is sat out, so that a queue of 300 goes at its pace', async () => {
    await queueInquiries(300);
    let free = 100;
    let paidAt = clock.ms;
    office.intercept = (request) => {
      free = Math.min(100, free + (request.at - paidAt) / 100);
      paidAt = request.at;
      if (free < 1) return status(429, { 'retry-after': '1' });
      free--;
      return undefined;
    };
    expect(await flush()).toEqual({ sent: 300, ended: 'empty' });
  });

  test('silence is given up after 15 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const [key = ''] = await queueInquiries(1);
      office.intercept = () => 'silence';
      const round = flush();
      while ((await entryOf(key)).state !== 'sending' || !office.requests.length) await Promise.resolve();
      await vi.advanceTimersByTimeAsync(15_600);
      expect((await round).ended).toBe('no-connection');
      expect(await entryOf(key)).toMatchObject({ state: 'queued', lastError: { kind: 'timeout' } });
    } finally {
      vi.useRealTimers();
    }
  });
});

test('A11: final refusals are kept with their reason and hold up nobody', async () => {
  const keys = await queueInquiries(7);
  const finals: Record<number, number> = { 2: 422, 4: 413, 6: 404 };
  office.intercept = (_, count) => (finals[count] ? status(finals[count]) : undefined);
  await flush();
  expect(office.rows.size).toBe(4);
  for (const at of [1, 3, 5]) {
    expect(await entryOf(keys[at] ?? '')).toMatchObject({
      state: 'needs-attention',
      lastError: { text: 'Name must not be empty.' },
    });
  }
  await flush({ fresh: true });
  expect(office.requests).toHaveLength(7); // never by itself
  const [, edited = '', , resent = ''] = keys;
  await correct(edited, { name: 'Sample Two' });
  expect(await withLocal((db) => resendEntry(db, resent))).toBe(true);
  await flush();
  expect(office.rows.size).toBe(6);
  expect(office.rows.get(edited)).toContain('Sample Two');
});

test('A12: 401 holds an entry for a sign-in and lets the others go', async () => {
  const [first = '', second = ''] = await queueInquiries(2);
  office.intercept = (request) => (request.key === first ? status(401) : undefined);
  await flush();
  expect(await entryOf(first)).toMatchObject({ state: 'queued', held: true, lastError: { kind: 'sign-in' } });
  expect((await entryOf(second)).state).toBe('sent');
  await flush();
  expect(office.requests).toHaveLength(2);
  office.intercept = () => undefined;
  await withLocal((db) => releaseHeld(db, 'anybody'));
  await flush();
  expect((await entryOf(first)).state).toBe('sent');
});

test.each([
  ['three hours back', -3 * 3_600_000],
  ['two days on', 2 * 86_400_000],
  ['one hour back', -3_600_000],
])('A25: the clock jumps %s in mid-queue and nothing is stranded', async (_, jump) => {
  await queueInquiries(4);
  office.intercept = (_request, count) => (count === 2 ? status(503, { 'retry-after': '120' }) : undefined);
  await flush();
  clock.ms += jump;
  await queueInquiries(2, { prefix: 'later', now: clock.ms });
  await flush();
  clock.ms += 121_000;
  await flush();
  expect(office.rows.size).toBe(6);
  expect(await unsentKeys()).toEqual([]);
});

test('A25: an entry of a killed sender is not stranded by a clock that went back', async () => {
  const [key = ''] = await queueInquiries(1);
  const lease = { leaseUntil: clock.ms + 40_000, leaseMs: 40_000 };
  await withLocal((db) => outboxRows(db).update(key, { state: 'sending', ...lease }));
  const alone = createFlusher(createFlushEnv(clock, null));
  expect((await alone()).ended).toBe('busy');
  clock.ms -= 3 * 3_600_000;
  await alone();
  expect((await entryOf(key)).state).toBe('sent');
});

test.each([
  ['200 {}', () => jsonResponse({})],
  ['204', () => new Response(null, { status: 204 })],
  ['201 for another key', () => jsonResponse({ id: '1', key: 'other', receivedAt: 'x' }, 201)],
  ['JSON by content only', () => new Response('{"id":"1","key":"k0","receivedAt":"x"}')],
])('A27: %s is not "sent"', async (_, answer) => {
  const [key = ''] = await queueInquiries(1);
  office.intercept = answer;
  await flush();
  expect((await entryOf(key)).state).toBe('queued');
});

test('an edit of a text that had arrived after all goes as a message of its own', async () => {
  const [key = ''] = await queueInquiries(1);
  office.afterCommit = (_, count) => (count === 1 ? offline() : undefined);
  await flush();
  await correct(key, { message: 'Make it Sunday' });
  await flush();
  expect(await unsentKeys()).toEqual([]);
  expect([...office.rows.values()].filter((body) => body.includes('Make it Sunday'))).toHaveLength(1);
  expect(office.rows.size).toBe(2);
});

test('a lock that the browser refuses once is asked for again', async () => {
  await queueInquiries(1);
  const locks = createFakeLocks();
  let refusals = 1;
  const request = ((...args: Parameters<typeof locks.request>) =>
    refusals-- > 0 ? Promise.reject(new DOMException('not runnable')) : locks.request(...args)) as never;
  await createFlusher(createFlushEnv(clock, { request }))();
  expect(office.rows.size).toBe(1);
});

describe('a firewall that dislikes one entry', () => {
  const dislike = (...keys: string[]) => {
    office.intercept = ({ key }) => (keys.includes(key) ? html(403) : undefined);
  };

  test('holds up no other, in the first round', async () => {
    const [bad = ''] = await queueInquiries(4);
    dislike(bad);
    expect(await flush({ fresh: true })).toEqual({ sent: 3, ended: 'empty' });
    expect(await unsentKeys()).toEqual([bad]);
  });

  test('two of them go last from the second round on', async () => {
    const [first = '', second = ''] = await queueInquiries(5);
    dislike(first, second);
    expect(await flush({ fresh: true })).toEqual({ sent: 0, ended: 'no-connection' });
    expect((await flush({ fresh: true })).sent).toBe(3);
  });

  test('after five more tries its writer is asked, and what is then sent again is tried anew', async () => {
    const [bad = ''] = await queueInquiries(2);
    dislike(bad);
    for (let i = 0; i < 5; i++) await flush({ fresh: true });
    expect((await entryOf(bad)).state).toBe('queued');
    await flush({ fresh: true });
    expect(await entryOf(bad)).toMatchObject({
      state: 'needs-attention',
      lastError: { kind: 'intercepted', text: expect.stringContaining('not this one') },
    });
    await withLocal((db) => resendEntry(db, bad));
    await flush({ fresh: true });
    expect((await entryOf(bad)).state).toBe('queued');
    office.intercept = () => undefined;
    await flush({ fresh: true });
    expect((await entryOf(bad)).state).toBe('sent');
  });

  test('is told from a captive portal, which lets nobody pass, and from no signal', async () => {
    await queueInquiries(1, { prefix: 'before' });
    await flush();
    clock.ms += 1;
    const keys = await queueInquiries(3);
    office.intercept = () => html();
    for (let i = 0; i < 20; i++) await flush({ fresh: true });
    office.intercept = offline;
    for (let i = 0; i < 20; i++) await flush({ fresh: true });
    expect((await unsentKeys()).sort()).toEqual(keys);
    for (const key of keys) expect((await entryOf(key)).state).toBe('queued');
    office.requests.length = 0;
    await flush({ fresh: true });
    expect(office.requests).toHaveLength(2);
    office.intercept = () => undefined;
    expect((await flush({ fresh: true })).sent).toBe(3);
  });
});

test('a sign of life ends the waits for a connection', async () => {
  await queueInquiries(3);
  office.intercept = offline;
  for (let i = 0; i < 3; i++) await flush();
  office.intercept = () => undefined;
  await queueInquiries(1, { prefix: 'new' });
  await flush();
  expect(office.rows.size).toBe(4);
});
