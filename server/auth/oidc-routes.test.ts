import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/test-server';
import { createVisitor, type Visitor } from '#server/testing/visitor';

interface Account {
  accountId: string;
  claims: () => Record<string, unknown>;
}

let provider: Server;
let issuer: string;
let server: TestServer;
let visitor: Visitor;
/** What the provider knows of each person. */
const people: Record<string, Record<string, unknown>> = {};

beforeAll(async () => {
  provider = createServer();
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  server = await startTestServer({ oidc: { issuer, clientId: 'angan', clientSecret: 'sample-secret' } });
  // @ts-expect-error the package brings no types of its own
  const { default: Provider } = await import('oidc-provider');
  const oidc = new Provider(issuer, {
    clients: [
      {
        client_id: 'angan',
        client_secret: 'sample-secret',
        redirect_uris: [`${server.url}/api/login/callback`],
      },
    ],
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'picture'],
    },
    findAccount: (_ctx: unknown, sub: string): Account => ({
      accountId: sub,
      claims: () => ({ sub, ...people[sub] }),
    }),
    cookies: { keys: ['sample-key'] },
  });
  provider.on('request', oidc.callback());
});
afterAll(async () => {
  await server.close();
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
});
beforeEach(() => {
  visitor = createVisitor(server.url);
});

/** Plays the person at the provider's own sign-in and consent pages until it sends them back; gives that address. */
async function atProvider(start: string, login: string): Promise<string> {
  const browser = createVisitor(issuer);
  const cookies = browser.cookies;
  let address = start;
  for (let step = 0; step < 12; step++) {
    const response = await browser.request('GET', address);
    const page = response.status === 200 ? await response.text() : '';
    const next = response.headers.get('location');
    if (next) address = new URL(next, address).href;
    else {
      const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
      const form: Record<string, string> = page.includes('name="login"')
        ? { prompt: 'login', login, password: 'x' }
        : { prompt: 'consent' };
      const answered = await fetch(action, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(form),
        headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      });
      for (const line of answered.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      address = new URL(answered.headers.get('location') ?? '', address).href;
    }
    if (address.startsWith(server.url)) return address;
  }
  throw new Error(`the provider did not send back, last seen at ${address}`);
}

const location = (response: Response) => response.headers.get('location') ?? '';
async function signIn(who: Visitor, login: string, returnTo = '/settings') {
  const start = location(await who.get(`/api/login/oidc?returnTo=${encodeURIComponent(returnTo)}`));
  const callback = await atProvider(start, login);
  return { start, callback, answer: await who.get(callback) };
}

test('the whole way: provider, back, signed in, at the page that was wanted', async () => {
  people.asha = {
    name: 'Asha Rao',
    given_name: 'Asha',
    email: 'asha@example.in',
    email_verified: true,
    picture: 'http://pictures.test/a.png',
  };
  const { start, answer } = await signIn(visitor, 'asha');
  const query = new URL(start).searchParams;
  expect(query.get('code_challenge_method')).toBe('S256');
  expect(query.get('scope')).toBe('openid profile email');
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(query.get(name)?.length).toBeGreaterThan(20);
  expect([answer.status, location(answer)]).toEqual([302, '/settings']);
  const user = await visitor.json('GET', '/api/auth/user');
  expect(user).toMatchObject({ firstName: 'Asha', email: 'asha@example.in', profileImageUrl: null });
  expect((await visitor.json('GET', '/api/auth/account')).emailConfirmed).toBe(true);
  expect(await visitor.json('GET', '/api/auth/methods')).toMatchObject({ oidc: '127.0.0.1' });

  people.asha = { ...people.asha, given_name: 'Asha Tai' };
  const tablet = createVisitor(server.url);
  await signIn(tablet, 'asha');
  expect(await tablet.json('GET', '/api/auth/user')).toMatchObject({ id: user.id, firstName: 'Asha Tai' });
});

test('an account with the same e-mail is not taken over, from either side', async () => {
  const squatter = createVisitor(server.url);
  const { user } = await squatter.register({ firstName: 'Eve', email: 'ravi@example.in' });
  people.ravi = { given_name: 'Ravi', email: 'ravi@example.in', email_verified: true };
  await signIn(visitor, 'ravi');
  expect((await visitor.json('GET', '/api/auth/user')).id).not.toBe(user.id);
});

test('the callback answers once, only in the browser that began, and not with another state', async () => {
  people.meera = { given_name: 'Meera' };
  const start = location(await visitor.get('/api/login/oidc?returnTo=/settings'));
  const callback = await atProvider(start, 'meera');
  // A victim is sent the attacker's callback.
  const victim = createVisitor(server.url);
  expect(location(await victim.get(callback))).toMatch(/^\/sign-in\?problem=provider/);
  expect((await victim.get('/api/auth/user')).status).toBe(401);
  // A victim who has begun a sign-in of their own is sent the attacker's callback.
  await victim.get('/api/login/oidc');
  expect(location(await victim.get(callback))).toMatch(/^\/sign-in\?problem=provider/);
  expect((await victim.get('/api/auth/user')).status).toBe(401);

  expect(location(await visitor.get(callback))).toBe('/settings');
  expect((await visitor.json('GET', '/api/auth/user')).email).toBeNull();
  expect(location(await visitor.get(callback))).toMatch(/^\/sign-in\?problem=provider/);
});

test('a refusal at the provider and a foreign returnTo end on own pages', async () => {
  const start = location(await visitor.get('/api/login/oidc?returnTo=//evil.test'));
  const state = new URL(start).searchParams.get('state');
  const refused = await visitor.get(`/api/login/callback?error=access_denied&state=${state}&iss=${issuer}`);
  expect(location(refused)).toBe('/sign-in?problem=provider&returnTo=%2Fprofile');
  expect((await visitor.get('/api/auth/user')).status).toBe(401);
});

test('sign-in gives a new session', async () => {
  people.asha ??= { given_name: 'Asha' };
  visitor.cookies.set('angan-session', 'planted');
  await signIn(visitor, 'asha');
  expect(visitor.cookies.get('angan-session')).not.toBe('planted');
  expect((await visitor.get('/api/auth/user')).status).toBe(200);
});

test('a provider that cannot be reached is a page, not an error', async () => {
  const alone = await startTestServer({
    oidc: { issuer: 'http://127.0.0.1:9', clientId: 'angan', clientSecret: 'x' },
  });
  try {
    const response = await createVisitor(alone.url).get('/api/login/oidc?returnTo=/settings');
    expect(location(response)).toBe('/sign-in?problem=provider&returnTo=%2Fsettings');
  } finally {
    await alone.close();
  }
});
