import { expect, test } from 'vitest';
import { parseChangesQuery } from './changes.ts';
import { ApiError } from './errors.ts';
import { LIST_LIMIT, parsePropertyListQuery, readCount } from './properties.ts';

const fieldsOf = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    if (error instanceof ApiError) return Object.keys(error.fields ?? {});
    throw error;
  }
  return null;
};

test('a list call without a query is the first fifty', () => {
  expect(parsePropertyListQuery({})).toEqual({
    search: '',
    propertyType: null,
    location: '',
    page: 1,
    limit: 50,
  });
  expect(parsePropertyListQuery({ limit: '', page: '' })).toMatchObject({ page: 1, limit: 50 });
});

test('counts are whole numbers from 1; a larger one than allowed is the largest', () => {
  expect(readCount({ limit: '7' }, 'limit', 50, 100)).toBe(7);
  expect(readCount({ limit: '5000' }, 'limit', 50, LIST_LIMIT.max)).toBe(100);
  for (const limit of ['abc', '-1', '0', '1e9', '1.5', '1234567890', ' 1', '0x10', 'NaN'])
    expect(
      fieldsOf(() => readCount({ limit }, 'limit', 50, 100)),
      limit,
    ).toEqual(['limit']);
  expect(fieldsOf(() => readCount({ limit: ['1', '2'] }, 'limit', 50, 100))).toEqual(['limit']);
});

test('search text loses its control characters and its excess', () => {
  expect(parsePropertyListQuery({ search: '\u0000' }).search).toBe('');
  expect(parsePropertyListQuery({ search: ' sai\u0000heights ' }).search).toBe('sai heights');
  expect(parsePropertyListQuery({ search: 'x'.repeat(2000) }).search).toHaveLength(200);
  expect(fieldsOf(() => parsePropertyListQuery({ propertyType: 'castle' }))).toEqual(['propertyType']);
  expect(parsePropertyListQuery({ propertyType: 'projects' }).propertyType).toBe('sale');
});

test('a cursor names its catalogue and number; none, empty and 0 mean the beginning', () => {
  for (const since of [undefined, '', '0'])
    expect(parseChangesQuery({ since }).since, String(since)).toBeNull();
  expect(parseChangesQuery({ since: 'a-B_9.42', view: 'detail' })).toEqual({
    view: 'detail',
    since: { catalogue: 'a-B_9', rev: 42 },
    limit: 50,
  });
  for (const since of ['x', '42', 'a.', '.1', 'a.b', 'a.1.2', 'a.1\n', `a.${'9'.repeat(16)}`])
    expect(
      fieldsOf(() => parseChangesQuery({ since })),
      since,
    ).toEqual(['since']);
  expect(fieldsOf(() => parseChangesQuery({ view: 'tiny' }))).toEqual(['view']);
  expect(parseChangesQuery({ limit: '999999' }).limit).toBe(2500);
});
