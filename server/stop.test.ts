import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { stopGracefully } from './stop.ts';
import { startTestServer } from './testing/test-server.ts';

test('a request under way is finished, a new one refused, the database closed', async () => {
  const running = await startTestServer();
  let finish = () => {};
  const slow = createServer((_request, response) => {
    finish = () => response.end('done');
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const arrived = new Promise<void>((resolve) => slow.once('request', () => resolve()));
  const answer = fetch(url).then((response) => response.text());
  await arrived;
  const stopped = stopGracefully(slow, running.db, { timeoutMs: 5000 });
  await expect(fetch(url)).rejects.toThrow();
  finish();
  expect(await answer).toBe('done');
  expect(await stopped).toBe(true);
  await expect(running.db('properties')).rejects.toThrow();
  running.server.close();
});

test('work that never ends holds up neither the requests’ end nor the stop for long', async () => {
  const running = await startTestServer();
  const work = new Promise(() => {});
  const stopped = stopGracefully(running.server, running.db, { work, workTimeoutMs: 200 });
  await expect(fetch(running.url)).rejects.toThrow();
  expect(await stopped).toBe(false);
  await expect(running.db('properties')).rejects.toThrow();
});

test('the database stays open for work that ends', async () => {
  const running = await startTestServer();
  const work = new Promise((resolve) => setTimeout(resolve, 50)).then(() => running.db('properties'));
  expect(await stopGracefully(running.server, running.db, { work })).toBe(true);
  expect(await work).toEqual([]);
});

test('one that never ends is cut', async () => {
  const running = await startTestServer();
  const stuck = createServer(() => {});
  await new Promise<void>((resolve) => stuck.listen(0, '127.0.0.1', resolve));
  const cut = new Promise((resolve) =>
    get(`http://127.0.0.1:${(stuck.address() as AddressInfo).port}`).on('error', resolve),
  );
  await new Promise<void>((resolve) => stuck.once('request', () => resolve()));
  expect(await stopGracefully(stuck, running.db, { timeoutMs: 1 })).toBe(false);
  await cut;
  running.server.close();
});
