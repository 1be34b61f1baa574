import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#server/log';
import { createMemoryRateLimits } from '#server/middleware/rate-limit';
import { createSoftwarePasskey } from '#server/testing/software-passkey';
import { startTestServer, type TestServer } from '#server/testing/test-server';
import { createVisitor, type Visitor } from '#server/testing/visitor';

const DAY = 24 * 3600_000;
let server: TestServer;
let visitor: Visitor;
let clock = Date.UTC(2026, 0, 1);
let limitClock = 0;
const lines: string[] = [];

beforeAll(async () => {
  server = await startTestServer({
    log: createLog({ level: 'debug', write: (text) => lines.push(text) }),
    rateLimits: createMemoryRateLimits(() => limitClock),
    now: () => clock,
  });
});
afterAll(() => server.close());
beforeEach(() => {
  limitClock += DAY;
  visitor = createVisitor(server.url);
});

const whoAmI = async (who: Visitor) => (await who.get('/api/auth/user')).status;

test('nobody is signed in: 401 with the error body of this API', async () => {
  for (const path of ['/api/auth/user', '/api/user/settings', '/api/auth/account']) {
    const response = await visitor.get(path);
    expect(response.status).toBe(401);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await response.json()).error.code).toBe('unauthorized');
  }
  const asked = await visitor.get('/api/auth/user?visitor=null');
  expect([asked.status, await asked.json()]).toEqual([200, null]);
  const settings = await visitor.request('PATCH', '/api/user/settings', { body: {} });
  expect(settings.status).toBe(401);
});

test('register, be known, sign out, sign in again', async () => {
  const { passkey, user, recoveryCode } = await visitor.register();
  expect(recoveryCode).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
  expect(await visitor.json('GET', '/api/auth/user')).toEqual({
    id: user.id,
    firstName: 'Sunita',
    email: 'sunita@example.in',
    profileImageUrl: null,
  });
  expect((await visitor.post('/api/logout')).status).toBe(200);
  expect(await whoAmI(visitor)).toBe(401);
  expect((await visitor.signIn(passkey)).status).toBe(200);
  expect((await visitor.json('GET', '/api/auth/user')).id).toBe(user.id);
});

test('the cookie: HttpOnly, Lax, no host-wide secret in the database', async () => {
  const passkey = createSoftwarePasskey(server.url);
  const options = await visitor.json('POST', '/api/auth/passkey/register/options', {
    body: { firstName: 'Asha', email: 'asha@example.in' },
  });
  const response = await visitor.post('/api/auth/passkey/register/verify', {
    response: passkey.register(options),
  });
  const line = response.headers.getSetCookie().find((text) => text.startsWith('angan-session='));
  expect(line).toMatch(/; Path=\/; Max-Age=3888000; HttpOnly; SameSite=Lax$/);
  const token = visitor.cookies.get('angan-session') ?? '';
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(JSON.stringify(await server.db('auth_sessions').select())).not.toContain(token);
});

test('on https the cookie is Secure and bound to the host', async () => {
  const secure = await startTestServer({ publicUrl: 'https://angan.example' });
  try {
    const guest = createVisitor(secure.url, 'https://angan.example');
    await guest.register();
    expect([...guest.cookies.keys()]).toContain('__Host-angan-session');
    expect(await whoAmI(guest)).toBe(200);
    const response = await guest.post('/api/logout');
    expect(response.headers.getSetCookie().join()).toMatch(/__Host-angan-session=;.*; Secure$/);
  } finally {
    await secure.close();
  }
});

test('session fixation: a planted or older session never becomes signed in', async () => {
  const { passkey } = await visitor.register();
  const first = visitor.cookies.get('angan-session');
  visitor.cookies.set('angan-session', 'planted-by-somebody-else');
  await visitor.signIn(passkey);
  expect(visitor.cookies.get('angan-session')).not.toBe('planted-by-somebody-else');
  const second = visitor.cookies.get('angan-session');
  await visitor.signIn(passkey);
  const third = visitor.cookies.get('angan-session');
  expect(new Set([first, second, third]).size).toBe(3);
  const with_ = async (token = '') => {
    const other = createVisitor(server.url);
    other.cookies.set('angan-session', token);
    return whoAmI(other);
  };
  expect(await with_('planted-by-somebody-else')).toBe(401);
  expect(await with_(second)).toBe(401);
  expect(await with_(third)).toBe(200);
});

