import { expect, test } from 'vitest';
import { blurDataUrl, picturePath, pictureSrcSet, pictureWidths } from './picture.ts';

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

test('a blur becomes a bitmap of six pixels, bottom row first', () => {
  const url = blurDataUrl('f000f000f123456789');
  const bytes = Buffer.from(url.replace('data:image/bmp;base64,', ''), 'base64');
  expect(bytes.toString('latin1', 0, 2)).toBe('BM');
  expect([
    bytes.readUInt32LE(2),
    bytes.readUInt32LE(10),
    bytes.readUInt32LE(18),
    bytes.readUInt32LE(22),
  ]).toEqual([bytes.length, 54, 3, 2]);
  expect([...bytes.subarray(54, 57)]).toEqual([0x33, 0x22, 0x11]);
  expect([...bytes.subarray(66, 75)]).toEqual([0, 0, 255, 0, 255, 0, 255, 0, 0]);
});

test('a malformed blur is no address at all', () => {
  for (const blur of ['', 'xyz', 'f'.repeat(17), '"><script>'.padEnd(18, 'f')])
    expect(blurDataUrl(blur)).toBe('');
});
