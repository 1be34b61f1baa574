import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleProperty } from '#server/testing/sample-property';
import { startTestServer, type TestServer } from '#server/testing/test-server';

let server: TestServer;
const token = 'a-long-secret-token';

beforeAll(async () => {
  server = await startTestServer({ listings: [sampleProperty()], metricsToken: token });
});
afterAll(() => server.close());

const read = (authorization?: string) =>
  server.fetch('/api/metrics', authorization === undefined ? {} : { headers: { authorization } });

test('counts answers by route, without ids of visitors, whatever addresses are tried', async () => {
  await server.fetch('/api/properties');
  await server.fetch('/api/properties');
  await server.fetch(`/api/saved/user_1700000000000_${'a'.repeat(32)}`);
  for (let n = 0; n < 30; n++) await server.fetch(`/wp-admin/${n}?phone=9820012345`);
  for (let n = 0; n < 30; n++) await server.fetch(`/api/none/${n}`);
  const answer = await read(`Bearer ${token}`);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await answer.text();
  expect(text).toContain('angan_http_answers_total{route="/api/properties",method="GET",status="200"} 2');
  expect(text).toContain('angan_http_answers_total{route="page",method="GET",status="404"} 30');
  expect(text).toContain('\nangan_listings 1\n');
  expect(text).toContain('\nangan_lead_notices_waiting 0\n');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).not.toMatch(/user_17|98200|wp-admin|none\/1/);
});

test('nobody reads it without the token, and without one it does not exist', async () => {
  for (const wrong of [undefined, '', 'Bearer ', 'Bearer wrong', token]) {
    const answer = await read(wrong);
    expect([answer.status, await answer.text()]).toEqual([401, expect.not.stringContaining('angan_')]);
  }
  const plain = await startTestServer();
  expect((await plain.fetch('/api/metrics', { headers: { authorization: 'Bearer undefined' } })).status).toBe(
    404,
  );
  await plain.close();
});
