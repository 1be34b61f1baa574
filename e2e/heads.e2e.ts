import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRIVATE_PATHS } from '#domain/page/heads';
import { importListings, listCatalogue } from './catalogue.ts';
import { everyScreen } from './every-screen.ts';
import { type Product, startProduct } from './product.ts';
import { type FaultProxy, startFaultProxy } from './proxy/fault-proxy.ts';
import { type ReadHead, readHead, unescapeHtml } from './read-head.ts';

/* What a crawler and a messenger read: the HTML as it is sent, without a browser. */

let proxy: FaultProxy | undefined;
let product: Product | undefined;
let origin = '';

beforeAll(async () => {
  const front = await startFaultProxy();
  proxy = front;
  origin = front.origin;
  product = await startProduct({ publicUrl: origin });
  front.target = product.port;
});
afterAll(async () => {
  await proxy?.close();
  await product?.close();
});

async function visit(path: string): Promise<ReadHead & { status: number }> {
  const answer = await fetch(`${origin}${path}`);
  return { status: answer.status, ...readHead(await answer.text()) };
}

test('every address tells a crawler what it is, and what is not there answers 404', async () => {
  const items = await listCatalogue(origin);
  // Drawing a page takes its time: some of each kind stand for the rest.
  const kinds = (['sale', 'resale', 'rental'] as const).map((kind) =>
    items.filter((i) => i.propertyType === kind),
  );
  const slugs = kinds.flatMap((kind) => kind.slice(0, 3)).map((item) => item.slug);
  const titles = new Map<string, string>();
  const wrong: Record<string, string[]> = {};
  for (const path of everyScreen(slugs)) {
    const { status, title, canonical, meta, data } = await visit(path);
    const problems: string[] = [];
    const should = (right: unknown, problem: string) => right || problems.push(problem);
    const missing = /no-such|\/no\//.test(path);
    should(status === (missing ? 404 : 200), `status ${status}`);
    should(Boolean(meta.robots) === (missing || PRIVATE_PATHS.has(path)), `robots ${meta.robots}`);
    should(missing === (canonical === null), `canonical ${canonical}`);
    if (!missing) {
      should(canonical?.startsWith(`${origin}/`), `canonical ${canonical}`);
      const twin = titles.get(title);
      should(!twin || twin === canonical, `shares its title with ${twin}`);
      titles.set(title, canonical ?? '');
      for (const name of ['description', 'og:title', 'og:description', 'og:url', 'og:image', 'twitter:card'])
        should(meta[name], `no ${name}`);
      should(meta['og:image']?.startsWith(`${origin}/share/`), `og:image ${meta['og:image']}`);
      if (path.startsWith('/property/'))
        // A listing's own objects may stand between the two.
        should(
          data[0]?.['@type'] === 'RealEstateListing' && data.at(-1)?.['@type'] === 'BreadcrumbList',
          'structured data',
        );
    }
    if (problems.length) wrong[path] = problems;
  }
  expect(wrong).toEqual({});
});

test('the short address of a listing is the same page and names the canonical one', async () => {
  const [item] = await listCatalogue(origin);
  const short = await visit(`/${item?.slug}`);
  expect(short.status).toBe(200);
  expect(short.canonical).toBe(`${origin}/property/${item?.slug}`);
});

test('a link from before a correction of the name leads to the page that the listing has now', async () => {
  const item = (await listCatalogue(origin)).at(-1);
  const full = await (await fetch(`${origin}/api/properties/slug/${item?.slug}`)).json();
  await importListings(product?.dataDir ?? '', [{ ...full, name: `${full.name} Corrected` }]);
  const answer = await fetch(`${origin}/property/${item?.slug}?utm_source=chat`);
  expect(answer.redirected).toBe(true);
  expect(new URL(answer.url).search).toBe('?utm_source=chat');
  const { canonical, title } = readHead(await answer.text());
  expect(canonical).toBe(answer.url.replace(/\?.*/, ''));
  expect(title).toContain('Corrected');
});

test('a messenger gets a preview: a JPEG below 300 KB behind an absolute address', async () => {
  const items = await listCatalogue(origin);
  // P-101 is the home of the sample catalogue with a preview picture of its own.
  const own = items.find(({ id }) => id === 'P-101');
  const other = items.find(({ id }) => id !== 'P-101');
  for (const path of ['/', `/property/${own?.slug}`, `/property/${other?.slug}`]) {
    const { meta } = await visit(path);
    const answer = await fetch(meta['og:image'] ?? '');
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(body.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(body.length).toBeLessThan(300_000);
    expect(meta).toMatchObject({
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:image': meta['og:image'],
    });
  }
});

test('the sitemap names addresses that exist', async () => {
  const robots = await (await fetch(`${origin}/robots.txt`)).text();
  const sitemap = /Sitemap: (\S+)/.exec(robots)?.[1] ?? '';
  const text = await (await fetch(sitemap)).text();
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => unescapeHtml(loc));
  expect(addresses.length).toBeGreaterThan(90);
  for (const address of addresses.filter((_, i) => i % 16 === 0))
    expect((await visit(address.slice(origin.length))).canonical, address).toBe(address);
});
