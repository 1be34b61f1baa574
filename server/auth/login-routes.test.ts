import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/test-server';
import { createVisitor, type Visitor } from '#server/testing/visitor';

let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  visitor = createVisitor(server.url);
});

const target = async (path: string, headers?: Record<string, string>) => {
  const response = await visitor.get(path, headers);
  expect(response.status).toBe(302);
  return response.headers.get('location');
};

test('/api/login leads a visitor to the sign-in page and somebody signed in back', async () => {
  expect(await target('/api/login')).toBe('/sign-in?returnTo=%2Fprofile');
  expect(await target('/api/login?returnTo=/settings')).toBe('/sign-in?returnTo=%2Fsettings');
  await visitor.register();
  expect(await target('/api/login?returnTo=/settings')).toBe('/settings');
});

test.each(['//evil.test', 'https://evil.test', '/\\evil.test', '/%09/evil.test', '/api/logout', '/sign-in'])(
  'returnTo=%s leads nowhere else',
  async (address) => {
    const query = `returnTo=${encodeURIComponent(address)}`;
    expect(await target(`/api/login?${query}`)).toBe('/sign-in?returnTo=%2Fprofile');
    expect(await target(`/api/login?${query}&${query}`)).toBe('/sign-in?returnTo=%2Fprofile');
    expect(await target(`/api/logout?${query}`)).toBe('/profile');
    await visitor.register();
    expect(await target(`/api/login?${query}`)).toBe('/profile');
  },
);

test('/api/logout signs out when the person goes there, and not for another site or a prefetch', async () => {
  await visitor.register();
  const signedIn = async () => (await visitor.get('/api/auth/user')).status === 200;
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'https://evil.test/' },
    { referer: `${server.url}.evil.test/` },
    { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
  ];
  for (const headers of foreign) {
    expect(await target('/api/logout', headers)).toBe('/profile');
    expect(await signedIn()).toBe(true);
  }
  expect(await target('/api/logout', { 'sec-fetch-site': 'same-origin' })).toBe('/profile');
  expect(await signedIn()).toBe(false);
  expect(visitor.cookies.has('angan-session')).toBe(false);
});
