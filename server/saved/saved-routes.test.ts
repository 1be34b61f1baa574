import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/log';
import { sampleProperty } from '#server/testing/sample-property';
import { startTestServer, type TestServer } from '#server/testing/test-server';

const mine = 'user_1764280000000_00112233445566778899aabbccddeeff';
const theirs = 'user_1764280000001_ffeeddccbbaa99887766554433221100';
let server: TestServer;
const lines: string[] = [];

beforeAll(async () => {
  const log = createLog({ level: 'debug', write: (text) => lines.push(text) });
  server = await startTestServer({ log, listings: ['a', 'b'].map((id) => sampleProperty({ id })) });
});
afterAll(() => server.close());

function call(method: string, path: string, { body, key }: { body?: unknown; key?: string } = {}) {
  return server.fetch(path, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}
const save = (propertyId: string, key?: string) =>
  call('POST', '/api/saved', { body: { propertyId, userSession: mine }, ...(key ? { key } : {}) });
const check = async (propertyId: string, session = mine) =>
  (await (await call('GET', `/api/saved/${propertyId}/${session}/check`)).json()).saved;

test('save, check, list and remove as spec section 7 writes them', async () => {
  expect(await check('a')).toBe(false);
  expect(await (await save('a', 'k1')).json()).toEqual({ saved: true, propertyId: 'a', key: 'k1' });
  expect((await save('a')).status).toBe(201);
  expect(await check('a')).toBe(true);
  const list = await (await call('GET', `/api/saved/${mine}`)).json();
  expect(list.map((property: { id: string; images: unknown }) => property.id)).toEqual(['a']);
  expect(list[0].images).toEqual([]);
  const removed = await call('DELETE', `/api/saved/a/${mine}`, { key: 'k2' });
  expect(await removed.json()).toEqual({ saved: false, propertyId: 'a', key: 'k2' });
  expect(await check('a')).toBe(false);
  expect((await call('DELETE', `/api/saved/a/${mine}`)).status).toBe(200);
});

test('a repeat that arrives late does not undo a newer wish; its key with another body is 422', async () => {
  await save('b', 'late');
  await call('DELETE', `/api/saved/b/${mine}`, { key: 'newer' });
  expect((await save('b', 'late')).status).toBe(201);
  expect(await check('b')).toBe(false);
  expect((await save('a', 'late')).status).toBe(422);
});

test('50 parallel saves make one row', async () => {
  await Promise.all(Array.from({ length: 50 }, (_, i) => save('b', `p${i % 5}`)));
  expect(await server.db('saved_properties').where({ property_id: 'b' })).toHaveLength(1);
});

test('a home that has gone can be saved and checked; the list leaves it out', async () => {
  await save('gone');
  expect(await check('gone')).toBe(true);
  const list = await (await call('GET', `/api/saved/${mine}`)).json();
  expect(list.map((property: { id: string }) => property.id)).not.toContain('gone');
});

test('S09: unknown and foreign sessions answer alike', async () => {
  await call('POST', '/api/saved', { body: { propertyId: 'a', userSession: theirs } });
  const answers = await Promise.all(
    ['demo-session', 'user_1_x', `${mine.slice(0, -1)}0`].map(async (session) => {
      const one = await call('GET', `/api/saved/${session}`);
      const two = await call('DELETE', `/api/saved/a/${session}`);
      return [one.status, await one.text(), two.status, await check('a', session)];
    }),
  );
  expect(answers[0]).toEqual([200, '[]', 200, false]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

test.each([
  ['POST', '/api/saved', { propertyId: 'a' }, 422],
  ['POST', '/api/saved', { propertyId: { a: 1 }, userSession: mine }, 400],
  ['POST', '/api/saved', { propertyId: '../x', userSession: mine }, 422],
  ['GET', '/api/saved/a/%00/check', undefined, 422],
  ['DELETE', `/api/saved/a%2Fb/${mine}`, undefined, 422],
])('%s %s is refused in JSON', async (method, path, body, status) => {
  const answer = await call(method, path, body ? { body } : {});
  expect(answer.status).toBe(status);
  expect((await answer.json()).error.message).toEqual(expect.any(String));
});

test('S07: session ids stay out of the log', async () => {
  await new Promise((resolve) => setImmediate(resolve));
  expect(lines.join('')).toContain('/api/saved');
  expect(lines.join('')).not.toMatch(/user_1764280000000|00112233445566/);
});
