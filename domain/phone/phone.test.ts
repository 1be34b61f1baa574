import * as v from 'valibot';
import { expect, test } from 'vitest';
import { displayPhone, normalizePhone, PhoneSchema, toDialablePhone } from './phone.ts';

test.each([
  ['+91 98200 00000', '+919820000000'],
  ['+91-98200-00000', '+919820000000'],
  ['098200 00000', '+919820000000'],
  ['9820000000', '+919820000000'],
  ['919820000000', '+919820000000'],
  ['+91 0 98200 00000', '+919820000000'],
  ['0091 98200 00000', '+919820000000'],
  ['(022) 2756-1234', '+912227561234'],
  ['९८२०० ०००००', '+919820000000'],
  ['\u202a+91 98200\u00a000000\u202c', '+919820000000'],
  ['00000 00007', '+910000000007'],
  ['9100000001', '+919100000001'],
  ['+971 50 123 4567', '+971501234567'],
  ['0044 20 7946 0000', '+442079460000'],
])('%s becomes %s', (typed, shown) => {
  expect(toDialablePhone(typed)).toBe(shown);
});

test.each(['12345', '98200 0000', '98200000001', '+91 98200', 'ask my brother', '', '+'])(
  '%j cannot be dialled and stays as typed',
  (typed) => {
    expect(toDialablePhone(typed)).toBeNull();
    expect(normalizePhone(` ${typed} `)).toBe(typed);
  },
);

test('the schema asks for something and a sane length, no more', () => {
  expect(v.parse(PhoneSchema, ' 12345 ')).toBe('12345');
  expect(v.safeParse(PhoneSchema, '  ').success).toBe(false);
  expect(v.safeParse(PhoneSchema, '1'.repeat(41)).success).toBe(false);
  expect(v.safeParse(PhoneSchema, 98200).success).toBe(false);
});

test('numbers are read in groups', () => {
  expect(displayPhone('+919820000000')).toBe('+91 98200 00000');
  expect(displayPhone('ext 12')).toBe('ext 12');
});
