import { expect, test } from 'vitest';
import { ageInWords } from './age.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [-3 * HOUR, 'just now'],
  [Number.NaN, 'just now'],
  [59_999, 'just now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [DAY - 1, '23 hours ago'],
  [DAY, '1 day ago'],
  [2.9 * DAY, '2 days ago'],
  [14 * DAY, '2 weeks ago'],
  [61 * DAY, '2 months ago'],
  [729 * DAY, '23 months ago'],
  [730 * DAY, '1 year ago'],
  [800 * DAY, '2 years ago'],
])('%d ms is %s', (ms, words) => {
  expect(ageInWords(ms)).toBe(words);
});
