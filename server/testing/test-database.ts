import { createHash } from 'node:crypto';
import knex, { type Knex } from 'knex';
import { connectDatabase } from '#server/db/connect';

/** Address of the PostgreSQL that this run tests with; not set: SQLite. */
export const POSTGRES_VARIABLE = 'ANGAN_TEST_POSTGRES';

export const testsOnPostgres = (): boolean => Boolean(process.env[POSTGRES_VARIABLE]);

/** The PostgreSQL address of a data folder's database in this run, undefined on SQLite. The same folder, the same database. */
export async function testDatabaseUrl(dataDir: string): Promise<string | undefined> {
  const server = process.env[POSTGRES_VARIABLE];
  if (!server) return undefined;
  const name = `angan_${createHash('sha256').update(dataDir).digest('hex').slice(0, 20)}`;
  const admin = knex({ client: 'pg', connection: server, pool: { min: 0, max: 1 } });
  try {
    const held = await admin('pg_database').where({ datname: name }).first('datname');
    // From the template that nobody can be connected to, so that test files may do this at the same time.
    if (!held) await admin.raw('create database ?? template template0', [name]);
  } finally {
    await admin.destroy();
  }
  return server.replace(/\/[^/]*$/, `/${name}`);
}

/** Opens the database of a data folder on the engine that this run tests. */
export async function connectTestDatabase(dataDir: string): Promise<Knex> {
  return connectDatabase({ dataDir, databaseUrl: await testDatabaseUrl(dataDir) });
}
