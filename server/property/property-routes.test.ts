import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleProperty } from '#server/testing/sample-property';
import { startTestServer, type TestServer } from '#server/testing/test-server';

let server: TestServer;
const day = 86_400_000;
const listings = [
  ...Array.from({ length: 60 }, (_, i) =>
    sampleProperty({ id: `p${i}`, city: 'Panvel', listedAt: Date.UTC(2026, 0, 1) + i * day }),
  ),
  sampleProperty({ id: 'resale-1', propertyType: 'resale', city: 'Thane', status: 'Luxury' }),
  sampleProperty({ id: 'rent-1', propertyType: 'rental', city: 'Navi Mumbai', name: 'Lakeview Rent' }),
  sampleProperty({ id: 'star', city: 'Kalyan', featured: true, listedAt: 0, seoSlug: 'the-star' }),
  sampleProperty({ id: 'marathi', name: 'श्री साई निवास', location: 'कामोठे' }),
];

beforeAll(async () => {
  server = await startTestServer({ listings });
});
afterAll(() => server.close());

const get = async (path: string, init?: RequestInit) => {
  const response = await server.fetch(path, init);
  return { response, status: response.status, body: await response.json() };
};

test('lists 50 whole listings a page, newest first, with the total', async () => {
  const { body } = await get('/api/properties?limit=50');
  expect(body.pagination).toEqual({ total: 64, page: 1, limit: 50, hasNext: true });
  expect(body.properties).toHaveLength(50);
  expect(body.properties[0]).toMatchObject({ id: 'p59', specifications: { floors: '14' }, images: [] });
  const second = await get('/api/properties?page=2');
  expect(second.body.properties).toHaveLength(14);
  expect(second.body.pagination.hasNext).toBe(false);
  const ids = [...body.properties, ...second.body.properties].map((p: { id: string }) => p.id);
  expect(new Set(ids).size).toBe(64);
  expect((await get('/api/properties?page=9')).body.properties).toEqual([]);
});

test('finds by text, type and place', async () => {
  const ids = async (query: string) =>
    (await get(`/api/properties?${query}`)).body.properties.map((p: { id: string }) => p.id);
  expect(await ids('search=lakevew')).toEqual(['rent-1']);
  expect(await ids(`search=${encodeURIComponent('साई')}`)).toEqual(['marathi']);
  expect(await ids('propertyType=resale&search=sample')).toEqual(['resale-1']);
  expect(await ids('propertyType=projects&location=Kalyan')).toEqual(['star']);
  expect(await ids('search=zzzzzz')).toEqual([]);
});

test('the short view answers summaries', async () => {
  const { body } = await get('/api/properties?view=summary&limit=1');
  expect(body.properties[0]).toMatchObject({ id: 'p59', imageCount: 0 });
  expect(body.properties[0]).not.toHaveProperty('specifications');
});

test('featured lists: marked ones first, then the newest, three a page', async () => {
  const first = await get('/api/properties/featured/projects?page=1&limit=3');
  expect(first.body.properties.map((p: { id: string }) => p.id)).toEqual(['star', 'p59', 'p58']);
  expect(first.body.pagination).toMatchObject({ total: 62, hasNext: true });
  expect((await get('/api/properties/featured/sale')).body).toEqual(first.body);
  const second = await get('/api/properties/featured/projects?page=2&limit=3');
  expect(second.body.properties.map((p: { id: string }) => p.id)).toEqual(['p57', 'p56', 'p55']);
  for (const [type, total] of Object.entries({ resale: 1, rental: 1, luxury: 1, 'new-launch': 0 }))
    expect((await get(`/api/properties/featured/${type}`)).body.pagination, type).toMatchObject({ total });
  expect((await get('/api/properties/featured/castles')).status).toBe(404);
  expect((await get('/api/properties/featured/__proto__')).status).toBe(404);
});

test('counts the four cities, nothing else', async () => {
  expect((await get('/api/properties/counts-by-location')).body).toEqual({
    Mumbai: 0,
    'Navi Mumbai': 2,
    Panvel: 60,
    Thane: 1,
  });
});

