import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, SERVER_LIMITS } from './listen.ts';
import { stopGracefully } from './stop.ts';
import { TEST_CERTIFICATE, TEST_KEY } from './testing/test-certificate.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  const limits = { ...SERVER_LIMITS, headersTimeout: 200, requestTimeout: 400, checkEvery: 50 };
  server = await startTestServer({ limits });
});
afterAll(() => server.close());

/** What comes back for bytes sent by hand, until the server ends the connection. */
function send(text: string, { dripping = false } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let answer = '';
    // A client that never finishes its headers, one line at a time.
    const drip = dripping ? setInterval(() => socket.write('X-More: 1\r\n'), 20) : undefined;
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => {
      clearInterval(drip);
      resolve(answer);
    });
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EPIPE' || error.code === 'ECONNRESET' ? undefined : reject(error),
    );
    socket.write(text);
  });
}

test('a client that drips its headers, or its body, is let go with 408', async () => {
  expect(await send('GET /api/health HTTP/1.1\r\nHost: x\r\n', { dripping: true })).toMatch(/^HTTP\/1.1 408/);
  const head =
    'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n';
  expect(await send(`${head}{"name":`)).toMatch(/^(HTTP\/1.1 4|$)/);
  expect((await server.fetch('/api/health')).status).toBe(200);
});

test('headers over 16 KiB are 431, and the server lives', async () => {
  const head = `GET /api/health HTTP/1.1\r\nHost: x\r\nCookie: ${'c'.repeat(20_000)}\r\n\r\n`;
  expect(await send(head)).toMatch(/^HTTP\/1.1 431/);
  expect((await server.fetch('/api/health')).status).toBe(200);
});

test.each([
  ['no HTTP at all', '\u0016\u0003\u0001 hello\r\n\r\n'],
  [
    'two lengths',
    'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
  ],
  [
    'a length and chunks',
    'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['no host', 'GET /api/health HTTP/1.1\r\n\r\n'],
])('%s is 400', async (_, text) => {
  expect(await send(text)).toMatch(/^HTTP\/1.1 400/);
});

test('certificate files make it https, from TLS 1.2 on; it stops cleanly', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'angan-tls-'));
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  writeFileSync(certFile, TEST_CERTIFICATE);
  writeFileSync(keyFile, TEST_KEY);
  const app = { callback: () => (_: unknown, answer: { end(text: string): void }) => answer.end('safe') };
  const safe = await listen(app, { port: 0, host: '127.0.0.1', tls: { certFile, keyFile } });
  const { port } = safe.address() as AddressInfo;
  const ask = (options: object) =>
    new Promise<string>((resolve, reject) => {
      get({ host: 'localhost', port, ca: TEST_CERTIFICATE, agent: false, family: 4, ...options }, (answer) =>
        answer.on('data', (chunk) => resolve(String(chunk))),
      ).on('error', reject);
    });
  expect(await ask({})).toBe('safe');
  await expect(ask({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1' })).rejects.toThrow();
  expect(await stopGracefully(safe, server.db, { timeoutMs: 2000 })).toBe(true);
  rmSync(folder, { recursive: true });
  server = await startTestServer();
});
