import { expect, it } from 'vitest';
import { markMatches } from './highlight.ts';
import { searchTerms } from './search.ts';

const shown = (text: string, query: string) =>
  markMatches(text, searchTerms(query))
    .map((p) => (p.match ? `[${p.text}]` : p.text))
    .join('');

it.each([
  ['Savali Residency', 'sav', '[Sav]ali Residency'],
  ['Savali Residency', 'ali', 'Savali Residency'],
  ['Sector 36, Kamothe', 'KAMOTHE 36', 'Sector [36], [Kamothe]'],
  ['Café Homes', 'cafe', '[Café] Homes'],
  ['कामोठे, पनवेल', 'पन', 'कामोठे, [पन]वेल'],
  ['A', '', 'A'],
  ['', 'a', ''],
])('%s for "%s" is %s', (text, query, expected) => {
  expect(shown(text, query)).toBe(expected);
});
