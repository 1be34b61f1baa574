import { expect, test } from 'vitest';
import { checkContact, checkEmail, checkFilled, checkNameAndPhone } from './checks.ts';
import { quickMessage } from './quick-contact-form.tsx';

test('name and phone are required, blanks do not count', () => {
  const [name, phone] = ['Please write your name.', 'Please write your phone number.'];
  expect(checkNameAndPhone({ name: ' ', phone: '' })).toEqual({ name, phone });
  expect(checkNameAndPhone({ name: 'A', phone: ' ' })).toEqual({ phone });
  expect(checkNameAndPhone({ name: 'A', phone: '12' })).toEqual({});
});
test('a number that cannot be dialled is asked for again', () => {
  expect(checkContact({ name: 'A', phone: '98200' })).toEqual({ phone: 'Phone number needs 10 digits.' });
  for (const phone of ['98200 00000', '+91-98200-00000', '0 98200 00000', '+971501234567'])
    expect(checkContact({ name: 'A', phone })).toEqual({});
});
test('an e-mail is optional but must look like one', () => {
  expect(checkEmail({ email: ' ' })).toEqual({});
  expect(checkEmail({ email: 'zoë@example.in' })).toEqual({});
  expect(checkEmail({ email: 'zoe@example' })).toHaveProperty('email');
});
test('named fields must be filled', () => {
  expect(checkFilled({ a: ' ', b: 'x' }, { a: 'A?', b: 'B?' })).toEqual({ a: 'A?' });
});
test('the quick form says what is wanted in words', () => {
  expect(['buy', 'sell', 'rent', ''].map(quickMessage)).toEqual(
    ['Buy', 'Sell', 'Rent', 'not said'].map((wish) => `Quick contact, Kamothe. Requirement: ${wish}`),
  );
});
