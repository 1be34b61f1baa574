import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/settings/settings';
import { createMemoryRateLimits } from '#server/middleware/rate-limit';
import { startTestServer, type TestServer } from '#server/testing/test-server';
import { createVisitor, type Visitor } from '#server/testing/visitor';

let server: TestServer;
let visitor: Visitor;
let userId: string;
let limitClock = 0;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: createMemoryRateLimits(() => limitClock) });
});
afterAll(() => server.close());
beforeEach(async () => {
  limitClock += 24 * 3600_000;
  visitor = createVisitor(server.url);
  userId = (await visitor.register()).user.id;
});

const defaults = JSON.parse(JSON.stringify(DEFAULT_SETTINGS));
const patch = (body: object, key?: string) =>
  visitor.request('PATCH', '/api/user/settings', {
    body: { ...defaults, ...body },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
const stored = () => visitor.json('GET', '/api/user/settings');

test('a new account has the defaults of the spec, and the whole object is stored', async () => {
  expect(await stored()).toEqual(defaults);
  const mine = {
    notificationsEnabled: false,
    emailNotifications: false,
    preferredLocations: ['Powai', 'Kamothe'],
    budgetMin: 6_000_000,
    budgetMax: 11_000_000,
    preferredPropertyTypes: ['2 BHK'],
  };
  const response = await patch(mine, 'whole');
  expect(await response.json()).toEqual({ key: 'whole', settings: mine });
  expect(await stored()).toEqual(mine);
  expect((await patch({ budgetMin: null })).status).toBe(200);
  expect(await stored()).toEqual(defaults);
});

test('edits of two phones are joined; a late repeat changes nothing; another body under the key is refused', async () => {
  const here = {
    budgetMin: 5,
    preferredLocations: ['Powai'],
    touched: ['budgetMin', 'preferredLocations:Powai'],
  };
  await patch(here, 'here');
  await patch({ preferredLocations: ['Juhu'], touched: ['preferredLocations:Juhu'] }, 'there');
  expect(await stored()).toEqual({ ...defaults, budgetMin: 5, preferredLocations: ['Powai', 'Juhu'] });
  await patch({ budgetMin: 7, touched: ['budgetMin'] }, 'newer');
  expect((await (await patch(here, 'here')).json()).settings.budgetMin).toBe(7);
  expect((await stored()).budgetMin).toBe(7);
  const conflict = await patch({ ...here, budgetMin: 9 }, 'here');
  expect([conflict.status, (await conflict.json()).error.code]).toEqual([422, 'key_conflict']);
});

test('a change that was made for somebody else waits: 401, nothing stored, nothing given away', async () => {
  const other = createVisitor(server.url);
  const theirs = (await other.register({ firstName: 'Ravi', email: 'ravi@example.in' })).user.id;
  const response = await patch({ budgetMin: 1, userId: theirs }, 'foreign');
  expect(response.status).toBe(401);
  expect(await stored()).toEqual(defaults);
  expect((await patch({ budgetMin: 2, userId }, 'own')).status).toBe(200);
  const repeat = await other.request('PATCH', '/api/user/settings', {
    body: { ...defaults, budgetMin: 2 },
    headers: { 'idempotency-key': 'own' },
  });
  expect(repeat.status).toBe(422);
});

test.each([
  [{ budgetMin: 2, budgetMax: 1 }, 422, 'budgetMax'],
  [{ budgetMin: -1 }, 422, 'budgetMin'],
  [{ budgetMax: 0.5 }, 422, 'budgetMax'],
  [{ budgetMin: '5' }, 422, 'budgetMin'],
  [{ budgetMin: {} }, 400, 'budgetMin'],
  [{ preferredLocations: 'Powai' }, 422, 'preferredLocations'],
  [{ preferredLocations: Array.from({ length: 41 }, (_, i) => `place ${i}`) }, 422, 'preferredLocations'],
  [{ notificationsEnabled: 1 }, 400, 'notificationsEnabled'],
])('%j is refused with %i', async (body, status, field) => {
  const response = await patch(body);
  expect(response.status).toBe(status);
  expect(Object.keys((await response.json()).error.fields)).toEqual([field]);
  expect(await stored()).toEqual(defaults);
});

test('a foreign origin changes nothing', async () => {
  const response = await visitor.request('PATCH', '/api/user/settings', {
    body: { ...defaults, budgetMin: 1 },
    headers: { origin: 'https://evil.test' },
  });
  expect(response.status).toBe(403);
  expect(await stored()).toEqual(defaults);
});
