import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { sampleProperty } from './testing/sample-property.ts';
import { testsOnPostgres } from './testing/test-database.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const lines: string[] = [];
let server: TestServer;
let clientDir: string;

beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'angan-client-'));
  mkdirSync(join(clientDir, 'assets'));
  writeFileSync(join(clientDir, 'assets/main-1a2b.js'), 'console.log("plain")');
  writeFileSync(join(clientDir, 'assets/main-1a2b.js.br'), 'BROTLI');
  writeFileSync(join(clientDir, 'sw.js'), 'self.x = 1');
  writeFileSync(join(clientDir, 'manifest.webmanifest'), '{}');
  writeFileSync(join(clientDir, 'index.html'), '<p>never served as a file</p>');
  server = await startTestServer({
    listings: [sampleProperty({ id: 'a' }), sampleProperty({ id: 'b' })],
    clientDir,
    log: createLog({ level: 'info', write: (text) => lines.push(text) }),
    renderPage:
      ({ db }) =>
      async (request) => {
        if (request.path === '/sql') await db('leads').insert({ id: 'x', phone: '9820011111', name: 'Zoë' });
        if (request.path === '/boom') throw new Error('cannot draw');
        if (request.path === '/none') return null;
        const body = `<!doctype html><p>${request.path}${request.search} ${request.accepts}</p>${'x'.repeat(2000)}`;
        const headers = {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "script-src 'self'",
          'cache-control': 'no-cache',
        };
        return { status: request.path === '/missing' ? 404 : 200, headers, hash: 'page', body };
      },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(clientDir, { recursive: true });
});

test('health says how it stands', async () => {
  const response = await server.fetch('/api/health');
  expect(await response.json()).toEqual({
    status: 'ok',
    database: 'ok',
    engine: testsOnPostgres() ? 'postgresql' : 'sqlite',
    catalogue: { rev: 2, listings: 2 },
    queue: { leadNotices: 0, oldestSeconds: 0 },
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  '/api',
  '/api/',
  '/api/none',
  '/api/properties/none',
  '/api/health/x',
  '/media',
  '/media/x/y.png',
  '/documents/',
])('%s is a 404 and not HTML', async (path) => {
  const response = await server.fetch(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).not.toContain('html');
  expect(response.headers.get('cache-control')).toBe('no-store');
  if (path.startsWith('/api')) expect((await response.json()).error.code).toBe('not_found');
});

test('a wrong method is 405 with Allow', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const response = await server.fetch('/api/properties', { method });
    expect(response.status, method).toBe(405);
    expect(response.headers.get('allow')).toBe('HEAD, GET');
    expect((await response.json()).error.code).toBe('method_not_allowed');
  }
  expect((await server.fetch('/api/properties', { method: 'OPTIONS' })).status).toBe(204);
  expect((await server.fetch('/', { method: 'POST' })).status).toBe(405);
  const head = await server.fetch('/api/properties', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('reading changes no row (S03)', async () => {
  const tables = [
    'properties',
    'property_tombstones',
    'catalogue_clock',
    'leads',
    'inquiries',
    'saved_properties',
  ];
  const dump = async () => JSON.stringify(await Promise.all(tables.map((name) => server.db(name))));
  const before = await dump();
  for (const path of [
    '/',
    '/api/properties',
    '/api/changes',
    '/api/health',
    '/api/leads?name=x',
    '/api/properties/slug/x',
  ])
    await server.fetch(path);
  expect(await dump()).toBe(before);
});

test('answers carry the security headers; data may not run', async () => {
  for (const path of ['/', '/api/properties', '/api/none', '/sw.js', '/media/none.png']) {
    const { headers } = await server.fetch(path);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    if (path.startsWith('/api')) continue;
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy'), path).toContain('geolocation=()');
    expect(headers.get('x-frame-options'), path).toBe('SAMEORIGIN');
    // It costs a first visit a process of its own, made while the visitor waits (docs/decisions/010).
    expect(headers.get('cross-origin-opener-policy'), path).toBeNull();
  }
  const csp = (await server.fetch('/api/properties')).headers.get('content-security-policy');
  expect(csp).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
});

test('S07: an error that a browser shows as a document may run nothing either', async () => {
  for (const path of [
    '/boom',
    '/none',
    '/none.png',
    '/assets/none.js',
    '/media/none.png',
    '/documents/..%2fx',
    '/api/none',
  ]) {
    const answer = await server.fetch(path);
    expect(answer.status, path).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get('content-security-policy'), path).toContain("default-src 'none'");
  }
  expect((await server.fetch('/', { method: 'POST' })).headers.get('content-security-policy')).toContain(
    "default-src 'none'",
  );
});

test('files of the build: hashed ones for ever, the others asked again, lost ones never a page (A19)', async () => {
  const script = await server.fetch('/assets/main-1a2b.js', { headers: { 'accept-encoding': 'identity' } });
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await script.text()).toContain('plain');
  for (const [path, type] of [
    ['/sw.js', 'text/javascript'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ] as const) {
    const response = await server.fetch(path, { redirect: 'manual' });
    expect([response.status, response.headers.get('cache-control')], path).toEqual([200, 'no-cache']);
    expect(response.headers.get('content-type')).toContain(type);
    const again = await server.fetch(path, {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  }
  for (const path of [
    '/assets/none.js',
    '/assets/none',
    '/none.png',
    '/assets/../sw2.js',
    '/assets/..%2fsecret',
    '/index.js.map',
  ]) {
    const response = await server.fetch(path);
    expect(response.status, path).toBe(404);
    expect(response.headers.get('content-type'), path).toContain('text/plain');
  }
});

test('a packed file is sent packed', async () => {
  const { encoding, body } = await new Promise<{ encoding: string | undefined; body: string }>((resolve) =>
    httpGet(`${server.url}/assets/main-1a2b.js`, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ encoding: response.headers['content-encoding'], body: text }));
    }),
  );
  expect([encoding, body]).toEqual(['br', 'BROTLI']);
});

