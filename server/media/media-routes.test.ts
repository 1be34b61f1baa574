import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/test-server';
import { fileTitle } from './media-routes.ts';

let server: TestServer;
const pdf = '%PDF-1.4 0123456789';

beforeAll(async () => {
  server = await startTestServer();
  const media = join(server.dataDir, 'media');
  const documents = join(server.dataDir, 'documents');
  for (const dir of [media, documents, join(media, 'inner.png')]) mkdirSync(dir, { recursive: true });
  for (const name of ['a-1a2b3c4d.webp', 'a-1a2b3c4d-480.avif', 'empty.png', '.hidden.png'])
    writeFileSync(join(media, name), name === 'empty.png' ? '' : 'picture');
  writeFileSync(join(media, 'plan.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(server.dataDir, 'secret.png'), 'secret');
  symlinkSync(join(server.dataDir, 'secret.png'), join(media, 'link.png'));
  symlinkSync(server.dataDir, join(media, 'dir.png'));
  for (const name of ['sai-heights-brochure-1a2b3c4d5e.pdf', 'evil.js', 'evil.html', 'evil.pdf.js'])
    writeFileSync(join(documents, name), pdf);
});
afterAll(() => server.close());

test('pictures have their type and are kept for ever', async () => {
  const response = await server.fetch('/media/a-1a2b3c4d.webp');
  expect([response.status, await response.text()]).toEqual([200, 'picture']);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await server.fetch('/media/a-1a2b3c4d-480.avif')).headers.get('content-type')).toBe('image/avif');
  const etag = response.headers.get('etag') ?? '';
  expect((await server.fetch('/media/a-1a2b3c4d.webp', { headers: { 'if-none-match': etag } })).status).toBe(
    304,
  );
  const head = await server.fetch('/media/a-1a2b3c4d.webp', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '7']);
  const empty = await server.fetch('/media/empty.png');
  expect([empty.status, await empty.text()]).toEqual([200, '']);
});

test('a drawing opened by itself may run nothing', async () => {
  const response = await server.fetch('/media/plan.svg');
  expect(response.headers.get('content-type')).toContain('image/svg+xml');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a document opens in the browser under a name that one can read', async () => {
  const response = await server.fetch('/documents/sai-heights-brochure-1a2b3c4d5e.pdf');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe('inline; filename="sai-heights-brochure.pdf"');
  expect(await response.text()).toBe(pdf);
  expect(fileTitle('plan-of-2020.pdf')).toBe('plan-of-2020.pdf');
});

test('parts of a document', async () => {
  const part = (range: string, more = {}) =>
    server.fetch('/documents/sai-heights-brochure-1a2b3c4d5e.pdf', { headers: { range, ...more } });
  const first = await part('bytes=0-3');
  expect([first.status, first.headers.get('content-range'), await first.text()]).toEqual([
    206,
    'bytes 0-3/19',
    '%PDF',
  ]);
  expect(await (await part('bytes=-4')).text()).toBe('6789');
  expect(await (await part('bytes=15-')).text()).toBe('6789');
  expect(await (await part('bytes=15-999')).text()).toBe('6789');
  const beyond = await part('bytes=19-');
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */19']);
  for (const whole of ['bytes=0-1,3-4', 'bytes=x', 'bytes=-', 'bytes=5-2', 'lines=1-2'])
    expect((await part(whole)).status, whole).toBe(200);
  expect((await part('bytes=0-3', { 'if-range': '"other"' })).status).toBe(200);
});

/** The path as it is, without the tidying that fetch does. */
function rawStatus(path: string): Promise<number> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', reject);
    socket.on('end', () => {
      expect(text, path).not.toContain('secret');
      resolve(Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1]));
    });
  });
}

test.each([
  '/media/../secret.png',
  '/media/..%2fsecret.png',
  '/media/%2e%2e%2fsecret.png',
  '/media/%252e%252e%252fsecret.png',
  '/media/..\\secret.png',
  '/media/..%5csecret.png',
  '/media//etc/passwd',
  '/media/%2fetc%2fpasswd',
  '/media/a-1a2b3c4d.webp%00.png',
  '/media/link.png',
  '/media/dir.png/secret.png',
  '/media/inner.png',
  '/media/.hidden.png',
  '/media/none.png',
  '/media/constructor',
  `/media/${'a'.repeat(300)}.png`,
  '/media/%E0%A4%A.png',
  '/documents/evil.js',
  '/documents/evil.html',
  '/documents/evil.pdf.js',
  '/documents/../secret.png',
])('%s is 400 or 404 (S05)', async (path) => {
  expect([400, 404]).toContain(await rawStatus(path));
});
