import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '#server/log';
import { createMemoryRateLimits } from '#server/middleware/rate-limit';
import { startTestServer, type TestServer } from '#server/testing/test-server';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);
let server: TestServer;
const lines: string[] = [];
const endless = { take: () => 0 };

beforeAll(async () => {
  const log = createLog({ level: 'debug', write: (text) => lines.push(text) });
  server = await startTestServer({ log, rateLimits: endless, now: () => NOW });
});
afterAll(() => server.close());
beforeEach(() => Promise.all([server.db('leads').delete(), server.db('inquiries').delete()]));

function post(path: string, body: unknown, headers: Record<string, string> = {}, on = server) {
  return on.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
const inquiry = { name: "Zoë O'Neil", phone: '+91 98200 00000', email: '', message: 'नमस्ते 🙏' };
const lead = { name: 'Sample Person', phone: '098200-00000', source: 'brochure_download' };

describe('documented bodies', () => {
  test('contact dialog, contact page and Vastu form make one row each', async () => {
    await post('/api/inquiries', { ...inquiry, type: 'callback', propertyId: 'gone-long-ago' });
    await post('/api/inquiries', { ...inquiry, email: 'zoe@example.in', type: 'inquiry' });
    const vastu = { propertyType: 'plot', consultationType: 'remedial', type: 'vastu_consultation' };
    const answer = await post('/api/inquiries', { ...inquiry, ...vastu });
    expect(answer.status).toBe(201);
    const rows = await server.db('inquiries').orderBy('type');
    expect(rows.map((row) => [row.type, row.property_id, row.email, row.consultation_type])).toEqual([
      ['callback', 'gone-long-ago', null, null],
      ['inquiry', null, 'zoe@example.in', null],
      ['vastu_consultation', null, null, 'remedial'],
    ]);
  });

  test('text arrives byte for byte, the phone also in the one form, the time is the server’s', async () => {
    const message = `${'दोन खोल्या 🏠 '.repeat(30)}शेवट`;
    await post('/api/inquiries', { ...inquiry, message, createdAt: 5 });
    const row = await server.db('inquiries').first();
    expect(row).toMatchObject({ ...inquiry, email: null, message, contact_phone: '+919820000000' });
    expect([row.created_at, row.received_at]).toEqual([5, NOW]);
  });

  test('a lead with an odd number is taken as typed; one that filled the hidden field is marked', async () => {
    await post('/api/leads', { ...lead, phone: '12345', fax: 'buy pills' });
    expect(await server.db('leads').first()).toMatchObject({
      phone: '12345',
      contact_phone: null,
      email: null,
      details: '{"suspect":true}',
    });
  });
});

describe('S01: one row a key', () => {
  test.each([
    ['/api/leads', 'leads', lead],
    ['/api/inquiries', 'inquiries', inquiry],
  ])('50 parallel posts to %s', async (path, table, body) => {
    const header = { 'idempotency-key': 'same-key' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(path, body, header)));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(new Set(bodies.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(bodies[0]).toMatchObject({ key: 'same-key', receivedAt: new Date(NOW).toISOString() });
    expect(await server.db(table)).toHaveLength(1);
  });

  test('the same key with another body is 422 and changes nothing; the order of fields does not matter', async () => {
    await post('/api/leads', { ...lead, key: 'in-body' });
    const turned = Object.fromEntries(Object.entries({ ...lead, key: 'in-body' }).reverse());
    expect((await post('/api/leads', turned)).status).toBe(201);
    const other = await post('/api/leads', { ...lead, name: 'Another' }, { 'idempotency-key': 'in-body' });
    expect(other.status).toBe(422);
    expect((await other.json()).error.code).toBe('key_conflict');
    expect(await server.db('leads').select('name')).toEqual([{ name: 'Sample Person' }]);
  });

  test('the time of writing is no part of the body: the same words with, without or at another time are a repeat', async () => {
    const header = { 'idempotency-key': 'timed' };
    const answers = [];
    for (const time of [{ createdAt: 5 }, {}, { createdAt: 6 }])
      answers.push(await (await post('/api/inquiries', { ...inquiry, ...time }, header)).json());
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(await server.db('inquiries').select('created_at')).toEqual([{ created_at: 5 }]);
    const other = await post('/api/inquiries', { ...inquiry, message: 'other', createdAt: 5 }, header);
    expect(other.status).toBe(422);
  });

  test('a row of an earlier version, whose hash holds the time, still knows its repeat', async () => {
    const header = { 'idempotency-key': 'earlier' };
    const timed = { createdAt: 5, ...inquiry };
    await post('/api/inquiries', timed, header);
    const sorted = Object.entries(timed).sort(([a], [b]) => (a < b ? -1 : 1));
    const hash = createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
    await server.db('inquiries').update({ body_hash: hash });
    expect((await post('/api/inquiries', timed, header)).status).toBe(201);
    expect((await post('/api/inquiries', { ...timed, name: 'Other' }, header)).status).toBe(422);
    expect(await server.db('inquiries')).toHaveLength(1);
  });

  test('without a key every post is a row of its own', async () => {
    const [one, two] = [await post('/api/leads', lead), await post('/api/leads', lead)];
    expect((await one.json()).key).not.toBe((await two.json()).key);
    expect(await server.db('leads')).toHaveLength(2);
  });

  test('works after a restart', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'angan-restart-'));
    const header = { 'idempotency-key': 'kept' };
    const first = await startTestServer({ dataDir });
    const before = await (await post('/api/leads', lead, header, first)).json();
    await first.close();
    const second = await startTestServer({ dataDir, now: () => NOW + 10 * 365 * 86_400_000 });
    const after = await (await post('/api/leads', lead, header, second)).json();
    expect(after).toEqual(before);
    await second.close();
    rmSync(dataDir, { recursive: true });
  });
});

