import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { createVisitor } from './testing/visitor.ts';

/*
 * S07: values that are easy to find again are put wherever a visitor can put something, the calls succeed, are refused
 * and fail; none of the values may be in the log, at the most talkative level.
 */

const lines: string[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ log: createLog({ level: 'debug', write: (text) => lines.push(text) }) });
});
afterAll(() => server.close());

const canary = (kind: string) => `canary${kind}${randomBytes(6).toString('hex')}`;

test('no canary is in the log, whatever becomes of the call', async () => {
  const found: string[] = [];
  const sing = (kind: string) => {
    const value = canary(kind);
    found.push(value);
    return value;
  };
  const phone = `98${Math.floor(1e7 + Math.random() * 9e7)}`;
  found.push(phone);
  const session = `user_1700000000000_${randomBytes(16).toString('hex')}`;
  found.push(session);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    server.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const person = () => ({
    name: sing('name'),
    phone,
    email: `${sing('mail')}@example.in`,
    message: sing('message'),
  });
  const calls = async () => {
    await post('/api/inquiries', person(), { 'idempotency-key': sing('key') });
    await post('/api/inquiries', { ...person(), type: sing('type') });
    await post(
      '/api/leads',
      { ...person(), source: 'chat_popup' },
      { cookie: `angan-session=${sing('cookie')}` },
    );
    await post('/api/leads', `{"name":"${sing('broken')}`);
    await post('/api/leads', person(), { origin: `https://${sing('origin')}.test` });
    await post('/api/saved', { propertyId: 'p', userSession: session });
    await server.fetch(`/api/saved/p/${session}/check`);
    await server.fetch(`/api/saved/${session}/${sing('path')}`);
    await server.fetch(`/api/properties?search=${sing('search')}`);
    await server.fetch(`/api/login/callback?code=${sing('code')}&state=${sing('state')}`);
    await server.fetch(`/api/login?returnTo=/${sing('return')}`, { redirect: 'manual' });
    await server.fetch('/api/auth/user', { headers: { authorization: `Bearer ${sing('bearer')}` } });
    await post('/api/auth/recovery', { code: sing('recovery') });
    await server.fetch('/api/health', {
      headers: { 'user-agent': sing('agent'), referer: `http://x/${sing('referer')}` },
    });
  };
  await calls();
  const visitor = createVisitor(server.url);
  const made = await visitor.register({ firstName: sing('first'), email: `${sing('own')}@example.in` });
  found.push(made.recoveryCode, ...visitor.cookies.values(), made.passkey.id);

  // The same again while the database is broken: now each statement fails with its values in its words.
  for (const table of ['inquiries', 'leads', 'saved_keys', 'auth_sessions', 'recovery_codes'])
    await server.db.schema.renameTable(table, `${table}_away`);
  await calls();
  await visitor.get('/api/auth/user');
  await server.fetch('/the/last/line');
  await expect.poll(() => lines.join('')).toContain('/the/last/line');

  const log = lines.join('');
  expect(log).toContain('request failed');
  expect(lines.length).toBeGreaterThan(20);
  for (const value of found.filter((held) => held.length > 5)) expect(log.includes(value), value).toBe(false);
});
