import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS, mergeSettings, type UserSettings } from '#domain/settings/settings';
import { deleteLocalDatabase, withLocal } from './db.ts';
import { flushOutbox } from './flush.ts';
import { listUnsent } from './outbox.ts';
import { readSettings, refreshSettings, updateSettings } from './settings.ts';
import { jsonResponse } from './testing/fake-feed.ts';
import { holdOutbox } from './testing/outbox-rows.ts';
import { forgetUser, readUser, refreshUser } from './user.ts';

/** The accounts' side of the server in memory. */
const office = {
  signal: true,
  signedIn: null as string | null,
  settings: {} as Record<string, UserSettings>,
  keys: new Set<string>(),
  patches: [] as string[],
  loseAnswer: false,
};
const no = () => jsonResponse({ error: { code: 'unauthorized', message: 'sign in first' } }, 401);
const person = (id: string) => ({ id, firstName: id, email: null, profileImageUrl: null });

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (!office.signal) throw new TypeError('Failed to fetch');
  const path = String(input);
  const who = office.signedIn;
  if (path === '/api/auth/user?visitor=null') return jsonResponse(who && person(who));
  if (!who) return no();
  const theirs = office.settings[who] ?? DEFAULT_SETTINGS;
  if (init?.method === 'GET') return jsonResponse(theirs);
  const { touched, userId, ...mine } = JSON.parse(String(init?.body));
  office.patches.push(`${userId} to ${who}`);
  if (userId !== who) return no();
  const key = new Headers(init?.headers).get('idempotency-key') ?? '';
  const settings = office.keys.has(key) ? theirs : mergeSettings(theirs, mine, touched);
  office.settings[who] = settings;
  office.keys.add(key);
  if (office.loseAnswer) throw new TypeError('Connection reset');
  return jsonResponse({ key, settings });
}

beforeEach(() => {
  Object.assign(office, { signal: true, signedIn: 'sunita', loseAnswer: false, settings: {} });
  office.keys.clear();
  office.patches.length = 0;
  vi.stubGlobal('fetch', answer);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await deleteLocalDatabase();
});

const shown = async () => {
  const view = await withLocal(readSettings);
  if (!view) throw new Error('no settings on this phone');
  return view;
};
async function edit(change: Partial<UserSettings>) {
  const { userId, settings } = await shown();
  return updateSettings(userId, { ...settings, ...change }, settings);
}
const unsent = async () => (await withLocal(listUnsent)).length;

test('a visitor has none; a person has the server copy, readable without signal', async () => {
  office.signedIn = null;
  expect(await refreshSettings()).toBeNull();
  expect(await withLocal(readSettings)).toBeNull();
  office.signedIn = 'sunita';
  office.settings.sunita = { ...DEFAULT_SETTINGS, budgetMin: 5 };
  expect((await refreshSettings())?.settings.budgetMin).toBe(5);
  office.signal = false;
  await expect(refreshSettings()).rejects.toThrow();
  expect(await shown()).toEqual({
    userId: 'sunita',
    settings: { ...DEFAULT_SETTINGS, budgetMin: 5 },
    waiting: 'nothing',
  });
});

test('saved with signal: sent, and the copy is what the server stored', async () => {
  await refreshSettings();
  office.settings.sunita = { ...DEFAULT_SETTINGS, emailNotifications: false };
  expect(await edit({ budgetMin: 7 })).toMatchObject({ kind: 'sent' });
  expect(await shown()).toMatchObject({
    settings: { budgetMin: 7, emailNotifications: false },
    waiting: 'nothing',
  });
});

test('several changes without signal are one entry, shown at once, and arrive whole', async () => {
  await refreshSettings();
  office.signal = false;
  expect(await edit({ budgetMin: 7, preferredLocations: ['Powai', 'Juhu'] })).toMatchObject({ kind: 'kept' });
  expect(await edit({ preferredLocations: ['Juhu'], notificationsEnabled: false })).toMatchObject({
    kind: 'kept',
  });
  expect(await unsent()).toBe(1);
  expect(await shown()).toMatchObject({
    settings: { budgetMin: 7, preferredLocations: ['Juhu'], notificationsEnabled: false },
    waiting: 'signal',
  });
  office.signal = true;
  office.settings.sunita = { ...DEFAULT_SETTINGS, preferredLocations: ['Worli'], budgetMax: 9 };
  await flushOutbox({ fresh: true });
  expect(office.settings.sunita).toEqual({
    ...DEFAULT_SETTINGS,
    budgetMin: 7,
    budgetMax: 9,
    preferredLocations: ['Worli', 'Juhu'],
    notificationsEnabled: false,
  });
  expect((await shown()).settings).toEqual(office.settings.sunita);
});

