import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import Koa from 'koa';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#server/log';
import { errorHandler } from './error-handler.ts';
import { jsonBody } from './json-body.ts';
import { originCheck } from './origin-check.ts';
import { createMemoryRateLimits, rateLimit } from './rate-limit.ts';

const lines: string[] = [];
const log = createLog({ level: 'info', write: (text) => lines.push(text) });
let clock = 0;
let limits = createMemoryRateLimits(() => clock);

function start(proxyHops: number) {
  const app = new Koa({ proxy: proxyHops > 0, maxIpsCount: proxyHops });
  app.use(errorHandler(log));
  app.use((ctx, next) => rateLimit(limits, { name: 'test', burst: 100, refillMs: 1000 })(ctx, next));
  app.use(originCheck({ publicUrl: 'https://angan.example' }));
  app.use(jsonBody());
  app.use((ctx) => {
    if (ctx.path === '/api/broken') throw new Error('phone 98200 00000 in the statement');
    if (ctx.path === '/api/full') throw Object.assign(new Error('disk'), { code: 'SQLITE_FULL' });
    ctx.body = { body: ctx.request.body };
  });
  const server = createServer(app.callback());
  return new Promise<{ url: string; close: () => void }>((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close: () => server.close(),
      }),
    ),
  );
}

let direct: Awaited<ReturnType<typeof start>>;
let proxied: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  [direct, proxied] = await Promise.all([start(0), start(1)]);
});
afterAll(() => {
  direct.close();
  proxied.close();
});
beforeEach(() => {
  limits = createMemoryRateLimits(() => clock);
  lines.length = 0;
});

const json = { 'content-type': 'application/json' };
const post = (body: BodyInit, headers: Record<string, string> = json, path = '/api/x') =>
  fetch(direct.url + path, { method: 'POST', body, headers });

const codeOf = async (response: Response) => {
  const text = await response.text();
  expect(text).not.toContain('    at ');
  return `${response.status} ${JSON.parse(text).error?.code ?? 'ok'}`;
};

test('JSON only, one object, 64 KiB (S02)', async () => {
  expect(await codeOf(await post('{"a":1}'))).toBe('200 ok');
  expect(await codeOf(await post('{"a":1}', { 'content-type': 'application/json; charset=utf-8' }))).toBe(
    '200 ok',
  );
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
  ])
    expect(await codeOf(await post('{"a":1}', { 'content-type': type })), type).toBe('415 not_json');
  for (const broken of ['{"a":', 'x', '{"a":1}}', '"text"', '7', 'null', '\u0000'])
    expect(await codeOf(await post(broken)), broken).toBe('400 invalid_json');
  expect(await codeOf(await post('[1]'))).toBe('400 bad_request');
  const full = JSON.stringify({ a: 'x'.repeat(64 * 1024 - 8) });
  expect(full).toHaveLength(64 * 1024);
  expect(await codeOf(await post(full))).toBe('200 ok');
  expect(await codeOf(await post(`${full} `))).toBe('413 too_large');
  const bomb = gzipSync(JSON.stringify({ a: 'x'.repeat(10_000_000) }));
  expect(await codeOf(await post(bomb, { ...json, 'content-encoding': 'gzip' }))).toBe('413 too_large');
});

test('nesting: 50 levels pass, more are refused, however deep (S02)', async () => {
  const nested = (levels: number, open: string, close: string) =>
    post(`{"a":${open.repeat(levels - 2)}{}${close.repeat(levels - 2)}}`);
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    expect(await codeOf(await nested(50, open, close)), open).toBe('200 ok');
    expect(await codeOf(await nested(51, open, close)), open).toBe('400 bad_request');
    expect(await codeOf(await nested(9_000, open, close)), open).toBe('400 bad_request');
  }
  expect(await codeOf(await nested(32_000, '[', ']'))).toBe('400 bad_request');
});

test('a body of unknown length is cut off at 64 KiB', async () => {
  const answer = await new Promise<number | undefined>((resolve) => {
    const call = request(`${direct.url}/api/x`, { method: 'POST', headers: json }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.on('error', () => {});
    call.write(`{"a":"${'x'.repeat(70_000)}`);
  });
  expect(answer).toBe(413);
});

test('__proto__ is dropped like any unknown field', async () => {
  const { body } = await (await post('{"__proto__":{"admin":true},"a":1}')).json();
  expect(body).toEqual({ a: 1 });
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

test('only our own pages may write (S03)', async () => {
  const from = (headers: Record<string, string>) => post('{}', { ...json, ...headers });
  for (const origin of [
    'https://evil.example',
    'null',
    'http://127.0.0.1:1',
    'https://angan.example.evil.example',
    'x',
  ])
    expect(await codeOf(await from({ origin })), origin).toBe('403 forbidden_origin');
  for (const origin of [direct.url, 'https://angan.example'])
    expect(await codeOf(await from({ origin })), origin).toBe('200 ok');
  expect(await codeOf(await from({}))).toBe('200 ok');
  expect(await codeOf(await from({ cookie: 'session=x' }))).toBe('403 forbidden_origin');
  const deleted = await fetch(`${direct.url}/api/x`, {
    method: 'DELETE',
    headers: { origin: 'https://evil.example' },
  });
  expect(deleted.status).toBe(403);
  expect((await fetch(`${direct.url}/api/x`, { headers: { origin: 'https://evil.example' } })).status).toBe(
    200,
  );
});

test('too many calls: 429 with Retry-After, healed by time', async () => {
  clock = 0;
  for (let i = 0; i < 100; i++) limits.take({ name: 'test', burst: 100, refillMs: 1000 }, '127.0.0.1');
  const refused = await post('{}');
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await codeOf(refused)).toBe('429 rate_limited');
  clock += 1000;
  expect((await post('{}')).status).toBe(200);
  expect((await post('{}')).status).toBe(429);
});

test('a spoofed X-Forwarded-For resets nothing unless a proxy is trusted, and then only its own entry counts (S04)', async () => {
  clock = 0;
  const use = (address: string) => {
    for (let i = 0; i < 100; i++) limits.take({ name: 'test', burst: 100, refillMs: 1000 }, address);
  };
  const as = (url: string, forwarded: string) =>
    fetch(`${url}/api/x`, { method: 'POST', body: '{}', headers: { ...json, 'x-forwarded-for': forwarded } });
  use('127.0.0.1');
  expect((await as(direct.url, '203.0.113.9')).status).toBe(429);
  use('198.51.100.7');
  expect((await as(proxied.url, '203.0.113.9, 198.51.100.7')).status).toBe(429);
  expect((await as(proxied.url, '198.51.100.7, 203.0.113.9')).status).toBe(200);
});

test('an unforeseen error is a 500 without its words; they are in the log, without a statement’s values', async () => {
  expect(await codeOf(await post('{}', json, '/api/broken'))).toBe('500 internal');
  await new Promise(setImmediate);
  expect(lines.join('')).toContain('writing-calls.test.ts');
});

test('a full disk is 503 with Retry-After', async () => {
  const response = await post('{}', json, '/api/full');
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await codeOf(response)).toBe('503 unavailable');
});
