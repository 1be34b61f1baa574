import { expect, test } from 'vitest';
import { routePath } from './route-path.ts';

test('a path as routes see it', () => {
  expect(routePath('/')).toBe('/');
  expect(routePath('/about/')).toBe('/about');
  expect(routePath('//')).toBe('/');
  expect(routePath('/property/%E0%A4%B8')).toBe('/property/स');
  for (const broken of ['/%E0%A4', '/a%2fb', '/a%5Cb', '/%00']) expect(routePath(broken)).toBeNull();
});
