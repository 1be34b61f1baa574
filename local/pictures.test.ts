import { expect, test } from 'vitest';
import type { PictureRow } from './db.ts';
import { isKeepableFile, pickEvictions } from './pictures.ts';

const row = (url: string, usedAt: number, bytes = 10, pinnedBy: string[] = []): PictureRow => ({
  url,
  usedAt,
  bytes,
  pinnedBy,
});

test('the longest unused pictures go until count and bytes are inside the cap', () => {
  const rows = [row('new', 3), row('old', 1), row('middle', 2)];
  expect(pickEvictions(rows, { entries: 2, bytes: 1000 })).toEqual(['old']);
  expect(pickEvictions(rows, { entries: 9, bytes: 15 })).toEqual(['old', 'middle']);
  expect(pickEvictions(rows, { entries: 3, bytes: 30 })).toEqual([]);
});

test('what is pinned neither goes nor counts', () => {
  const rows = [row('plan', 0, 1_000_000, ['saved:p1']), row('a', 1), row('b', 2)];
  expect(pickEvictions(rows, { entries: 1, bytes: 1000 })).toEqual(['a']);
});

const answer = (type: string, init: ResponseInit = {}) =>
  new Response('x', { ...init, headers: { 'content-type': type } });
test.each([
  ['/media/a.webp', answer('image/webp'), true],
  ['/media/plan.svg', answer('image/svg+xml'), true],
  ['/media/a.webp', answer('text/html'), false],
  ['/media/a.webp', answer('image/webp', { status: 206 }), false],
  ['/media/a.webp', answer('image/webp', { status: 404 }), false],
  ['/documents/b.pdf', answer('application/pdf'), true],
  ['/documents/b.pdf', answer('text/html; charset=utf-8'), false],
])('%s answered with %o is kept: %s', (path, response, keep) => {
  expect(isKeepableFile(path, response)).toBe(keep);
});
