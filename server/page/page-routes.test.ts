import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/test-server';

/** What the next page is answered with. */
let status = 200;
let lines: string[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    renderPage: () => async (request) => ({
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
      hash: `${request.path}${request.search}${status}`,
      body: `<!doctype html><p>${request.path}${request.search} ${status}</p>${'x'.repeat(2000)}`,
    }),
    log: {
      debug: () => {},
      info: (_message, fields) => void lines.push(`${fields?.method} ${fields?.route} ${fields?.status}`),
      warn: () => {},
      error: () => {},
    },
  });
});
afterAll(() => server.close());

async function answer(address: string, init?: RequestInit) {
  const response = await server.fetch(address, init);
  const { headers } = response;
  return {
    status: response.status,
    text: await response.text(),
    headers: [...headers].filter(([name]) => !/^(?:date|connection|keep-alive)$/.test(name)),
    tag: headers.get('etag') ?? '',
    allow: headers.get('allow'),
  };
}

test('an address that is known as a page is answered like the first time, and logged', async () => {
  lines = [];
  const first = await answer('/known?a=1');
  const again = await answer('/known?a=1');
  expect(first.text).toContain('<p>/known?a=1 200</p>');
  expect(again).toEqual(first);
  expect((await answer('/known?a=2')).text).toContain('<p>/known?a=2 200</p>');
  expect(lines).toEqual(['GET /known 200', 'GET /known 200', 'GET /known 200']);
});

test('it is still a page for reading only, has a head without a body, and is unchanged for whoever has it', async () => {
  const { tag } = await answer('/read');
  const head = await answer('/read', { method: 'HEAD' });
  expect([head.status, head.text, head.tag]).toEqual([200, '', tag]);
  const unchanged = await answer('/read', { headers: { 'if-none-match': tag } });
  expect([unchanged.status, unchanged.text]).toEqual([304, '']);
  const written = await answer('/read', { method: 'POST' });
  expect([written.status, written.allow]).toEqual([405, 'GET, HEAD']);
});

test('what is no longer there is a 404 at an address that was a page, and a page again later', async () => {
  expect((await answer('/gone')).status).toBe(200);
  status = 404;
  const gone = await answer('/gone');
  status = 200;
  expect([gone.status, gone.text.includes('<p>/gone 404</p>')]).toEqual([404, true]);
  expect((await answer('/gone')).status).toBe(200);
});

test('the addresses of data never become pages', async () => {
  expect((await answer('/api/none')).status).toBe(404);
  expect((await answer('/api/none')).text).toContain('not_found');
  expect((await answer('/assets/none.js')).text).toBe('404 there is no such file\n');
  expect((await answer('/assets/none.js')).text).toBe('404 there is no such file\n');
});
