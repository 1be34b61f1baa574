import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteLocalDatabase } from '#local/db';
import { createFakeOffice, type FakeOffice } from '#local/testing/fake-office';
import { queueInquiries, unsentKeys } from '#local/testing/outbox-rows';

const register = vi.fn(async () => undefined);
const listeners = new Map<string, (event: unknown) => void>();
let office: FakeOffice;

beforeEach(() => {
  office = createFakeOffice();
  vi.stubGlobal('fetch', office.fetch);
  vi.stubGlobal('self', {
    registration: { sync: { register } },
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  register.mockClear();
  await deleteLocalDatabase();
});

async function dispatch(name: string, event: Record<string, unknown>): Promise<unknown> {
  // By a name that TypeScript does not follow: tests are checked with a page's types, the worker's are others.
  const module = './sync.ts';
  const { startOutboxSync } = await import(/* @vite-ignore */ module);
  startOutboxSync();
  let work: unknown;
  listeners.get(name)?.({
    ...event,
    waitUntil: (promise: Promise<unknown>) => {
      work = promise;
    },
  });
  return work;
}

test('A04: a sync event delivers what waits', async () => {
  await queueInquiries(3);
  await dispatch('sync', { tag: 'angan-outbox', lastChance: false });
  expect(office.rows.size).toBe(3);
});

test('A05: what cannot go asks for another event, and after the last chance for a new one', async () => {
  await queueInquiries(2);
  office.intercept = () =>
    new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } });
  const event = { tag: 'angan-outbox', lastChance: false };
  await expect(dispatch('sync', event)).rejects.toThrow('2 entries');
  await expect(dispatch('sync', event)).rejects.toThrow('2 entries');
  await dispatch('sync', { ...event, lastChance: true });
  expect(register).toHaveBeenCalledWith('angan-outbox');
  expect(await unsentKeys()).toHaveLength(2);
  office.intercept = () => undefined;
  await dispatch('message', { data: { type: 'FLUSH' } });
  expect(office.rows.size).toBe(2);
});

test('other tags and messages are not ours', async () => {
  await queueInquiries(1);
  expect(await dispatch('sync', { tag: 'other', lastChance: false })).toBeUndefined();
  expect(await dispatch('message', { data: { type: 'SKIP_WAITING' } })).toBeUndefined();
  expect(office.requests).toEqual([]);
});
