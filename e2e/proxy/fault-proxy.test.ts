import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { CAPTIVE_PORTAL } from './faults.ts';

const BODY = JSON.stringify({ items: Array.from({ length: 40 }, (_, id) => ({ id })) });
const handled: string[] = [];
const server = http.createServer((request, response) => {
  handled.push(`${request.method} ${request.url}`);
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(BODY);
  });
});
let proxy: FaultProxy;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  proxy = await startFaultProxy();
  proxy.target = (server.address() as AddressInfo).port;
});
afterEach(() => {
  proxy.clearRules();
  proxy.log.length = 0;
  handled.length = 0;
});
afterAll(async () => {
  await proxy.close();
  await new Promise((resolve) => server.close(resolve));
});

const get = (path: string, init?: RequestInit) => fetch(`${proxy.origin}${path}`, init);

test('passes requests on whole and keeps a log with their keys', async () => {
  const answer = await get('/api/leads', {
    method: 'POST',
    body: '{}',
    headers: { 'Idempotency-Key': 'k1' },
  });
  expect(await answer.text()).toBe(BODY);
  expect(proxy.seen({ method: 'POST', path: /leads/ })).toMatchObject([
    { key: 'k1', status: 200, fault: null },
  ]);
});

test('a rule matches by method, path, skip and times', async () => {
  const rule = proxy.rule({ path: '/a', skip: 1, times: 1 }, { kind: 'replace', status: 503 });
  expect((await get('/b')).status).toBe(200);
  expect((await get('/a')).status).toBe(200);
  expect((await get('/a')).status).toBe(503);
  expect((await get('/a')).status).toBe(200);
  expect(rule.hits).toBe(1);
});

test('drop-before keeps a request from the server, drop-after loses only the answer', async () => {
  proxy.rule({ path: '/before' }, { kind: 'drop-before' });
  proxy.rule({ path: '/after' }, { kind: 'drop-after' });
  await expect(get('/before', { method: 'POST' })).rejects.toThrow();
  await expect(get('/after', { method: 'POST' })).rejects.toThrow();
  expect(handled).toEqual(['POST /after']);
});

test('duplicate asks the server twice', async () => {
  proxy.rule({}, { kind: 'duplicate' });
  expect(await (await get('/x', { method: 'POST' })).text()).toBe(BODY);
  expect(handled).toEqual(['POST /x', 'POST /x']);
});

test('half is a whole answer that is no JSON, wrong-length breaks off', async () => {
  proxy.rule({ path: '/half' }, { kind: 'half' });
  proxy.rule({ path: '/length' }, { kind: 'wrong-length' });
  const half = await (await get('/half')).text();
  expect(half).toBe(BODY.slice(0, Math.floor(BODY.length / 2)));
  await expect(get('/length').then((answer) => answer.text())).rejects.toThrow();
});

test('silence gives no answer, slow gives it bit by bit', async () => {
  proxy.rule({ path: '/silence' }, { kind: 'silence' });
  proxy.rule({ path: '/slow' }, { kind: 'slow', bytesPerSecond: 5000 });
  await expect(get('/silence', { signal: AbortSignal.timeout(200) })).rejects.toThrow();
  expect(handled).toEqual([]);
  expect(await (await get('/slow')).text()).toBe(BODY);
});

test('a captive portal answers for every address', async () => {
  proxy.rule({}, CAPTIVE_PORTAL);
  const answer = await get('/api/properties');
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(handled).toEqual([]);
});

test('down refuses connections, up takes them again at the same address', async () => {
  await proxy.down();
  await expect(get('/x')).rejects.toThrow();
  await proxy.up();
  expect((await get('/x')).status).toBe(200);
});
