import { expect, test } from 'vitest';
import { partFaces } from './faces.ts';

const OWN =
  '@font-face{font-family:"X";src:url(/x.woff2)format("woff2");font-weight:400 700;font-display:swap}';
const RANGE = '@font-face{font-family:X;src:url(/r.woff2);unicode-range:U+20B9}';
const STAND_IN = '@font-face{font-family:Y;src:local(Arial);size-adjust:93.4%}';

test('files of the build are parted from a stylesheet, as FontFace takes them', () => {
  expect(partFaces(`@layer a{b{c:d}}${OWN}${STAND_IN}${RANGE}.e{f:g}`)).toEqual({
    faces: [
      ['X', 'url(/x.woff2)format("woff2")', { weight: '400 700', display: 'swap' }],
      ['X', 'url(/r.woff2)', { unicodeRange: 'U+20B9' }],
    ],
    facesCss: OWN + RANGE,
    rest: `@layer a{b{c:d}}${STAND_IN}.e{f:g}`,
  });
});

test('a stylesheet without typefaces stays as it is', () => {
  expect(partFaces('.a{b:c}')).toEqual({ faces: [], facesCss: '', rest: '.a{b:c}' });
});
