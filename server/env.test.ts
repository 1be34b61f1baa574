import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('an empty environment gives the documented defaults', () => {
  expect(readEnv({ PORT: '', UNKNOWN: 'x' })).toEqual({
    port: 3000,
    host: undefined,
    dataDir: './var',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    samples: true,
    trustProxy: 0,
    logLevel: 'info',
  });
});

test('takes what is set', () => {
  expect(
    readEnv({
      PORT: '8080',
      HOST: '::1',
      DATA_DIR: '/data',
      PUBLIC_URL: 'https://x.in/',
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'warn',
    }),
  ).toMatchObject({
    port: 8080,
    host: '::1',
    dataDir: '/data',
    publicUrl: 'https://x.in',
    trustProxy: 1,
    logLevel: 'warn',
  });
  expect(readEnv({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(readEnv({ ANGAN_SEED: 'off' }).samples).toBe(false);
  expect(readEnv({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a port number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT must be a port number from 0 to 65535'],
  [{ PUBLIC_URL: 'x.in' }, 'PUBLIC_URL must be an address such as https://example.in'],
  [{ PUBLIC_URL: 'https://x.in/shop' }, 'PUBLIC_URL must be an address such as https://example.in'],
  [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY must be on, off or the number of proxies'],
  [{ ANGAN_SEED: 'none' }, 'ANGAN_SEED must be on or off'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent'],
  [{ TLS_CERT: '/c.pem' }, 'TLS_CERT and TLS_KEY belong together: set both or none'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must be at least 16 characters'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// address'],
])('%j is refused in one line', (variables, message) => {
  expect(() => readEnv(variables)).toThrow(message);
});
