import { expect, it } from 'vitest';
import { formatBytes } from './bytes.ts';

it('writes sizes as people know them', () => {
  expect([10, 96_300, 414_000, 3_251_200, 14_400_000].map(formatBytes)).toEqual([
    '1 KB',
    '96 KB',
    '414 KB',
    '3.3 MB',
    '14 MB',
  ]);
});
