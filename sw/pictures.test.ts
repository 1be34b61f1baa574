import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteLocalDatabase, withLocal } from '#local/db';
import { PICTURE_CACHE } from '#local/pictures';

const SITE = 'https://site.example';
const WANTED = '/media/tower-9f3a2b1c-480.avif';
const LARGER = '/media/tower-9f3a2b1c-640.avif';

let kept: Map<string, Response>;
let full: boolean;
const network = vi.fn<() => Promise<Response>>();
const picture = (body = 'picture') => new Response(body, { headers: { 'content-type': 'image/avif' } });
const pathOf = (key: Request | string) => new URL(typeof key === 'string' ? key : key.url, SITE).pathname;

/** As much of Cache Storage as the route uses, with a disk that can be full. */
const cache = {
  match: async (key: Request | string) => kept.get(pathOf(key))?.clone(),
  keys: async () => [...kept.keys()].map((path) => new Request(path)),
  delete: async (key: Request | string) => kept.delete(pathOf(key)),
  put: async (key: Request, response: Response) => {
    if (full) throw new DOMException('The disk is full', 'QuotaExceededError');
    kept.set(key.url.replace(SITE, ''), response);
  },
};

class SiteRequest extends Request {
  constructor(input: Request | string, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, SITE) : input, init);
  }
}

beforeEach(() => {
  kept = new Map();
  full = false;
  network.mockReset();
  // Workbox reads these from a worker's scope; its development build would also check their classes.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('FetchEvent', class {});
  vi.stubGlobal('Request', SiteRequest);
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async (key: Request | string, { cacheName }: { cacheName: string }) =>
      cacheName === PICTURE_CACHE ? cache.match(key) : undefined,
  });
  // The names of kept pictures are read once a second.
  vi.resetModules();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await deleteLocalDatabase();
});

/** Asks the route for a picture; resolves when all that it does afterwards is done, too. */
async function ask(path: string): Promise<Response> {
  // By names that TypeScript does not follow: tests are checked with a page's types, the worker's are others.
  const [routes, handlers] = ['./pictures.ts', './answer-with.ts'];
  const { pictures } = await import(/* @vite-ignore */ `${routes}`);
  const { answerWith } = await import(/* @vite-ignore */ `${handlers}`);
  const work: Promise<unknown>[] = [];
  const event = { waitUntil: (promise: Promise<unknown>) => work.push(promise) };
  const answer = await answerWith(pictures)({ event, request: new Request(path) });
  await work[0];
  return answer;
}

const rows = () => withLocal((db) => db.pictures.toArray());

test('a picture is kept under its path and counted; the next time the network is not asked', async () => {
  network.mockImplementation(async () => picture('12345'));
  expect(await (await ask(`${WANTED}?v=1`)).text()).toBe('12345');
  expect([...kept.keys()]).toEqual([WANTED]);
  expect(await rows()).toMatchObject([{ url: WANTED, bytes: 5, pinnedBy: [] }]);
  expect(await (await ask(WANTED)).text()).toBe('12345');
  expect(network).toHaveBeenCalledTimes(1);
});

test.each([
  ['a portal', async () => new Response('Free Wi-Fi', { headers: { 'content-type': 'text/html' } })],
  ['a picture that is gone', async () => new Response('', { status: 404 })],
  ['no connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s: another kept version of the picture, else an error; nothing is kept (A13)', async (_, answer) => {
  network.mockImplementation(answer);
  expect((await ask(WANTED)).type).toBe('error');
  expect(kept.size).toBe(0);
  vi.resetModules();
  kept.set(LARGER, picture('larger'));
  expect(await (await ask(WANTED)).text()).toBe('larger');
  expect([...kept.keys()]).toEqual([LARGER]);
});

test('a full phone shows the picture and gives up half of those that nobody pinned (A21)', async () => {
  const row = (url: string, usedAt: number, pinnedBy: string[] = []) => ({ url, bytes: 1, usedAt, pinnedBy });
  await withLocal((db) =>
    db.pictures.bulkPut([
      row('/media/a.webp', 1),
      row('/media/b.webp', 2),
      row('/media/p.webp', 0, ['saved:p']),
    ]),
  );
  for (const path of ['/media/a.webp', '/media/b.webp', '/media/p.webp']) kept.set(path, picture());
  network.mockImplementation(async () => picture('seen'));
  full = true;
  expect(await (await ask(WANTED)).text()).toBe('seen');
  expect([...kept.keys()]).toEqual(['/media/b.webp', '/media/p.webp']);
});
