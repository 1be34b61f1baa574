import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/* A module of its own for each test: the chat comes once a visit. */

let page: { overlay: boolean; typing: boolean };
beforeEach(() => {
  page = { overlay: false, typing: false };
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  vi.stubGlobal('document', {
    querySelector: () => (page.overlay ? {} : null),
    get activeElement() {
      return { matches: () => page.typing };
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The chat of a page whose scripts have come after `scriptsAfter` milliseconds. */
async function openPage(scriptsAfter: number) {
  const chat = await import('./chat-state.ts');
  vi.advanceTimersByTime(scriptsAfter - performance.now());
  chat.scheduleChat();
  return { ...chat, waitUntil: (ms: number) => vi.advanceTimersByTime(ms - performance.now()) };
}

test('hidden at first, open 20 s after the page was loaded, and not again once it was closed', async () => {
  const { chatState, closeChat, scheduleChat, waitUntil } = await openPage(3_000);
  expect(chatState.shown).toBe('hidden');
  waitUntil(19_999);
  expect(chatState.shown).toBe('hidden');
  waitUntil(20_000);
  expect(chatState.shown).toBe('open');
  closeChat();
  scheduleChat();
  waitUntil(600_000);
  expect(chatState.shown).toBe('closed');
});

test('it waits until nothing is open over the page and nobody types', async () => {
  const { chatState, waitUntil } = await openPage(1_000);
  page.overlay = true;
  waitUntil(25_000);
  expect(chatState.shown).toBe('hidden');
  Object.assign(page, { overlay: false, typing: true });
  waitUntil(30_000);
  expect(chatState.shown).toBe('hidden');
  page.typing = false;
  waitUntil(31_000);
  expect(chatState.shown).toBe('open');
});
