import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { waitUntilKept } from './phone-data.ts';
import { setStage } from './stage.ts';

const stage = setStage();
/** Over a connection of its own: the stage cuts those that are open after each test, which fetch may not have noticed. */
const get = (address: string) =>
  fetch(`${stage.origin}${address}`, { redirect: 'manual', headers: { connection: 'close' } });

test('A19: what may change is asked for again, what carries a hash is kept for good', async () => {
  for (const address of ['/', '/search', '/sw.js', '/manifest.webmanifest', '/shell.html']) {
    const answer = await get(address);
    expect(answer.status, address).toBe(200);
    expect(answer.headers.get('cache-control'), address).toContain('no-cache');
  }
  const assets = [
    ...readFileSync(path.join(inject('thisVersion'), 'dist/client/sw.js'), 'utf8').matchAll(
      /\/assets\/[\w.-]+\.\w+/g,
    ),
  ];
  expect(assets.length).toBeGreaterThan(5);
  for (const [address] of assets) {
    const answer = await get(address);
    expect(answer.status, address).toBe(200);
    expect(answer.headers.get('cache-control'), address).toMatch(/max-age=31536000.*immutable/);
  }
});

test('A19: what is not there is 404 and never a page', async () => {
  for (const address of [
    '/assets/none.js',
    '/assets/none.css',
    '/api/none',
    '/media/none.avif',
    '/none.js',
  ]) {
    const answer = await get(address);
    expect(answer.status, address).toBe(404);
    expect(answer.headers.get('content-type') ?? '', address).not.toContain('html');
  }
});

test('S07: every document carries a policy without room for inline scripts', async () => {
  for (const address of ['/', '/search', '/shell.html', '/no/such/page']) {
    const policy = (await get(address)).headers.get('content-security-policy') ?? '';
    expect(policy, address).toMatch(/script-src [^;]*'self'/);
    expect(/script-src[^;]*/.exec(policy)?.[0], address).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(policy, address).toMatch(/object-src 'none'|default-src 'none'/);
  }
});

test('an answer that says "unchanged" is small, and the policy stays with what the browser keeps', async () => {
  for (const address of ['/', '/shell.html', '/sw.js']) {
    const etag = (await get(address)).headers.get('etag') ?? '';
    expect(etag, address).toMatch(/-(?:br|gzip)"$/);
    const again = await fetch(stage.origin + address, {
      headers: { connection: 'close', 'if-none-match': etag },
    });
    expect([again.status, again.headers.get('vary')], address).toEqual([304, 'Accept-Encoding']);
    expect([...again.headers].join('\r\n').length, address).toBeLessThan(400);
  }
  const { page } = await stage.phone({ serviceWorkers: 'block' });
  await page.goto('/faq');
  const statuses: number[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on('Network.responseReceivedExtraInfo', ({ statusCode }) => statuses.push(statusCode));
  const policy = await page.evaluate(async () => {
    const answer = await fetch('/faq', { cache: 'no-cache' });
    return answer.headers.get('content-security-policy');
  });
  expect(statuses).toContain(304);
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('a kept page that has not changed is not sent again', async () => {
  const { page } = await stage.phone();
  await page.goto('/faq');
  await waitUntilKept(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/faq')) !== undefined), { timeout: 20_000 })
    .toBe(true);
  stage.proxy.log.length = 0;
  await page.goto('/faq');
  // By the worker, with the tag of the packed form that it keeps; more than once when a pull has just ended.
  const statuses = () => [...new Set(stage.proxy.seen({ path: '/faq' }).map(({ status }) => status))];
  await expect.poll(statuses, { timeout: 20_000 }).toEqual([304]);
});

test('a first frame waits for the first card, or for title and price, where a page has them', async () => {
  const { properties } = await (await get('/api/properties?limit=1')).json();
  for (const address of ['/', '/search', `/property/${properties[0].slug}`]) {
    const html = await (await get(address)).text();
    const awaited = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html)?.[1];
    expect(html.split(` id="${awaited}"`), address).toHaveLength(2);
  }
  // What nothing ends would hold the frame until the whole page is there.
  for (const address of ['/faq', '/shell.html', '/no/such/page'])
    expect(await (await get(address)).text(), address).not.toContain('rel="expect"');
});

test('bad addresses get an answer with a reason, never a 500', async () => {
  const bad = [
    '/api/properties?limit=abc',
    '/api/properties?page=-1',
    '/api/properties?limit=1e9',
    '/api/properties?search=%00',
    `/api/properties?search=${'a'.repeat(2000)}`,
    '/api/properties/slug/%E0%A4%A',
    '/property/%E0%A4%A',
    '/%',
    '/search?q=%',
    '/search?status=__proto__',
    '//',
    '//[',
  ];
  for (const address of bad) {
    const { status } = await get(address);
    expect(status, address).toBeLessThan(500);
  }
});