test('pages come from the renderer, packed, with 304 and 404', async () => {
  const home = await server.fetch('/search?q=x', { headers: { 'accept-encoding': 'gzip' } });
  expect(home.headers.get('content-encoding')).toBe('gzip');
  expect(await home.text()).toContain('/search?q=x gzip');
  const missing = await server.fetch('/missing', {
    headers: { 'if-none-match': '"page"', 'accept-encoding': 'identity' },
  });
  expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect((await server.fetch('/none')).status).toBe(404);
  const boom = await server.fetch('/boom');
  expect([boom.status, await boom.text()]).toEqual([500, '500 something went wrong on our side\n']);
});

test('each form of a page has a tag of its own, and is unchanged only for who has that form', async () => {
  const tags: Record<string, string> = { identity: '"page"', gzip: '"page-gzip"', br: '"page-br"' };
  for (const [encoding, tag] of Object.entries(tags)) {
    const ask = (headers: object) =>
      server.fetch('/search', { headers: { 'accept-encoding': encoding, ...headers } });
    const first = await ask({});
    expect(first.headers.get('etag'), encoding).toBe(tag);
    expect(first.headers.get('vary'), encoding).toBe('Accept-Encoding');
    expect(first.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    for (const [of, known] of Object.entries(tags)) {
      const again = await ask({ 'if-none-match': known });
      expect(again.status, `${encoding}, ${of} at hand`).toBe(of === encoding ? 304 : 200);
      expect(again.headers.get('etag')).toBe(tag);
      expect(again.headers.get('vary')).toBe('Accept-Encoding');
      if (again.status === 304) expect(again.headers.get('content-security-policy')).toBeNull();
    }
  }
});

test('the log has one JSON line a request, without query values or ids of visitors', async () => {
  lines.length = 0;
  await server.fetch('/api/properties?search=secret-words');
  await server.fetch('/api/properties/slug/sample-heights-a-kamothe-sector-18');
  await server.fetch('/api/saved/user_123_abc/nothing-here/at-all');
  await server.fetch('/about?phone=9820000000');
  await expect.poll(() => lines.join('').trim().split('\n').length).toBe(4);
  const entries = lines
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(entries.map((e) => [e.msg, e.method, e.route, e.status])).toEqual([
    ['request', 'GET', '/api/properties', 200],
    ['request', 'GET', '/api/properties/slug/:slug', 200],
    ['request', 'GET', '/api/…', 404],
    ['request', 'GET', '/about', 200],
  ]);
  expect(new Set(entries.map((e) => e.id)).size).toBe(4);
  expect(lines.join('')).not.toMatch(/secret|user_123|9820/);
});

test('what a failed statement carried stays out of the log', async () => {
  lines.length = 0;
  expect((await server.fetch('/sql')).status).toBe(500);
  await expect.poll(() => lines.join('')).toMatch(/SQLITE_CONSTRAINT|\(statement\) - 23502/);
  expect(lines.join('')).not.toMatch(/98200|Zo/);
});
