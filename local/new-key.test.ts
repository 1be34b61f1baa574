import { afterEach, expect, test, vi } from 'vitest';
import { newKey } from './new-key.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
afterEach(() => vi.unstubAllGlobals());

test('keys are UUIDs, also without https', () => {
  expect(newKey()).toMatch(UUID);
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newKey()).toMatch(UUID);
  expect(newKey()).not.toBe(newKey());
});
