import { expect, test } from 'vitest';
import { bearsSlug, propertyPath, toLinkSlug } from './slug.ts';

test.each([
  [
    "Shree Sai Heights (Phase-2), Wing 'A'",
    'Kamothe, Sector 18',
    'shree-sai-heights-phase-2-wing-a-kamothe-sector-18',
  ],
  ['  A  --  B ', 'C', 'a-b-c'],
  ['Zoë’s Nest!', 'Ulwe', 'zoës-nest-ulwe'],
  ['श्री साई', 'कामोठे', 'श्री-साई-कामोठे'],
  ['../../etc', '<b>', 'etc-b'],
])('%s in %s is %s (C18)', (name, location, slug) => {
  expect(toLinkSlug(name, location)).toBe(slug);
});

test('a listing bears its own link and the one that its name makes, however they are written', () => {
  const home = { slug: 'the-nest', name: 'Zoë’s Nest', location: 'Ulwe' };
  for (const asked of ['the-nest', 'zoës-nest-ulwe', 'zoe\u0308s-nest-ulwe'])
    expect(bearsSlug(home, asked), asked).toBe(true);
  expect(bearsSlug(home, 'zoes-nest-ulwe')).toBe(false);
});

test('an address is made of plain characters', () => {
  expect(propertyPath('a-b')).toBe('/property/a-b');
  expect(propertyPath('साई')).toBe('/property/%E0%A4%B8%E0%A4%BE%E0%A4%88');
});
