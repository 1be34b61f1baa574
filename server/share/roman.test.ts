import { expect, test } from 'vitest';
import { romanText } from './roman.ts';

test.each([
  ['कामोठे', 'Kamothe'],
  ['पनवेल', 'Panvel'],
  ['नवी मुंबई', 'Navi Mumbai'],
  ['ठाणे', 'Thane'],
  ['खारघर', 'Kharghar'],
  ['सेक्टर ३६', 'Sektar 36'],
  ['मेघदूत सोसायटी, फ्लॅट ४०२', 'Meghdut Sosayti, Phlet 402'],
  ['श्री गणेश', 'Shri Ganesh'],
  ['घर', 'Ghar'],
  ['ज़मीन फ़्लैट', 'Zamin Flait'],
  ['Savali सावली।', 'Savali Savli.'],
  ['Plain words, 2 BHK', 'Plain words, 2 BHK'],
])('%s is written %s', (text, roman) => {
  expect(romanText(text)).toBe(roman);
});
