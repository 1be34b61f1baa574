import { defineConfig } from 'vitest/config';

const ignored = ['node_modules/**', 'dist/**', 'var/**'];

/** Two sets: everything that runs without a browser, and the journeys in real Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,local,app,sw,server,seed,tooling,e2e,bench}/**/*.test.{ts,tsx}'],
          exclude: ignored,
          environment: 'node',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          exclude: ignored,
          environment: 'node',
          globalSetup: 'e2e/global-setup.ts',
          testTimeout: 90_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 10_000, interval: 50 } },
          maxWorkers: 2,
        },
      },
    ],
  },
});
