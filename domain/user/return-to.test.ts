import { expect, test } from 'vitest';
import { toReturnPath } from './return-to.ts';

test.each(['/', '/settings', '/search?q=2+BHK&x=//a', '/property/sea-view#plans', '/settings?confirm=a.b'])(
  '%s is kept',
  (path) => {
    expect(toReturnPath(path)).toBe(path);
  },
);

test.each([
  '//evil.test',
  '/\\evil.test',
  '/a\\b',
  'https://evil.test/',
  'javascript:alert(1)',
  '/\t/evil.test',
  '/\n/evil.test',
  ' /settings',
  '/./\t/evil.test',
  '/..//evil.test',
  '/.//evil.test',
  '/%2f/evil.test',
  '/%5cevil.test',
  '/a/%2e%2e/x',
  '/api/logout',
  '/api',
  '/sign-in',
  '/sign-in?returnTo=/sign-in',
  '',
  `/${'a'.repeat(600)}`,
  ['/settings'],
  undefined,
  null,
])('%j leads nowhere but to the fallback', (path) => {
  expect(toReturnPath(path)).toBe('/profile');
});

test('what is kept stays on this site, as a browser reads it', () => {
  for (const path of ['/settings', '/search?returnTo=https://evil.test', '/a/b?c#d'])
    expect(new URL(toReturnPath(path), 'https://own.test').origin).toBe('https://own.test');
});
