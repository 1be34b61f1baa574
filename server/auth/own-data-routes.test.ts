import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleProperty } from '#server/testing/sample-property';
import { startTestServer, type TestServer } from '#server/testing/test-server';
import { createVisitor } from '#server/testing/visitor';

const session = (digit: string) => `user_1764280000000_${digit.repeat(32)}`;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listings: [sampleProperty({ id: 'a' })] });
});
afterAll(() => server.close());

async function fill(who: ReturnType<typeof createVisitor>, userSession: string) {
  const [lead, inquiry] = [randomUUID(), randomUUID()];
  const about = { name: 'Sunita Sample', phone: '+91 00000 00007', email: 'sunita@example.in' };
  await who.request('POST', '/api/leads', {
    body: { ...about, source: 'chat_popup' },
    headers: { 'idempotency-key': lead },
  });
  await who.request('POST', '/api/inquiries', {
    body: { ...about, message: 'A secret wish', type: 'inquiry' },
    headers: { 'idempotency-key': inquiry },
  });
  await who.post('/api/saved', { propertyId: 'a', userSession });
  return [lead, inquiry];
}

test('an account gets everything that is held of it as a file, and nothing of anybody else', async () => {
  const who = createVisitor(server.url);
  const other = createVisitor(server.url);
  const { user } = await who.register();
  const keys = await fill(who, session('1'));
  await fill(other, session('2'));
  const data = await who.json('POST', '/api/my-data', {
    body: { userSession: session('1'), keys, account: true },
  });
  expect(data.account.user).toMatchObject({ id: user.id, email: 'sunita@example.in' });
  expect(data.account.settings.notificationsEnabled).toBe(true);
  expect(data.account.passkeys).toHaveLength(1);
  expect([data.leads.length, data.inquiries.length, data.saved.length]).toEqual([1, 1, 1]);
  expect(data.inquiries[0].message).toBe('A secret wish');
  const stranger = await other.json('POST', '/api/my-data', { body: { account: true } });
  expect(stranger).toEqual({ leads: [], inquiries: [], saved: [] });
});

test('deleted: account, sessions, saved list and what was written; the same key again stays a repeat', async () => {
  const who = createVisitor(server.url);
  const { user, passkey } = await who.register({ firstName: 'Asha', email: 'asha@example.in' });
  await who.request('PATCH', '/api/user/settings', {
    body: {
      notificationsEnabled: true,
      emailNotifications: true,
      preferredLocations: ['Powai'],
      preferredPropertyTypes: [],
    },
  });
  const keys = await fill(who, session('3'));
  const body = { userSession: session('3'), keys, account: true };
  expect((await who.post('/api/my-data/delete', body)).status).toBe(200);
  expect(who.cookies.has('angan-session')).toBe(false);
  expect((await who.signIn(passkey)).status).toBe(401);
  for (const table of ['users', 'user_settings', 'auth_sessions', 'passkeys', 'recovery_codes'])
    expect(JSON.stringify(await server.db(table).select())).not.toContain(user.id);
  for (const [at, table] of (['leads', 'inquiries'] as const).entries()) {
    const row = await server.db(table).where({ idempotency_key: keys[at] }).first();
    expect(JSON.stringify(row)).not.toMatch(/Sunita|00007|secret|example/);
  }
  expect(await who.json('GET', `/api/saved/${session('3')}`)).toEqual([]);
});

test('an anonymous session is enough for what is its own; a key that can be guessed proves nothing', async () => {
  const who = createVisitor(server.url);
  await who.request('POST', '/api/leads', {
    body: { name: 'Third Party', phone: '+91 00000 00008', source: 'chat_popup' },
    headers: { 'idempotency-key': 'form-1' },
  });
  const keys = await fill(who, session('4'));
  await who.post('/api/my-data/delete', { userSession: session('4'), keys: [...keys, 'form-1'] });
  const data = await who.json('POST', '/api/my-data', { body: { userSession: session('4'), keys } });
  expect(data.saved).toEqual([]);
  expect(JSON.stringify(data)).not.toContain('Sunita');
  expect((await server.db('leads').where({ idempotency_key: 'form-1' }).first()).name).toBe('Third Party');
});

test('another site deletes nothing', async () => {
  const who = createVisitor(server.url);
  await who.register();
  const response = await who.request('POST', '/api/my-data/delete', {
    body: { account: true },
    headers: { origin: 'https://evil.test' },
  });
  expect(response.status).toBe(403);
  expect((await who.get('/api/auth/user')).status).toBe(200);
});
