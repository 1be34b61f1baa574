import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleProperty } from '#server/testing/sample-property';
import { startTestServer, type TestServer } from '#server/testing/test-server';
import { toSitemap } from './sitemap.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    publicUrl: 'https://angan.example',
    listings: [
      sampleProperty({ id: 'a', name: 'Old Court', updatedAt: Date.UTC(2026, 1, 3) }),
      sampleProperty({
        id: 'b',
        name: 'New Court',
        seoSlug: 'new-court-kamothe',
        updatedAt: Date.UTC(2026, 4, 6, 12),
      }),
    ],
  });
});
afterAll(() => server.close());

test('the sitemap lists every listing with the day of its last change, newest first', async () => {
  const answer = await server.fetch('/sitemap.xml');
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const text = await answer.text();
  const homes = [...text.matchAll(/<loc>([^<]*\/property\/[^<]*)<\/loc><lastmod>([^<]*)</g)].map((m) =>
    m.slice(1),
  );
  expect(homes).toEqual([
    ['https://angan.example/property/new-court-kamothe', '2026-05-06'],
    ['https://angan.example/property/old-court-kamothe-sector-18', '2026-02-03'],
  ]);
  expect(text).toContain('<loc>https://angan.example/</loc><lastmod>2026-05-06</lastmod>');
  expect(text).toContain('<loc>https://angan.example/tools/emi-calculator</loc>');
  for (const path of ['/saved', '/profile', '/settings', '/sign-in']) expect(text).not.toContain(`${path}<`);
});

test('the sitemap follows the catalogue', async () => {
  await server.put(sampleProperty({ id: 'c', name: 'Third Court' }));
  expect(await (await server.fetch('/sitemap.xml')).text()).toContain(
    '/property/third-court-kamothe-sector-18<',
  );
});

test('both files have a tag, and are unchanged for who has them; the sitemap until the catalogue changes', async () => {
  for (const path of ['/sitemap.xml', '/robots.txt']) {
    const tag = (await server.fetch(path)).headers.get('etag') ?? '';
    expect(tag, path).toMatch(/^"[\w-]+"$/);
    const again = await server.fetch(path, { headers: { 'if-none-match': tag } });
    expect([again.status, again.headers.get('etag'), again.headers.get('vary')], path).toEqual([
      304,
      tag,
      'Accept-Encoding',
    ]);
    await server.put(sampleProperty({ id: 'tag', name: `Court for ${path}` }));
    const later = await server.fetch(path, { headers: { 'if-none-match': tag } });
    expect(later.status, path).toBe(path === '/robots.txt' ? 304 : 200);
  }
});

test('a listing that names another address as its true one is not in it', async () => {
  const at = (id: string, canonicalUrl: string) =>
    server.put(sampleProperty({ id, name: `Court ${id}`, canonicalUrl }));
  await at('d', 'https://builder.example/court');
  await at('e', 'https://angan.example/property/court-e-kamothe-sector-18');
  const text = await (await server.fetch('/sitemap.xml')).text();
  expect(text).not.toContain('/property/court-d-');
  expect(text).toContain('/property/court-e-kamothe-sector-18<');
});

test('addresses are escaped', () => {
  expect(toSitemap('https://a.example', [{ slug: "o'neil&co", updatedAt: 0 }])).toContain(
    '/property/o&#39;neil%26co<',
  );
});

test('robots.txt names the sitemap and keeps no page from saying noindex itself', async () => {
  const answer = await server.fetch('/robots.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain('Sitemap: https://angan.example/sitemap.xml');
  expect(text).not.toMatch(/Disallow: \/(?:saved|profile|settings|$)/m);
});
