import { createECDH, randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
// @ts-expect-error the package brings no types of its own
import ece from 'http_ece';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/settings/settings';
import { writeCatalogue } from '#server/db/catalogue-clock';
import { createLog } from '#server/log';
import { removeProperty } from '#server/property/property-store';
import { sampleProperty } from '#server/testing/sample-property';
import { startTestServer, type TestServer } from '#server/testing/test-server';
import { createVisitor, type Visitor } from '#server/testing/visitor';
import { createMail } from './mail.ts';
import type { MessageWays } from './message-ways.ts';
import { createPush } from './push.ts';
import { readPushKeys } from './push-keys.ts';
import { sendNotices } from './send-notices.ts';

const DAY = 24 * 3600_000;
const START = Date.UTC(2026, 0, 10);

/** A push service on this machine: takes messages, or answers what a test wants. */
let pushService: Server;
let pushStatus = 201;
const pushed: { path: string; body: Buffer; headers: Record<string, unknown> }[] = [];
/** A mail server on this machine, with the little of SMTP that a client needs. */
const mailService = createTcpServer((socket) => {
  let data = '';
  let inBody = false;
  socket.write('220 sample\r\n');
  socket.on('data', (chunk) => {
    data += chunk;
    for (let at = data.indexOf('\r\n'); at >= 0; at = data.indexOf('\r\n')) {
      const line = data.slice(0, at);
      data = data.slice(at + 2);
      if (inBody) {
        if (line === '.') {
          inBody = false;
          socket.write('250 taken\r\n');
        } else mails[mails.length - 1] += `${line}\n`;
      } else if (line === 'DATA') {
        inBody = true;
        mails.push('');
        socket.write('354 go on\r\n');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    }
  });
  socket.on('error', () => undefined);
});
const mails: string[] = [];

let server: TestServer;
let messages: MessageWays;
let visitor: Visitor;
let now = START;

const listen = (one: { listen(port: number, host: string, done: () => void): unknown }) =>
  new Promise<void>((resolve) => one.listen(0, '127.0.0.1', () => resolve()));
const portOf = (one: { address(): unknown }) => (one.address() as AddressInfo).port;

beforeAll(async () => {
  pushService = createHttpServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      pushed.push({ path: request.url ?? '', body: Buffer.concat(parts), headers: request.headers });
      response.writeHead(pushStatus).end();
    });
  });
  await Promise.all([listen(pushService), listen(mailService)]);
});
afterAll(() => {
  pushService.closeAllConnections();
  pushService.close();
  mailService.close();
});
beforeEach(async () => {
  now = START;
  pushStatus = 201;
  pushed.length = 0;
  mails.length = 0;
  const holder: { ways?: MessageWays } = {};
  server = await startTestServer({
    now: () => now,
    messages: {
      get push() {
        return holder.ways?.push ?? null;
      },
      get mail() {
        return holder.ways?.mail ?? null;
      },
    },
  });
  const own = `http://127.0.0.1:${portOf(pushService)}/`;
  messages = {
    push: createPush(readPushKeys(server.dataDir), 'mailto:office@example.in', (to) => to.startsWith(own)),
    mail: createMail({ smtpUrl: `smtp://127.0.0.1:${portOf(mailService)}`, from: 'Angan <news@example.in>' }),
  };
  holder.ways = messages;
  visitor = createVisitor(server.url);
  await visitor.register();
});
afterEach(() => server.close());

const send = (change: Partial<Parameters<typeof sendNotices>[0]> = {}) =>
  sendNotices({
    db: server.db,
    log: createLog({ level: 'silent' }),
    messages,
    publicUrl: 'https://angan.example',
    now: () => now,
    ...change,
  });
const list = (id: string, change: object = {}) =>
  server.put(sampleProperty({ id, updatedAt: now, ...change }));
const want = (settings: object) =>
  visitor.request('PATCH', '/api/user/settings', {
    body: { ...DEFAULT_SETTINGS, emailNotifications: false, ...settings },
  });
const notices = () => server.db('notices').select('property_id', 'sent_at');

/** A browser's subscription, with the keys to read what comes. */
async function subscribe(name = 'phone') {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const response = await visitor.post('/api/push/subscriptions', {
    endpoint: `http://127.0.0.1:${portOf(pushService)}/${name}`,
    keys: { p256dh: keys.getPublicKey('base64url'), auth },
  });
  expect(response.status).toBe(201);
  return {
    read: (body: Buffer) =>
      JSON.parse(
        ece.decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth }).toString('utf8'),
      ),
  };
}

test('a new listing that fits is told of, encrypted for that browser, once', async () => {
  const phone = await subscribe();
  await want({ preferredLocations: ['Kamothe'], budgetMax: 9_000_000 });
  await list('fits', { name: 'Sample Sunrise' });
  await list('elsewhere', { location: 'Powai', city: 'Mumbai' });
  await list('dear', { priceValue: 20_000_000 });
  expect(await send()).toBe(1);
  expect(pushed.map((one) => one.path)).toEqual(['/phone']);
  expect(String(pushed[0]?.headers.authorization)).toMatch(/^vapid t=.+, k=/);
  expect(pushed[0]?.body.includes('Sunrise')).toBe(false);
  expect(phone.read(pushed[0]?.body ?? Buffer.alloc(0))).toEqual({
    title: 'A new home that fits',
    body: 'Sample Sunrise, Kamothe, Sector 18, 2 BHK, ₹85 L',
    path: '/property/sample-sunrise-kamothe-sector-18',
  });
  now += 2 * DAY;
  expect(await send()).toBe(0);
});

