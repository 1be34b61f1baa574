import { expect, test } from 'vitest';
import { createSessionId, isSessionId } from './session-id.ts';

const random = Uint8Array.from({ length: 16 }, (_, i) => i * 16);

test('a session id is user_{timestamp}_{128 random bits}', () => {
  const id = createSessionId({ now: 1764280000000, random });
  expect(id).toBe('user_1764280000000_00102030405060708090a0b0c0d0e0f0');
  expect(isSessionId(id)).toBe(true);
});

test('less randomness is refused', () => {
  expect(() => createSessionId({ now: 1, random: random.slice(1) })).toThrow(RangeError);
});

test.each(['demo-session', 'user_1_abc', '', null, 'user_x_00102030405060708090a0b0c0d0e0f0'])(
  '%j is not an id of ours',
  (value) => expect(isSessionId(value)).toBe(false),
);
