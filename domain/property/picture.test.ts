import { expect, test } from 'vitest';
import { blurGradient, picturePath, pictureSrcSet, pictureWidths } from './picture.ts';

test('the smaller versions of a picture stand beside it', () => {
  expect(picturePath('/media/a-1f.webp', 480, 'avif')).toBe('/media/a-1f-480.avif');
  expect(picturePath('/media/plan.svg', 480, 'avif')).toBe('/media/plan.svg');
});

test('no version is wider than the original', () => {
  expect(pictureWidths(1440)).toEqual([160, 320, 480, 640, 960, 1440]);
  expect(pictureWidths(4000)).toEqual([160, 320, 480, 640, 960, 1440]);
  expect(pictureWidths(700)).toEqual([160, 320, 480, 640, 700]);
  expect(pictureWidths(100)).toEqual([100]);
  expect(pictureSrcSet('/media/a.webp', 'webp', 400)).toBe(
    '/media/a-160.webp 160w, /media/a-320.webp 320w, /media/a-400.webp 400w',
  );
});

test('a blur becomes a run from the upper corners to the lower right one', () => {
  expect(blurGradient('f000f000f123456789')).toBe('linear-gradient(160deg,#f00,#00f,#789)');
});

test('a malformed blur is no picture at all', () => {
  for (const blur of ['', 'xyz', 'f'.repeat(17), '"><script>'.padEnd(18, 'f')])
    expect(blurGradient(blur)).toBe('');
});