test('a change that arrived unheard and was then taken back ends as it was', async () => {
  await refreshSettings();
  office.loseAnswer = true;
  await edit({ budgetMin: 7, preferredLocations: ['Powai'] });
  expect(office.settings.sunita?.budgetMin).toBe(7);
  office.loseAnswer = false;
  office.signal = false;
  await edit({ budgetMin: undefined, preferredLocations: [] });
  office.signal = true;
  await flushOutbox({ fresh: true });
  expect(office.settings.sunita).toEqual(DEFAULT_SETTINGS);
  expect(await unsent()).toBe(0);
});

test('A12: changed offline, session expired meanwhile: held, shown so, sent after signing in', async () => {
  await refreshSettings();
  office.signal = false;
  await edit({ budgetMin: 7 });
  Object.assign(office, { signal: true, signedIn: null });
  await flushOutbox({ fresh: true });
  expect((await shown()).waiting).toBe('sign-in');
  expect(await edit({ budgetMax: 9 })).toEqual({ kind: 'sign-in' });
  expect(await refreshUser()).toBeNull();
  office.signedIn = 'sunita';
  await refreshUser();
  await flushOutbox();
  expect(office.settings.sunita).toMatchObject({ budgetMin: 7, budgetMax: 9 });
  expect(await shown()).toMatchObject({ settings: { budgetMin: 7, budgetMax: 9 }, waiting: 'nothing' });
});

test("what waits is never lost by signing out, never sent as somebody else, and never somebody else's to see", async () => {
  await refreshSettings();
  office.signal = false;
  await edit({ budgetMin: 7 });
  Object.assign(office, { signal: true, signedIn: null });
  await forgetUser();
  expect(await withLocal(readUser)).toBeNull();
  expect(await unsent()).toBe(1);
  office.signedIn = 'ravi';
  await refreshSettings();
  await flushOutbox({ fresh: true });
  expect((await shown()).settings).toEqual(DEFAULT_SETTINGS);
  expect(office.settings.ravi ?? DEFAULT_SETTINGS).toEqual(DEFAULT_SETTINGS);
  await edit({ budgetMax: 3 });
  expect(await unsent()).toBe(1);
  office.signedIn = 'sunita';
  await refreshSettings();
  await flushOutbox({ fresh: true });
  expect(office.settings.sunita?.budgetMin).toBe(7);
  expect(office.settings.ravi?.budgetMax).toBe(3);
  expect(office.patches.filter((line) => line === 'sunita to sunita')).toHaveLength(1);
});

test('a change that meets a newer one on its way gives way to it', async () => {
  await refreshSettings();
  office.signal = false;
  let second: Promise<unknown> | undefined;
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    if (init?.method === 'PATCH' && !second) {
      second = edit({ budgetMin: undefined, budgetMax: 4 });
      await vi.waitFor(async () => expect(await unsent()).toBe(2));
    }
    return answer(input, init);
  });
  expect(await edit({ budgetMin: 7 })).toMatchObject({ kind: 'kept' });
  expect(await second).toMatchObject({ kind: 'kept' });
  expect(await unsent()).toBe(1);
  vi.stubGlobal('fetch', answer);
  office.signal = true;
  await flushOutbox({ fresh: true });
  expect(office.settings.sunita).toEqual({ ...DEFAULT_SETTINGS, budgetMax: 4 });
  expect(await unsent()).toBe(0);
});

test('a storage that does not answer holds nothing up: settings go at once, and once', async () => {
  await refreshSettings();
  const { userId, settings } = await shown();
  const letGo = await holdOutbox();
  expect(await updateSettings(userId, { ...settings, budgetMin: 5 }, settings)).toEqual({ kind: 'sent' });
  letGo();
  await vi.waitFor(async () => expect(await withLocal(listUnsent)).toEqual([]));
  expect(office.patches).toHaveLength(1);
  expect(office.settings.sunita?.budgetMin).toBe(5);
});
