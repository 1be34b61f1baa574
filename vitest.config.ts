import { defineConfig } from 'vitest/config';

const ignored = ['node_modules/**', 'dist/**', 'var/**'];

/** On two cores Vitest alone would take one; much of a test's time is waiting. */
const maxWorkers = 2;

/** Settings of journeys in real browsers. */
const journeys = {
  exclude: ignored,
  environment: 'node',
  globalSetup: 'e2e/global-setup.ts',
  testTimeout: 90_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 10_000, interval: 50 } },
  maxWorkers,
  // A shared runner may stall for half a minute; a journey that fails three times is broken.
  retry: process.env.CI ? 2 : 0,
} as const;

/** Four sets: all that runs without a browser, the server's on PostgreSQL too, journeys in Chromium, the main ones in other engines. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,local,app,sw,server,seed,tooling,e2e,bench}/**/*.test.{ts,tsx}'],
          exclude: [...ignored, '**/*.postgres.test.ts'],
          environment: 'node',
          maxWorkers,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server-postgres',
          include: ['server/**/*.test.ts', 'seed/import-listings.test.ts'],
          exclude: [
            ...ignored,
            // Nothing in these asks a database.
            'server/{env,listen,start,deploy-files}.test.ts',
            'server/page/**',
            'server/db/no-database.test.ts',
            'server/leads/contacts-text.test.ts',
            'server/middleware/rate-limit.test.ts',
          ],
          environment: 'node',
          globalSetup: 'server/testing/postgres-setup.ts',
          maxWorkers,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          ...journeys,
        },
      },
      {
        test: {
          name: 'browsers',
          include: ['e2e/browsers/*.browser.ts'],
          ...journeys,
          // These start a browser for each test, and every question to it costs more.
          testTimeout: 180_000,
          expect: { poll: { timeout: 20_000, interval: 200 } },
        },
      },
    ],
  },
});