test('at most one message a day; what comes meanwhile is in the next one', async () => {
  const phone = await subscribe();
  await list('one');
  await send();
  await list('two');
  await list('three');
  now += DAY - 1;
  expect(await send()).toBe(0);
  now += 1;
  expect(await send()).toBe(1);
  expect(pushed).toHaveLength(2);
  expect(phone.read(pushed[1]?.body ?? Buffer.alloc(0)).title).toBe('2 new homes that fit');
});

test('a change of a listing, and one that is there already, is no news', async () => {
  await list('one');
  await server.db('notices').delete();
  await list('one', { price: '₹80 L', priceValue: 8_000_000 });
  expect(await notices()).toEqual([]);
});

test('listing and news are written together or not at all', async () => {
  const failing = writeCatalogue(server.db, async (writer) => {
    const { upsertProperty } = await import('#server/property/property-store');
    await upsertProperty(writer, sampleProperty({ id: 'half', updatedAt: now }));
    throw new Error('the import fails later on');
  });
  await expect(failing).rejects.toThrow();
  expect(await notices()).toEqual([]);
});

test('turned off, nothing is sent; neither of a listing that has gone', async () => {
  await subscribe();
  await list('before');
  await want({ notificationsEnabled: false });
  await list('after');
  expect(await send()).toBe(0);
  await want({ notificationsEnabled: true });
  await writeCatalogue(server.db, (writer) => removeProperty(writer, 'before'));
  expect(await send()).toBe(0);
  expect(pushed).toEqual([]);
});

test('a stop waits a few seconds for a service that hangs, and its news are sent after the next start', async () => {
  await subscribe();
  await list('one');
  const stop = new AbortController();
  const push = {
    ...messages.push,
    send: () => {
      stop.abort();
      return new Promise(() => {});
    },
  } as unknown as MessageWays['push'];
  expect(await send({ messages: { push, mail: null }, stopping: stop.signal })).toBe(0);
  expect(await send({ stopping: stop.signal })).toBe(0);
  expect(pushed).toEqual([]);
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  expect(pushed).toHaveLength(1);
});

test('a push service in trouble: tried again; a browser that is gone: forgotten', async () => {
  await subscribe();
  await list('one');
  pushStatus = 503;
  expect(await send()).toBe(0);
  pushStatus = 201;
  expect(await send()).toBe(1);
  now += DAY;
  await list('two');
  pushStatus = 410;
  expect(await send()).toBe(0);
  expect(await server.db('push_subscriptions').select()).toEqual([]);
});

test('two senders at once: one message', async () => {
  await subscribe();
  await list('one');
  expect((await Promise.all([send(), send()])).sort()).toEqual([0, 1]);
  expect(pushed).toHaveLength(1);
});

test('e-mail goes only to an address that its reader has confirmed', async () => {
  await want({ emailNotifications: true });
  await list('one', { name: 'Sample Sunrise' });
  expect(await send()).toBe(0);
  expect(mails).toEqual([]);
  expect((await visitor.post('/api/auth/email/confirmation')).status).toBe(200);
  const link = /confirm=3?D?([\w=\n-]+)/.exec(mails[0] ?? '')?.[1] ?? '';
  const token = link.replaceAll('=\n', '').trim();
  expect(JSON.stringify(await server.db('email_confirmations').select())).not.toContain(token);
  const reader = createVisitor(server.url);
  expect((await reader.post('/api/auth/email/confirm', { token: 'made-up' })).status).toBe(404);
  expect((await reader.post('/api/auth/email/confirm', { token })).status).toBe(200);
  expect((await reader.post('/api/auth/email/confirm', { token })).status).toBe(404);
  expect(await send()).toBe(1);
  expect(mails[1]).toMatch(/From: Angan <news@example.in>/);
  expect(mails[1]).toMatch(/To: sunita@example.in/);
  expect(mails[1]).toMatch(/Subject: A new home that fits/);
  expect(mails[1]).toContain('/settings');
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.test/x',
  'https://127.0.0.1/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
  'file:///etc/passwd',
])('the server never calls %s', async (endpoint) => {
  const strict = createPush(readPushKeys(server.dataDir), 'mailto:office@example.in');
  expect(strict.isPushAddress(endpoint)).toBe(false);
  expect(strict.isPushAddress('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
  const response = await visitor.post('/api/push/subscriptions', {
    endpoint,
    keys: { p256dh: 'a', auth: 'b' },
  });
  expect(response.status).toBe(422);
});

test('the keys are made once, for this user only', () => {
  expect(readPushKeys(server.dataDir)).toEqual(readPushKeys(server.dataDir));
  expect(statSync(join(server.dataDir, 'push-keys.json')).mode & 0o077).toBe(0);
});
