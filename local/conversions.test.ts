import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeConversions } from './conversions.ts';
import { deleteLocalDatabase, withLocal } from './db.ts';
import { submitInquiry } from './inquiry.ts';
import { submitLead } from './lead.ts';
import { outboxRows } from './outbox.ts';
import { createFakeOffice } from './testing/fake-office.ts';
import { queueInquiries } from './testing/outbox-rows.ts';

const draft = { name: 'Asha', phone: '+91 98200 00000', message: 'Call me', type: 'callback' as const };
const start = Date.now() - 1000;
const take = (from = start) => withLocal((db) => takeConversions(db, from));

beforeEach(() => {
  vi.stubGlobal('fetch', createFakeOffice().fetch);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteLocalDatabase();
});

test('an accepted inquiry is taken once, whoever asks', async () => {
  expect(await take()).toEqual([]);
  await submitInquiry(draft, { key: 'one' });
  const taken = await Promise.all([take(), take(), take()]);
  expect(taken.flat()).toEqual(['one']);
  await submitInquiry(draft, { key: 'one' });
  expect(await take()).toEqual([]);
});

test('what was accepted before reporting began is not taken; leads never are', async () => {
  await submitInquiry(draft, { key: 'before' });
  expect(await take(Date.now() + 1000)).toEqual([]);
  await submitLead({ name: 'Asha', phone: '+91 98200 00000', source: 'chat_popup' }, { key: 'lead' });
  expect(await take()).toEqual([]);
});

test('one that was accepted before the first look at this page counts', async () => {
  await submitInquiry(draft, { key: 'quick' });
  expect(await take(start)).toEqual(['quick']);
  expect(await take(start)).toEqual([]);
});

test('a long queue that is delivered at once is taken once', async () => {
  await take();
  await queueInquiries(400);
  await withLocal((db) => outboxRows(db).toCollection().modify({ state: 'sent', sentAt: Date.now() }));
  expect(await take()).toHaveLength(400);
  expect(await take()).toEqual([]);
  await submitInquiry(draft, { key: 'last' });
  expect(await take()).toEqual(['last']);
});

test('what the server has not accepted is not taken', async () => {
  await take();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await submitInquiry(draft, { key: 'waiting' });
  expect(await take()).toEqual([]);
});
