import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const part = (policy: string, name: string) => policy.split('; ').find((line) => line.startsWith(`${name} `));

test('without an ads account only the site itself may run and be called', () => {
  const policy = contentSecurityPolicy(["'sha256-x'"]);
  expect(part(policy, 'script-src')).toBe("script-src 'self' 'sha256-x'");
  expect(part(policy, 'connect-src')).toBe("connect-src 'self'");
  expect(part(policy, 'img-src')).toBe("img-src 'self' data: blob:");
});

test("with one, that service's hosts too, and never inline script", () => {
  const policy = contentSecurityPolicy(["'sha256-x'"], { ads: { id: 'AW-1', label: 'x' } });
  expect(part(policy, 'script-src')).toContain('https://www.googletagmanager.com');
  expect(policy).not.toContain('unsafe-eval');
  expect(part(policy, 'script-src')).not.toContain('unsafe-inline');
  const own = contentSecurityPolicy([], {
    ads: { id: 'AW-1', label: 'x', script: 'http://127.0.0.1:81/tag.js' },
  });
  expect(part(own, 'script-src')).toBe("script-src 'self' http://127.0.0.1:81");
  expect(own).not.toContain('google.com;');
  expect(own).not.toContain('googletagmanager');
});
