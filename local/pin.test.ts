import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Property } from '#domain/property/property';
import { deleteLocalDatabase, withLocal } from './db.ts';
import { filesOf, keepSaved } from './pin.ts';
import { savedRows } from './saved.ts';
import { fakeSummary } from './testing/fake-feed.ts';

const PHOTO = '/media/tower-1a2b3c4d.webp';
const PLAN = '/media/plan-2b-5e6f7a8b.svg';
const START = Date.UTC(2026, 1, 3);

let kept: Map<string, Response>;
let asked: string[];
/** How the server answers for the plan. */
let plan: () => Response | Promise<Response>;

const picture = () => new Response('picture', { headers: { 'content-type': 'image/webp' } });
const notThere = () => new Response('Not here', { status: 404 });

beforeEach(async () => {
  vi.useFakeTimers({ now: START, toFake: ['Date'] });
  kept = new Map();
  asked = [];
  plan = notThere;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return path === PLAN ? plan() : picture();
  });
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (path: string) => kept.get(path)?.clone(),
      put: async (path: string, response: Response) => kept.set(path, response),
    }),
  });
  await storeListing(1);
  await withLocal((db) => savedRows(db).put({ propertyId: 'p1', savedAt: 1, summary: fakeSummary(1) }));
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await deleteLocalDatabase();
});

/** Puts the saved listing, as it stands at `rev`, on this phone. */
async function storeListing(rev: number): Promise<void> {
  const property = {
    id: 'p1',
    slug: 'sample-home-1',
    rev,
    images: [PHOTO],
    interiorImages: [],
    floorPlans: [{ type: '2 BHK', image: PLAN }],
    documents: [],
    pictures: {},
  } as unknown as Property;
  await withLocal((db) => db.details.put({ id: 'p1', slug: property.slug, property, storedAt: rev }));
}

const plansAsked = () => asked.filter((path) => path === PLAN).length;
const missing = async () => (await withLocal((db) => savedRows(db).get('p1')))?.missing;

test('a plan that the server does not have is asked for once, and the home counts as kept', async () => {
  await keepSaved();
  await keepSaved();
  await keepSaved();
  expect(asked).toEqual([PHOTO, PLAN]);
  expect(await missing()).toBe(0);
});

test('it is asked for again when the listing has changed, and after a day', async () => {
  await keepSaved();
  await storeListing(2);
  await keepSaved();
  expect(plansAsked()).toBe(2);
  vi.setSystemTime(START + 23 * 3_600_000);
  await keepSaved();
  expect(plansAsked()).toBe(2);
  vi.setSystemTime(START + 25 * 3_600_000);
  plan = picture;
  await keepSaved();
  expect(plansAsked()).toBe(3);
  expect([...kept.keys()]).toEqual([PHOTO, PLAN]);
});

test('what only the connection kept away is asked for each time', async () => {
  plan = () => Promise.reject(new TypeError('Failed to fetch'));
  await keepSaved();
  expect(await missing()).toBe(1);
  plan = () => new Response('busy', { status: 503 });
  await keepSaved();
  expect(await missing()).toBe(1);
  plan = notThere;
  await keepSaved();
  expect(await missing()).toBe(0);
  await keepSaved();
  expect(plansAsked()).toBe(3);
});

test('a picture that could not be read at import is not asked for at all', () => {
  const property = {
    images: [PHOTO, '/media/missing-tower.webp'],
    interiorImages: [],
    floorPlans: [{ type: '2 BHK', image: '/media/missing-plan.webp' }],
    documents: [],
    pictures: {
      [PHOTO]: { width: 1440, height: 960 },
      '/media/missing-tower.webp': { width: 1440, height: 960, missing: true },
      '/media/missing-plan.webp': { width: 1440, height: 960, missing: true },
    },
  } as unknown as Property;
  expect(filesOf(property)).toEqual(['/media/tower-1a2b3c4d-960.webp']);
});
