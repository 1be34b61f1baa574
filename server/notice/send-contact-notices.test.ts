import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Agency } from '#domain/agency/agency';
import { createLog } from '#server/log';
import { sampleProperty } from '#server/testing/sample-property';
import { startTestServer, type TestServer } from '#server/testing/test-server';
import { createMail } from './mail.ts';
import type { Mail } from './message-ways.ts';
import { sendContactNotices } from './send-contact-notices.ts';

const AGENCY = {
  name: 'Test Realty',
  sample: false,
  phones: ['+91 00000 00001'],
  whatsapp: '+91 00000 00001',
  email: 'desk@example.in',
} as Agency;

let server: TestServer;
let now = 0;
let mails: Mail[] = [];
let refuse = false;
const log: string[] = [];

beforeEach(async () => {
  now = Date.UTC(2026, 0, 2);
  mails = [];
  refuse = false;
  log.length = 0;
  server = await startTestServer({
    agency: AGENCY,
    listings: [sampleProperty({ id: 'p1', name: 'Savali Residency' })],
    now: () => now,
  });
});
afterEach(() => server.close());

const post = (path: string, body: object, key: string) =>
  server.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
const inquiry = { name: 'Asha', phone: '98200 00001', email: 'asha@example.in', propertyId: 'p1' };
const send = (mail: ((mail: Mail) => Promise<void>) | null = take, stopping?: AbortSignal) =>
  sendContactNotices({
    db: server.db,
    log: createLog({ level: 'info', write: (text) => log.push(text) }),
    messages: { mail },
    publicUrl: 'https://angan.example',
    now: () => now,
    ...(stopping ? { stopping } : {}),
  });
const take = async (mail: Mail) => {
  if (refuse) throw new Error('450 later, asha@example.in');
  mails.push(mail);
};

test('one e-mail for one inquiry, however often it was sent', async () => {
  await Promise.all(Array.from({ length: 10 }, () => post('/api/inquiries', inquiry, 'k1')));
  await post('/api/inquiries', { ...inquiry, name: 'Other' }, 'k1');
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: 'desk@example.in',
    replyTo: 'asha@example.in',
    subject: 'inquiry: Savali Residency',
    text: expect.stringMatching(/Asha {2}\+91 98200 00001/),
    messageId: expect.stringMatching(/^[0-9a-f-]{36}@angan\.example$/),
  });
});

test('two processes share the work; one that dies in the middle is followed by the same message', async () => {
  for (let n = 0; n < 5; n++) await post('/api/inquiries', inquiry, `k${n}`);
  await Promise.all([send(), send()]);
  expect(new Set(mails.map((mail) => mail.messageId)).size).toBe(5);
  expect(mails).toHaveLength(5);
  await post('/api/inquiries', inquiry, 'late');
  // Taken by a process that was killed: nobody marks it.
  const died = new Promise<void>(() => {});
  void send(async (mail) => {
    mails.push(mail);
    await died;
  });
  await expect.poll(() => mails.length).toBe(6);
  expect(await send()).toBe(0);
  now += 6 * 60_000;
  expect(await send()).toBe(1);
  expect(mails[6]).toEqual(mails[5]);
});

test('a stop waits a few seconds for a mail server that hangs; after the next start each e-mail goes once', async () => {
  for (let n = 0; n < 5; n++) await post('/api/inquiries', inquiry, `k${n}`);
  const stop = new AbortController();
  let tried = 0;
  const hangs = send((mail) => {
    if (tried++ === 0) return take(mail);
    stop.abort();
    return new Promise(() => {});
  }, stop.signal);
  const before = performance.now();
  expect(await hangs).toBe(1);
  expect(performance.now() - before).toBeLessThan(5_000);
  expect(tried).toBe(2);
  expect(await send()).toBe(3); // at once: nobody has taken them
  now += 60_001;
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  expect(new Set(mails.map((mail) => mail.messageId)).size).toBe(5);
  expect(mails).toHaveLength(5);
});

test('what the mail server refuses is tried again later, and the log has no word of it', async () => {
  await post('/api/leads', { name: 'Ravi', phone: '9820000003', source: 'chat_popup' }, 'k');
  refuse = true;
  expect(await send()).toBe(0);
  expect(await send()).toBe(0);
  refuse = false;
  expect(await send()).toBe(0);
  now += 60_001;
  expect(await send()).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(log.join('')).toContain('did not take');
  expect(log.join('')).not.toMatch(/asha|98200|Ravi/);
});

test('robots, samples and a server without mail send nothing; old ones are swept out', async () => {
  await post('/api/leads', { name: 'Bot', phone: '1', source: 'chat_popup', fax: 'x' }, 'bot');
  expect(await send()).toBe(0);
  await post('/api/inquiries', inquiry, 'k');
  expect(await send(null)).toBe(0);
  expect(await (await server.fetch('/api/health')).json()).toMatchObject({ queue: { leadNotices: 1 } });
  now += 8 * 24 * 3_600_000;
  expect(await send()).toBe(0);
  expect(await server.db('contact_notices')).toEqual([]);
});

test('over real SMTP', async () => {
  const heard: string[] = [];
  const smtp = createServer((socket) => {
    let data = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').slice(0, -1)) {
        heard.push(line);
        if (data && line === '.') {
          data = false;
          socket.write('250 taken\r\n');
        } else if (line === 'DATA') {
          data = true;
          socket.write('354 go on\r\n');
        } else if (!data) socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
      }
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const smtpUrl = `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`;
  await post('/api/inquiries', { ...inquiry, name: 'A\r\nBcc: x@evil.test' }, 'k');
  expect(await send(createMail({ smtpUrl, from: 'site@example.in' }))).toBe(1);
  smtp.close();
  expect(heard.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<desk@example.in>']);
  expect(heard.find((line) => /^Message-ID:/i.test(line))).toContain('@angan.example>');
});