test('an assertion answers once: replayed, it is refused', async () => {
  const { passkey } = await visitor.register();
  const options = await visitor.json('POST', '/api/auth/passkey/login/options', { body: {} });
  const flow = visitor.cookies.get('angan-flow') ?? '';
  const body = { response: passkey.authenticate(options) };
  expect((await visitor.post('/api/auth/passkey/login/verify', body)).status).toBe(200);
  expect((await visitor.post('/api/auth/passkey/login/verify', body)).status).toBe(401);
  const thief = createVisitor(server.url);
  thief.cookies.set('angan-flow', flow);
  expect((await thief.post('/api/auth/passkey/login/verify', body)).status).toBe(401);
  // Even with a challenge of the thief's own.
  await thief.json('POST', '/api/auth/passkey/login/options', { body: {} });
  expect((await thief.post('/api/auth/passkey/login/verify', body)).status).toBe(401);
  expect(await whoAmI(thief)).toBe(401);
});

test.each([
  ['of another origin', { origin: 'https://evil.test' }],
  ['for another host', { rpId: 'evil.test' }],
  ['without finger or PIN', { unverified: true }],
  ['with a count that went back', { counter: 1 }],
])('an assertion %s is refused', async (_why, cheats) => {
  const { passkey } = await visitor.register();
  await visitor.signIn(passkey);
  const other = createVisitor(server.url);
  expect((await other.signIn(passkey, cheats)).status).toBe(401);
  expect(await whoAmI(other)).toBe(401);
});

test('a registration of another origin makes no account', async () => {
  const passkey = createSoftwarePasskey(server.url);
  const options = await visitor.json('POST', '/api/auth/passkey/register/options', {
    body: { firstName: 'Eve', email: 'eve@evil.test' },
  });
  const response = passkey.register(options, { origin: 'https://evil.test' });
  expect((await visitor.post('/api/auth/passkey/register/verify', { response })).status).toBe(401);
  expect(await server.db('users').where({ email: 'eve@evil.test' })).toHaveLength(0);
});

test('a challenge is over after ten minutes, a session when it is not used for 45 days', async () => {
  const { passkey } = await visitor.register();
  const options = await visitor.json('POST', '/api/auth/passkey/login/options', { body: {} });
  clock += 10 * 60_000;
  const late = await visitor.post('/api/auth/passkey/login/verify', {
    response: passkey.authenticate(options),
  });
  expect(late.status).toBe(401);
  clock += 44 * DAY;
  const used = await visitor.get('/api/auth/user');
  expect(used.status).toBe(200);
  expect(used.headers.getSetCookie().join()).toContain('Max-Age=3888000');
  clock += 44 * DAY;
  expect(await whoAmI(visitor)).toBe(200);
  clock += 45 * DAY;
  expect(await whoAmI(visitor)).toBe(401);
});

test('a session in daily use ends after a year', async () => {
  await visitor.register();
  for (let day = 0; day < 364; day += 28) {
    clock += 28 * DAY;
    expect(await whoAmI(visitor)).toBe(200);
  }
  clock += 28 * DAY;
  expect(await whoAmI(visitor)).toBe(401);
});

test('a second passkey opens the same account; taken away, it and its sessions are out', async () => {
  const { passkey, user } = await visitor.register();
  const second = createSoftwarePasskey(server.url);
  const options = await visitor.json('POST', '/api/auth/passkey/register/options', { body: {} });
  expect(options.excludeCredentials.map((held: { id: string }) => held.id)).toEqual([passkey.id]);
  const added = await visitor.json('POST', '/api/auth/passkey/register/verify', {
    body: { response: second.register(options) },
  });
  expect(added).toEqual({ user: expect.objectContaining({ id: user.id }) });
  const phone = createVisitor(server.url);
  await phone.signIn(second);
  expect((await phone.json('GET', '/api/auth/user')).id).toBe(user.id);

  const { passkeys } = await visitor.json('GET', '/api/auth/account');
  expect(passkeys.map((held: { id: string }) => held.id).sort()).toEqual([passkey.id, second.id].sort());
  expect((await visitor.request('DELETE', `/api/auth/passkey/${second.id}`)).status).toBe(200);
  expect(await whoAmI(phone)).toBe(401);
  expect((await phone.signIn(second)).status).toBe(401);
  expect(await whoAmI(visitor)).toBe(200);
});

