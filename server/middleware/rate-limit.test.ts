import { expect, test } from 'vitest';
import { addressOf, createMemoryRateLimits } from './rate-limit.ts';

test('a bucket holds its burst and fills one by one', () => {
  let now = 0;
  const limits = createMemoryRateLimits(() => now);
  const limit = { name: 'leads', burst: 2, refillMs: 500 };
  expect([1, 2, 3].map(() => limits.take(limit, 'a'))).toEqual([0, 0, 500]);
  expect(limits.take(limit, 'b')).toBe(0);
  expect(limits.take({ ...limit, name: 'inquiries' }, 'a')).toBe(0);
  now = 250;
  expect(limits.take(limit, 'a')).toBe(250);
  now = 500;
  expect([1, 2].map(() => limits.take(limit, 'a'))).toEqual([0, 500]);
  now = 1e9;
  expect([1, 2, 3].map(() => limits.take(limit, 'a'))).toEqual([0, 0, 500]);
});

test('many addresses do not fill the memory, and the one that calls is kept', () => {
  const limits = createMemoryRateLimits(() => 0);
  const limit = { name: 'x', burst: 1, refillMs: 1000 };
  limits.take(limit, 'busy');
  for (let i = 0; i < 30_000; i++) {
    limits.take(limit, `a${i}`);
    if (i % 1000 === 0) expect(limits.take(limit, 'busy')).toBe(1000);
  }
  expect(limits.take(limit, 'a0')).toBe(0);
});

test('an IPv6 household is one address, an IPv4 one in IPv6 clothes is itself', () => {
  expect(addressOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(addressOf('2001:db8:1:2:aaaa::1')).toBe(addressOf('2001:0DB8:1:2:bbbb:cccc::9'));
  expect(addressOf('2001:db8:1:2::1')).not.toBe(addressOf('2001:db8:1:3::1'));
  expect(addressOf('2001:db8::1')).toBe('2001:db8:0:0');
});
