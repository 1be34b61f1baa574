import { startPostgres } from './postgres.ts';
import { POSTGRES_VARIABLE } from './test-database.ts';

/** For vitest: one PostgreSQL for all test files of the run. */
export async function setup(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  process.env[POSTGRES_VARIABLE] = postgres.url;
  return postgres.stop;
}