test('finds one by its seoSlug, by its link, in any script', async () => {
  const idOf = async (slug: string) =>
    (await get(`/api/properties/slug/${encodeURIComponent(slug)}`)).body.id;
  expect(await idOf('the-star')).toBe('star');
  expect(await idOf('sample-heights-star-kamothe-sector-18')).toBe('star');
  expect(await idOf('lakeview-rent-kamothe-sector-18')).toBe('rent-1');
  expect(await idOf('श्री-साई-निवास-कामोठे')).toBe('marathi');
  const missing = await get('/api/properties/slug/no-such-home');
  expect(missing.status).toBe(404);
  expect(missing.body).toEqual({ error: { code: 'not_found', message: 'no listing has this link' } });
});

test.each([
  ['/api/properties?limit=abc', 'limit'],
  ['/api/properties?limit=1e9', 'limit'],
  ['/api/properties?limit=0', 'limit'],
  ['/api/properties?limit=5&limit=6', 'limit'],
  ['/api/properties?page=-1', 'page'],
  ['/api/properties?propertyType=castle', 'propertyType'],
  ['/api/properties?view=tiny', 'view'],
  ['/api/properties?search[name]=x', 'search'],
  ['/api/properties?search[]=x', 'search'],
  ['/api/properties?limit[x]=5', 'limit'],
  ['/api/properties?view[x]=card', 'view'],
  ['/api/changes?since[name]=x', 'since'],
  ['/api/properties/featured/resale?page=x', 'page'],
])('%s is a 400 that names the field', async (path, field) => {
  const { status, body, response } = await get(path);
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ code: 'bad_request', fields: { [field]: expect.any(String) } });
  expect(response.headers.get('content-type')).toContain('application/json');
});

test('odd texts get a sane answer', async () => {
  expect((await get('/api/properties?search=%00')).body.pagination.total).toBe(64);
  expect((await get(`/api/properties?search=${'kamothe'.repeat(300)}`)).status).toBe(200);
  for (const odd of ['%FF%FE', '%25', "'%22--", '(', '[\\', '%F0%9F%8F%A0', '....', '*'])
    expect((await get(`/api/properties?search=${odd}`)).status, odd).toBe(200);
  expect((await get('/api/properties/slug/%E0%A4%A')).status).toBe(400);
  expect((await get('/api/properties/slug/%00')).status).toBe(404);
  expect((await get(`/api/properties/slug/${'a'.repeat(5000)}`)).status).toBe(404);
  expect((await get('/api/properties/slug/a%2Fb')).status).toBe(404);
});

test('a body is sent packed and once: ETag and 304, and the tag changes with the catalogue', async () => {
  const first = await server.fetch('/api/properties?limit=20', { headers: { 'accept-encoding': 'br' } });
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('vary')).toBe('Accept-Encoding');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[\w-]+"$/);
  expect((await first.json()).properties).toHaveLength(20);
  const again = await server.fetch('/api/properties?limit=20', {
    headers: { 'accept-encoding': 'br', 'if-none-match': `"other", W/${tag}` },
  });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  await server.put(sampleProperty({ id: 'p59', city: 'Panvel', price: '₹99 L', listedAt: 5 }));
  const changed = await server.fetch('/api/properties?limit=20', {
    headers: { 'accept-encoding': 'br', 'if-none-match': tag },
  });
  expect(changed.status).toBe(200);
  expect((await changed.json()).properties[0].price).toBe('₹99 L');
});

test('plain and gzip callers get the same listings', async () => {
  const gzip = await server.fetch('/api/properties', { headers: { 'accept-encoding': 'gzip' } });
  const plain = await server.fetch('/api/properties', { headers: { 'accept-encoding': 'identity' } });
  expect(gzip.headers.get('content-encoding')).toBe('gzip');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(gzip.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  expect(await gzip.json()).toEqual(await plain.json());
});
