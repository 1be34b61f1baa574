import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteLocalDatabase, withLocal } from './db.ts';
import { restoreSaved } from './restore-saved.ts';
import { ensureUserSession, listSavedIds, saveProperty } from './saved.ts';
import { fakeSummary } from './testing/fake-feed.ts';

const fakeHome = (n: number) => ({
  id: `p${n}`,
  name: `Home ${n}`,
  location: 'Sector 1',
  city: 'Panvel',
  price: '₹50 Lakh',
  priceValue: 50_00_000,
  status: 'Ready to Move',
  propertyType: 'resale',
  images: [],
  interiorImages: [],
  documents: [],
  specifications: {},
  slug: `home-${n}`,
  pictures: {},
  listedAt: 1,
  updatedAt: 1,
  rev: n,
});
const stored = new Map<string, string>();
let asked: string[] = [];
let answer: () => Response;

beforeEach(() => {
  stored.clear();
  asked = [];
  answer = () => Response.json([fakeHome(1), fakeHome(2)]);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return answer();
  });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteLocalDatabase();
});

test('a first visit asks for nothing', async () => {
  await ensureUserSession();
  await restoreSaved();
  expect(asked).toEqual([]);
});

test('a lost database gets its list back once, beside what was saved meanwhile', async () => {
  await ensureUserSession();
  const id = stored.get('userSession');
  await deleteLocalDatabase();
  await ensureUserSession();
  await saveProperty(fakeSummary(3));
  await restoreSaved();
  expect(asked).toEqual([`/api/saved/${id}`]);
  expect((await withLocal(listSavedIds)).sort()).toEqual(['p1', 'p2', 'p3']);
  await restoreSaved();
  expect(asked).toHaveLength(1);
});

test('without signal it stays due', async () => {
  await ensureUserSession();
  await deleteLocalDatabase();
  answer = () => {
    throw new TypeError('offline');
  };
  await expect(restoreSaved()).rejects.toThrow();
  answer = () => Response.json([fakeHome(1)]);
  await restoreSaved();
  expect(await withLocal(listSavedIds)).toEqual(['p1']);
});
