import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteLocalDatabase, withLocal } from './db.ts';
import { createFlusher } from './flush.ts';
import { listEntries, listUnsent } from './outbox.ts';
import { ensureUserSession, listSaved, listSavedIds, saveProperty, unsaveProperty } from './saved.ts';
import { fakeSummary } from './testing/fake-feed.ts';
import { createFakeOffice, createFlushEnv, type FakeOffice } from './testing/fake-office.ts';

const clock = { ms: 1_764_000_000_000 };
let office: FakeOffice;
let flush: ReturnType<typeof createFlusher>;
const stored = new Map<string, string>();
const home = fakeSummary(1);
const commands = async () => (await withLocal(listUnsent)).map((entry) => entry.command);

beforeEach(() => {
  stored.clear();
  office = createFakeOffice();
  vi.stubGlobal('fetch', office.fetch);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  flush = createFlusher(createFlushEnv(clock));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteLocalDatabase();
});

test('a heart is on the phone at once, sent behind it, and not listed as something a person waits for', async () => {
  await saveProperty(home);
  expect(await withLocal(listSavedIds)).toEqual(['p1']);
  expect((await withLocal(listSaved))[0]?.summary).toEqual(home);
  expect(await withLocal(listEntries)).toEqual([]);
  await flush();
  expect(office.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/saved']);
  expect(await commands()).toEqual([]);
});

test('a later unsave replaces a queued save, and the other way round', async () => {
  await saveProperty(home);
  await unsaveProperty('p1');
  expect(await commands()).toEqual(['unsaveProperty']);
  await saveProperty(home);
  await saveProperty(home);
  expect(await commands()).toEqual(['saveProperty']);
});

test('an unsave during the sending of a save goes after it; a failed save is then not tried again', async () => {
  await saveProperty(home);
  let arrived = () => {};
  const onTheWay = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  let fail = (_: Error) => {};
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    if (init.method !== 'POST') return office.fetch(input, init);
    arrived();
    return new Promise((_, reject) => {
      fail = reject;
    });
  });
  const round = flush();
  await onTheWay;
  await unsaveProperty('p1');
  expect(await commands()).toEqual(['saveProperty', 'unsaveProperty']);
  fail(new TypeError('Failed to fetch'));
  await round;
  expect(await commands()).toEqual([]);
  expect(office.requests.map((request) => request.method)).toEqual(['DELETE']);
});

test('the session id heals from either copy, and a new one tells the server of the list again', async () => {
  await ensureUserSession();
  const id = stored.get('userSession');
  expect(id).toMatch(/^user_\d+_[0-9a-f]{32}$/);
  stored.clear();
  await ensureUserSession();
  expect(stored.get('userSession')).toBe(id);
  await withLocal((db) => db.meta.clear());
  await ensureUserSession();
  expect(stored.get('userSession')).toBe(id);

  await saveProperty(home);
  await flush();
  stored.clear();
  await withLocal((db) => db.meta.clear());
  await ensureUserSession();
  const [entry] = await withLocal(listUnsent);
  expect(entry).toMatchObject({ command: 'saveProperty', body: { propertyId: 'p1' } });
  expect(entry?.body?.userSession).not.toBe(id);
});
