import { expect, test, vi } from 'vitest';
import { memoized } from './memoized.ts';

test('makes each result once, and forgets before it fills the memory', () => {
  const make = vi.fn((text: string) => ({ text }));
  const remember = memoized(make);
  expect(remember('a')).toBe(remember('a'));
  expect(remember('b')).toEqual({ text: 'b' });
  expect(make).toHaveBeenCalledTimes(2);
  for (let i = 0; i < 5000; i++) remember(`text ${i}`);
  expect(remember('a')).toEqual({ text: 'a' });
  expect(make).toHaveBeenCalledTimes(5003);
});
