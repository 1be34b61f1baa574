import { expect, test } from 'vitest';
import { whatsappHref } from '#domain/agency/links';
import { cleanText } from './text.ts';
import { cutText, encodeText, wellFormed } from './well-formed.ts';

const HOUSE = '🏠';
const HALF = HOUSE.slice(0, 1);

test('half a character pair goes, whole ones stay', () => {
  expect(wellFormed(`a${HALF}b${HOUSE}`)).toBe(`ab${HOUSE}`);
  expect(wellFormed(HOUSE.slice(1))).toBe('');
  expect(wellFormed('कामोठे')).toBe('कामोठे');
});

test('a cut never goes through a pair', () => {
  expect(cutText(`aa${HOUSE}`, 3)).toBe('aa');
  expect(cutText(`aa${HOUSE}`, 4)).toBe(`aa${HOUSE}`);
});

test('an address can be made of any text', () => {
  expect(encodeText(`a ${HALF}`)).toBe('a%20');
  expect(whatsappHref('+91 00000 00001', `Hello ${HALF}`)).toBe('https://wa.me/910000000001?text=Hello%20');
});

test('what is taken in is cleaned of halves', () => {
  expect(cleanText(`Cut name ${HALF}`)).toBe('Cut name');
});
