import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageData } from '#domain/page/page-data';
import { deleteLocalDatabase, localDatabase } from '#local/db';
import { storeFromPageData } from '#local/page-data';
import { pullChanges } from '#local/pull';
import { createFakeFeed, fakeSummary } from '#local/testing/fake-feed';

const FRAME =
  '<html><head><link data-at="/search /" href="/l.js"><link data-at="/property/" href="/p.js"></head><body>frame</body></html>';
const HEADERS = {
  'content-type': 'text/html',
  'content-length': String(FRAME.length),
  'content-security-policy': "default-src 'self'",
};

beforeEach(async () => {
  const feed = createFakeFeed(9);
  feed.items.set('p8', fakeSummary(8, 20, { name: 'The </script> Towers' }));
  vi.stubGlobal('fetch', feed.fetch);
  await storeFromPageData({ agency: { name: 'Sample' }, screen: { kind: 'static' } } as unknown as PageData);
  await pullChanges({ view: 'summary' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await deleteLocalDatabase();
});

async function fill(address: string): Promise<{ response: Response; done: Promise<void> }> {
  // By a name that TypeScript does not follow: tests are checked with a page's types, the worker's are others.
  const module = './fill-shell.ts';
  const { fillShell } = await import(/* @vite-ignore */ module);
  return fillShell(new Response(FRAME, { headers: HEADERS }), new URL(address, 'https://site.example'));
}

test('the frame comes whole and with its policy, the phone’s data behind it', async () => {
  const { response, done } = await fill('/search');
  expect(response.headers.get('content-security-policy')).toBe(HEADERS['content-security-policy']);
  expect(response.headers.has('content-length')).toBe(false);
  const html = await response.text();
  await done;
  expect(html).toMatch(
    /<body>frame<script type="application\/json" id="phone-data">.*<\/script><\/body><\/html>$/,
  );
  // A name that would end the script does not.
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const data = JSON.parse(/id="phone-data">(.*)<\/script>/.exec(html)?.[1] ?? '');
  expect(data).toMatchObject({ url: '/search', total: 9, screen: { kind: 'results', total: 9 } });
  expect(html).toContain('The \\u003c/script> Towers');
});

test('the code of the screen is asked for by path', async () => {
  const linked = async (address: string) => {
    const html = await (await fill(address)).response.text();
    return [...html.matchAll(/rel="modulepreload" href="(.*?)"/g)].map((match) => match[1]);
  };
  expect(await linked('/search?location=Thane')).toEqual(['/l.js']);
  expect(await linked('/')).toEqual(['/l.js']);
  expect(await linked('/property/sample-home-1')).toEqual(['/p.js']);
  expect(await linked('/searching')).toEqual([]);
});

test('a phone that cannot be read gives the plain frame', async () => {
  vi.spyOn(localDatabase().meta, 'get').mockRejectedValue(new DOMException('broken', 'UnknownError'));
  const { response, done } = await fill('/search');
  const html = await response.text();
  expect(html.replace('rel="modulepreload"', 'data-at="/search /"')).toBe(FRAME);
  await done;
});

test('the frame does not wait for the data', async () => {
  let answer = (_: undefined) => {};
  const pending = new Promise<undefined>((resolve) => {
    answer = resolve;
  });
  vi.spyOn(localDatabase().meta, 'get').mockReturnValue(pending as never);
  const { response } = await fill('/search');
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toMatch(/<body>frame$/);
  answer(undefined);
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('</body></html>');
});

test('a phone that does not answer gives the plain frame after a while', async () => {
  vi.useFakeTimers();
  vi.spyOn(localDatabase().meta, 'get').mockReturnValue(new Promise(() => {}) as never);
  const { response } = await fill('/search');
  const reading = response.text();
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  expect(await reading).not.toContain('phone-data');
});

test('a frame that cannot be read ends with an error, not never', async () => {
  const module = './fill-shell.ts';
  const { fillShell } = await import(/* @vite-ignore */ module);
  const broken = new Response(new ReadableStream({ start: (stream) => stream.error(new Error('lost')) }));
  const { response, done } = fillShell(broken, new URL('https://site.example/search'));
  await expect(response.text()).rejects.toThrow('lost');
  await done;
});

test('a reader that goes away leaves nothing behind', async () => {
  const { response, done } = await fill('/search');
  await response.body?.cancel();
  await expect(done).resolves.toBeUndefined();
});
