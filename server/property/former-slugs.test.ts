import { parse } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AgencySchema } from '#domain/agency/agency';
import { SAMPLE_AGENCY } from '#domain/testing/sample-agency';
import { writeCatalogue } from '#server/db/catalogue-clock';
import { createPageRenderer, type PageSource } from '#server/page/create-page-renderer';
import { sampleProperty } from '#server/testing/sample-property';
import { startTestServer, type TestServer } from '#server/testing/test-server';
import { removeProperty } from './property-store.ts';

/** Pages that show the name of their listing and nothing else. */
const source: PageSource = {
  buildId: 'test',
  entry: '/main.js',
  first: null,
  render: async ({ screen }) => ({
    html: screen.kind === 'property' ? screen.property.name : screen.kind,
    module: '',
  }),
  framed: [],
  filesFor: () => ({ stylesheet: null, scripts: [], later: [], copy: [] }),
  criticalCss: () => '',
  typefaces: { faces: [], facesCss: '' },
};

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    agency: parse(AgencySchema, SAMPLE_AGENCY),
    renderPage: ({ db, catalogue }) => createPageRenderer({ db, catalogue, pictures: {}, source }),
  });
});
afterAll(() => server.close());

/** Stores a listing in Ulwe under this name, and gives its link. */
async function put(id: string, name: string, more: object = {}): Promise<string> {
  const property = sampleProperty({ id, name, location: 'Ulwe', ...more });
  await server.put(property);
  return property.slug;
}
const ask = (path: string) => server.fetch(path, { redirect: 'manual' });
const leadsTo = async (path: string) => {
  const answer = await ask(path);
  return [answer.status, answer.headers.get('location')];
};
const idAt = async (slug: string) => (await (await ask(`/api/properties/slug/${slug}`)).json()).id;

test('after each correction of its name a listing is found under every link that it had', async () => {
  const first = await put('a', 'Sai Hieghts');
  expect((await ask(`/property/${first}`)).status).toBe(200);
  const second = await put('a', 'Sai Heights');
  const third = await put('a', 'Sai Heights Tower');
  for (const old of [first, second]) {
    expect(await leadsTo(`/property/${old}`)).toEqual([301, `/property/${third}`]);
    expect(await leadsTo(`/${old}?utm=a%20b&x`)).toEqual([301, `/property/${third}?utm=a%20b&x`]);
    const found = await (await ask(`/api/properties/slug/${old}`)).json();
    expect(found).toMatchObject({ id: 'a', slug: third });
    expect((await ask(`/share/${old}-1.jpg`)).status).toBe(200);
  }
  expect((await ask(`/property/${third}`)).status).toBe(200);
});

test('an address that leads elsewhere is asked again, and says so as text', async () => {
  const old = await put('again', 'Agian');
  const slug = await put('again', 'Again');
  const answer = await ask(`/property/${old}`);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await answer.text()).toContain(`/property/${slug}`);
});

test('a link in another script leads on too', async () => {
  const old = encodeURIComponent(await put('marathi', 'साई निवस'));
  const slug = await put('marathi', 'साई निवास');
  expect(await leadsTo(`/property/${old}`)).toEqual([301, `/property/${encodeURIComponent(slug)}`]);
});

test('a link that another listing has now is that one’s, and goes back when it is given up', async () => {
  const name = await put('b1', 'Palm Court');
  const moved = await put('b1', 'Palm Court One');
  await put('b2', 'Palm Court');
  expect(await (await ask(`/property/${name}`)).text()).toContain('>Palm Court<');
  expect(await idAt(name)).toBe('b2');
  // Whoever had it last has it.
  const other = await put('b2', 'Palm Court Two');
  expect(await leadsTo(`/property/${name}`)).toEqual([301, `/property/${other}`]);
  // Back to the name that it had: its own address again.
  await put('b1', 'Palm Court');
  expect(await idAt(name)).toBe('b1');
  expect(await leadsTo(`/property/${moved}`)).toEqual([301, `/property/${name}`]);
});

test('a seoSlug and the link that the name makes are both kept', async () => {
  const link = await put('c', 'Creek View');
  await put('c', 'Creek View', { seoSlug: 'creek-view' });
  expect((await ask(`/property/${link}`)).status).toBe(200);
  await put('c', 'Creek Vista', { seoSlug: 'creek-vista' });
  for (const old of [link, 'creek-view'])
    expect(await leadsTo(`/property/${old}`)).toEqual([301, '/property/creek-vista']);
});

test('the former links of a listing that was taken down answer as it does, and come back with it', async () => {
  const old = await put('d', 'Gone Home');
  const slug = await put('d', 'Gone House');
  await writeCatalogue(server.db, (writer) => removeProperty(writer, 'd'));
  for (const path of [old, slug].flatMap((link) => [`/property/${link}`, `/api/properties/slug/${link}`]))
    expect((await ask(path)).status, path).toBe(404);
  await put('d', 'Gone House');
  expect(await leadsTo(`/property/${old}`)).toEqual([301, `/property/${slug}`]);
});

test('what is refused or fails leaves no former link behind', async () => {
  const taken = await put('e1', 'Taken');
  const free = await put('e2', 'Free');
  const rows = () => server.db('former_slugs').count({ n: '*' }).first();
  const before = await rows();
  await expect(put('e2', 'Taken')).rejects.toThrow('already belongs');
  await put('e2', 'Free', { price: '₹1 Cr' });
  expect(await rows()).toEqual(before);
  expect([await idAt(taken), await idAt(free)]).toEqual(['e1', 'e2']);
});

test('an address with capitals leads to the same in small letters, where that is one', async () => {
  const slug = await put('capitals', 'Capital Heights');
  expect(await leadsTo(`/property/${slug.toUpperCase()}?utm=A`)).toEqual([301, `/property/${slug}?utm=A`]);
  expect(await leadsTo('/About')).toEqual([301, '/about']);
  expect(await leadsTo('/SEARCH?location=Panvel')).toEqual([301, '/search?location=Panvel']);
  expect(await leadsTo('/tools/EMI-calculator')).toEqual([301, '/tools/emi-calculator']);
  expect((await ask('/Nothing-Here')).status).toBe(404);
});
