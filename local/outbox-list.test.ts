import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimEntry } from './claim.ts';
import { deleteLocalDatabase, withLocal } from './db.ts';
import { flushOutbox } from './flush.ts';
import { changeEntry } from './outbox-list.ts';
import { createFakeOffice, type FakeOffice } from './testing/fake-office.ts';
import { entryOf, queueInquiries, unsentKeys } from './testing/outbox-rows.ts';

const correction = { message: 'Make it Sunday' };
let office: FakeOffice;

beforeEach(() => {
  office = createFakeOffice();
  vi.stubGlobal('fetch', office.fetch);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteLocalDatabase();
});

const arrived = (words: string) => [...office.rows.values()].filter((body) => body.includes(words)).length;

test('a correction takes the place of what waits', async () => {
  const [key = ''] = await queueInquiries(1);
  await changeEntry(await entryOf(key), correction);
  await expect.poll(unsentKeys).toEqual([]);
  expect(office.rows.size).toBe(1);
  expect(arrived('Sunday')).toBe(1);
});

test('a correction of what was sent meanwhile goes as a message of its own; the same text does not go again', async () => {
  const [key = ''] = await queueInquiries(1);
  const opened = await entryOf(key);
  await flushOutbox();
  await changeEntry(opened, { name: opened.body?.name });
  await flushOutbox();
  expect(office.rows.size).toBe(1);
  await changeEntry(opened, correction);
  await expect.poll(unsentKeys).toEqual([]);
  expect(office.rows.size).toBe(2);
  expect(arrived('Sunday')).toBe(1);
});

test('a correction of what is under way goes as a message of its own', async () => {
  const [key = ''] = await queueInquiries(1);
  const opened = await entryOf(key);
  const rules = {
    now: 0,
    exclusive: true,
    fresh: true,
    connected: false,
    paused: false,
    tried: new Set<string>(),
  };
  await withLocal((db) => claimEntry(db, key, rules));
  await changeEntry(opened, correction);
  await expect.poll(unsentKeys).toEqual([]);
  expect(office.rows.size).toBe(2);
  expect(arrived('Sunday')).toBe(1);
});

test('a correction of what was corrected in another tab leaves both', async () => {
  const [key = ''] = await queueInquiries(1);
  office.intercept = () => new TypeError('Failed to fetch');
  const opened = await entryOf(key);
  await changeEntry(opened, { message: 'Make it Monday' });
  await changeEntry(opened, correction);
  office.intercept = () => undefined;
  await flushOutbox({ fresh: true });
  await expect.poll(unsentKeys).toEqual([]);
  expect([arrived('Monday'), arrived('Sunday')]).toEqual([1, 1]);
});
