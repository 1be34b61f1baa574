import { expect, test } from 'vitest';
import { readSchemaMarkup, withSchemaMarkup } from './schema-markup.ts';

const generated = {
  '@context': 'https://schema.org',
  '@type': 'RealEstateListing',
  name: 'Sai Heights',
  url: '/a',
};

test('fields of the same type replace, another type stands beside', () => {
  expect(withSchemaMarkup(generated, { '@type': 'RealEstateListing', name: 'Own words' })).toEqual([
    { ...generated, name: 'Own words' },
  ]);
  expect(withSchemaMarkup(generated, '[{"@type":"Apartment","name":"Flat 7"},{"numberOfRooms":2}]')).toEqual([
    { ...generated, numberOfRooms: 2 },
    { '@context': 'https://schema.org', '@type': 'Apartment', name: 'Flat 7' },
  ]);
});

test('reads a pasted script element and a graph', () => {
  expect(readSchemaMarkup('<script type="application/ld+json">{"@type":"Place"}</script>')).toEqual([
    { '@type': 'Place' },
  ]);
  expect(readSchemaMarkup({ '@graph': [{ '@type': 'Place' }, 'x', null] })).toEqual([{ '@type': 'Place' }]);
});

test('fields that say nothing are left out', () => {
  const markup = { '@type': 'Place', name: '', geo: null, photo: [], address: { street: '' }, floors: 0 };
  expect(readSchemaMarkup(markup)).toEqual([{ '@type': 'Place', floors: 0 }]);
});

test('what cannot be read changes nothing', () => {
  for (const markup of [undefined, '', 'not json', '"text"', '<script>alert(1)</script>', '[1,2]'])
    expect(withSchemaMarkup(generated, markup)).toEqual([generated]);
});
