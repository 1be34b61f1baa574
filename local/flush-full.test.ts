import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteLocalDatabase, withLocal } from './db.ts';
import { createFlusher } from './flush.ts';
import { deleteEntry } from './outbox.ts';
import { saveProperty } from './saved.ts';
import { fakeSummary, jsonResponse } from './testing/fake-feed.ts';
import { createFakeLocks, createFakeOffice, createFlushEnv, type FakeOffice } from './testing/fake-office.ts';
import { correct, entryOf, queueInquiries } from './testing/outbox-rows.ts';

const clock = { ms: 1_764_000_000_000 };
const locks = createFakeLocks();
let office: FakeOffice;
let deleted: string[] = [];
/** Writes that the phone refuses from now on. */
let refusals = 0;
const newFlusher = (held: typeof locks | null = locks) => createFlusher(createFlushEnv(clock, held));

beforeEach(() => {
  clock.ms = 1_764_000_000_000;
  office = createFakeOffice(() => clock.ms);
  vi.stubGlobal('fetch', office.fetch);
  deleted = [];
  vi.stubGlobal('caches', { delete: async (name: string) => deleted.push(name) });
  refusals = 0;
  const real = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (refusals-- > 0) throw new DOMException('no room', 'QuotaExceededError');
    return real.apply(this, args);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await deleteLocalDatabase();
});

test('pictures give way, and the lead goes as ever', async () => {
  const [key = ''] = await queueInquiries(1);
  refusals = 1;
  expect(await newFlusher()()).toEqual({ sent: 1, ended: 'empty' });
  expect(deleted).toEqual(['angan-pictures']);
  expect((await entryOf(key)).state).toBe('sent');
});

describe('the phone stays full', () => {
  test.each([
    ['with Web Locks', locks],
    ['without', null],
  ])('every lead goes once, and is shown as sent when there is room (%s)', async (_, held) => {
    const keys = await queueInquiries(3);
    const flush = newFlusher(held);
    refusals = Infinity;
    for (let i = 0; i < 3; i++)
      await expect(flush({ fresh: true })).rejects.toMatchObject({ reason: 'full' });
    expect(office.requests.map((request) => request.key)).toEqual(keys);
    expect(office.rows.size).toBe(3);
    expect(deleted).toHaveLength(1); // not again and again
    refusals = 0;
    expect(await flush()).toEqual({ sent: 0, ended: 'empty' });
    for (const key of keys) expect(await entryOf(key)).toMatchObject({ state: 'sent', body: null });
    expect(office.requests).toHaveLength(3);
  });

  test('a sender that was killed before it could write is followed by the same message: one row', async () => {
    const [key = ''] = await queueInquiries(1);
    refusals = Infinity;
    await expect(newFlusher()()).rejects.toMatchObject({ reason: 'full' });
    await expect(newFlusher()()).rejects.toMatchObject({ reason: 'full' });
    refusals = 0;
    await newFlusher()();
    expect(office.rows.size).toBe(1);
    expect((await entryOf(key)).state).toBe('sent');
  });

  test('the server’s wish to wait is followed all the same', async () => {
    await queueInquiries(2);
    const flush = newFlusher();
    refusals = Infinity;
    const busy = { error: { code: 'rate_limited', message: 'later' } };
    office.intercept = (_, count) =>
      count === 1 ? jsonResponse(busy, 429, { 'retry-after': '30' }) : undefined;
    await expect(flush()).rejects.toMatchObject({ reason: 'full' });
    clock.ms += 29_999;
    await expect(flush({ fresh: true })).rejects.toMatchObject({ reason: 'full' });
    expect(office.requests).toHaveLength(1);
    clock.ms += 1;
    await expect(flush()).rejects.toMatchObject({ reason: 'full' });
    expect(office.rows.size).toBe(2);
  });

  test('a text that is changed before "sent" can be written is a message of its own', async () => {
    const [key = ''] = await queueInquiries(1);
    const flush = newFlusher();
    refusals = Infinity;
    await expect(flush()).rejects.toMatchObject({ reason: 'full' });
    refusals = 0;
    await correct(key, { message: 'Make it Sunday' });
    await flush();
    expect(office.rows.size).toBe(2);
    expect([...office.rows.values()].filter((body) => body.includes('Make it Sunday'))).toHaveLength(1);
  });

  test('when nothing is left to be sent, nobody is told to ask again', async () => {
    const [key = ''] = await queueInquiries(1);
    const flush = newFlusher();
    refusals = Infinity;
    await expect(flush()).rejects.toMatchObject({ reason: 'full' });
    await withLocal((db) => deleteEntry(db, key));
    expect(await flush()).toEqual({ sent: 0, ended: 'empty' });
  });

  test('hearts, whose order counts, wait for room and hold up no lead', async () => {
    await saveProperty(fakeSummary(1));
    const keys = await queueInquiries(1);
    const flush = newFlusher();
    refusals = Infinity;
    await expect(flush()).rejects.toMatchObject({ reason: 'full' });
    expect([...office.rows.keys()]).toEqual(keys);
    refusals = 0;
    expect((await flush()).sent).toBe(1);
    expect(office.rows.size).toBe(2);
  });
});