test("nobody takes away another's passkey or adds one to another's account", async () => {
  const { passkey } = await visitor.register();
  const other = createVisitor(server.url);
  await other.register({ firstName: 'Ravi', email: 'sunita@example.in' });
  expect((await other.request('DELETE', `/api/auth/passkey/${passkey.id}`)).status).toBe(404);
  // Asked for as Ravi, answered after Sunita has signed in on the same browser.
  const mine = createSoftwarePasskey(server.url);
  const options = await other.json('POST', '/api/auth/passkey/register/options', { body: {} });
  const flow = other.cookies.get('angan-flow') ?? '';
  await other.signIn(passkey);
  other.cookies.set('angan-flow', flow);
  const verify = await other.post('/api/auth/passkey/register/verify', { response: mine.register(options) });
  expect(verify.status).toBe(401);
});

test('a recovery code opens the account once and is replaced; typing it loosely is fine', async () => {
  const { user, recoveryCode } = await visitor.register();
  const lost = createVisitor(server.url);
  const typed = ` ${recoveryCode.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `;
  const response = await lost.post('/api/auth/recovery', { code: typed });
  expect(response.status).toBe(200);
  const { user: found, recoveryCode: next } = await response.json();
  expect([found.id, next === recoveryCode]).toEqual([user.id, false]);
  expect((await createVisitor(server.url).post('/api/auth/recovery', { code: typed })).status).toBe(401);
  expect((await createVisitor(server.url).post('/api/auth/recovery', { code: next })).status).toBe(200);
  expect(JSON.stringify(await server.db('recovery_codes').select())).not.toContain(next);
});

test('sign out everywhere ends every session of the account and of no other', async () => {
  const { passkey } = await visitor.register();
  const tablet = createVisitor(server.url);
  await tablet.signIn(passkey);
  const other = createVisitor(server.url);
  await other.register();
  expect((await tablet.post('/api/auth/sign-out-everywhere')).status).toBe(200);
  expect([await whoAmI(visitor), await whoAmI(tablet), await whoAmI(other)]).toEqual([401, 401, 200]);
});

test('attempts are limited, with Retry-After', async () => {
  const codes = Array.from({ length: 6 }, () => visitor.post('/api/auth/recovery', { code: 'AAAAA-AAAAA' }));
  const answers = await Promise.all(codes);
  expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429]);
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('60');
  const steps = await Promise.all(
    Array.from({ length: 31 }, () => visitor.post('/api/auth/passkey/login/options')),
  );
  expect(steps.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('a foreign or missing origin is refused, whatever the cookies (S03)', async () => {
  await visitor.register();
  for (const origin of ['https://evil.test', 'null'])
    for (const path of ['/api/logout', '/api/auth/sign-out-everywhere', '/api/auth/recovery/renew']) {
      const response = await visitor.request('POST', path, { body: {}, headers: { origin } });
      expect(response.status).toBe(403);
    }
  expect(await whoAmI(visitor)).toBe(200);
});

test('broken answers are refused in words, never with a 500', async () => {
  const bodies = [{}, { response: 1 }, { response: { id: 'x' } }, { response: { id: 'x', response: {} } }];
  for (const body of bodies)
    for (const step of ['login', 'register']) {
      const response = await visitor.post(`/api/auth/passkey/${step}/verify`, body);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    }
  await visitor.json('POST', '/api/auth/passkey/register/options', {
    body: { firstName: 'A', email: 'a@example.in' },
  });
  const garbage = { id: 'x', response: { clientDataJSON: '@@', attestationObject: 'AAAA' } };
  expect((await visitor.post('/api/auth/passkey/register/verify', { response: garbage })).status).toBe(401);
  const nobody = await visitor.post('/api/auth/passkey/register/options', { firstName: '', email: 'x' });
  expect(Object.keys((await nobody.json()).error.fields).sort()).toEqual(['email', 'firstName']);
});

test('no e-mail, code or token has come into the log', () => {
  const log = lines.join('\n');
  expect(log).toContain('/api/auth/passkey/login/verify');
  expect(log).not.toMatch(/example\.in|angan-session|[0-9A-Z]{5}-[0-9A-Z]{5}-/);
});
