import { expect, test } from 'vitest';
import { isIosSafari, isQuiet } from './install-state.ts';

const DAY = 24 * 60 * 60_000;
const NOW = 1_700_000_000_000;

test('a dismissal is kept for 30 days', () => {
  expect(isQuiet(null, NOW)).toBe(false);
  expect(isQuiet(String(NOW - 29 * DAY), NOW)).toBe(true);
  expect(isQuiet(String(NOW - 30 * DAY), NOW)).toBe(false);
  expect(isQuiet(String(NOW + DAY), NOW)).toBe(false);
  expect(isQuiet('rubbish', NOW)).toBe(false);
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const CHROME_ON_IPHONE = IPHONE.replace('Version/17.5', 'CriOS/126.0');
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';

test('the guide is for Safari on phones and tablets that cannot offer by themselves', () => {
  expect(isIosSafari(IPHONE, 5)).toBe(true);
  expect(isIosSafari(CHROME_ON_IPHONE, 5)).toBe(false);
  expect(isIosSafari(MAC, 0)).toBe(false);
  expect(isIosSafari(MAC, 5)).toBe(true);
});