describe('S02: bodies that are not what they should be', () => {
  test.each<[string, unknown, number, Record<string, string>?]>([
    ['over 64 KiB', { ...inquiry, message: 'x'.repeat(66_000) }, 413],
    ['too long a message', { ...inquiry, message: 'x'.repeat(4001) }, 422],
    ['not JSON', 'name=A', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['broken JSON', '{"name":', 400],
    ['a list', [inquiry], 400],
    ['an array for the name', { ...inquiry, name: ['A'] }, 400],
    ['an object for the phone', { ...inquiry, phone: { a: 1 } }, 400],
    ['nested 30,000 levels deep', `{"name":"A","phone":"1","x":${'['.repeat(3e4)}${']'.repeat(3e4)}}`, 400],
    ['no phone', { name: 'A' }, 422],
    ['a blank name', { ...inquiry, name: ' \u0000 ' }, 422],
    ['an unknown type', { ...inquiry, type: 'complaint' }, 422],
    ['a broken e-mail', { ...inquiry, email: 'zoe at example' }, 422],
    ['a key with spaces', inquiry, 400, { 'idempotency-key': 'a b' }],
  ])('%s', async (_, body, status, headers) => {
    const answer = await post('/api/inquiries', body, headers);
    expect(answer.status).toBe(status);
    const { error } = await answer.json();
    expect(error.message).toEqual(expect.any(String));
    expect(JSON.stringify(error)).not.toMatch(/node_modules|\.ts:/);
    expect(await server.db('inquiries')).toEqual([]);
  });

  test('unknown fields, __proto__ and bracket names are ignored', async () => {
    const raw = `{"name":"A","phone":"1","__proto__":{"type":"callback"},"id":"9","id[name]":"x","received_at":1}`;
    expect((await post('/api/inquiries', raw)).status).toBe(201);
    const row = await server.db('inquiries').first();
    expect([row.type, row.received_at]).toEqual(['inquiry', NOW]);
    expect(row.id).not.toBe('9');
  });
});

test.each(['https://evil.test', 'null'])(
  'S03: Origin %s may not write, and reading never writes',
  async (origin) => {
    expect((await post('/api/leads', lead, { origin })).status).toBe(403);
    expect((await server.fetch('/api/leads?name=A&phone=1&source=chat_popup')).status).toBe(405);
    expect(await server.db('leads')).toEqual([]);
  },
);

describe('S04: rate limit', () => {
  let ms = 0;
  let limited: TestServer;
  const from = { 'x-forwarded-for': '203.0.113.7' };

  beforeAll(async () => {
    limited = await startTestServer({ rateLimits: createMemoryRateLimits(() => ms) });
  });
  afterAll(() => limited.close());

  test('429 with Retry-After, not reset by another X-Forwarded-For; an honest flush of 1,000 gets through', async () => {
    let refused = 0;
    for (let n = 0; n < 1000; ) {
      const spoofed = { ...from, 'x-forwarded-for': `203.0.113.${n % 250}` };
      const answer = await post('/api/leads', lead, { ...spoofed, 'idempotency-key': `k${n}` }, limited);
      if (answer.status === 429) {
        refused++;
        ms += Number(answer.headers.get('retry-after')) * 1000;
      } else n++;
    }
    expect(refused).toBeGreaterThan(0);
    expect(ms).toBeLessThan(100_000);
    expect(await limited.db('leads')).toHaveLength(1000);
  }, 120_000);
});

test('S07: names, phones, e-mails and texts stay out of the log', async () => {
  await post('/api/inquiries', { ...inquiry, email: 'zoe@example.in' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(lines.join('')).toContain('/api/inquiries');
  expect(lines.join('')).not.toMatch(/98200|Zoë|example\.in|नमस्ते|Sample Person/);
});
