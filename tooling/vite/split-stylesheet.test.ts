import postcss from 'postcss';
import { expect, test } from 'vitest';
import { dropUnusedTokens } from './split-stylesheet.ts';

test('a token that nothing uses is dropped, and what only that one used', () => {
  const foundation = postcss.parse(
    '@layer base{html{--own:var(--c)}}@layer tokens{html{--a:1;--b:var(--d);--c:3;--d:4;--e:5;--e\\.5:6}}',
  );
  dropUnusedTokens(foundation, ['.x{width:calc(var( --a) * 2)}', 'stroke:"var(--e, 0)"']);
  expect(foundation.toString()).toBe(
    '@layer base{html{--own:var(--c)}}@layer tokens{html{--a:1;--c:3;--e:5}}',
  );
});
