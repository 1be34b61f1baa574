import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import knex, { type Knex } from 'knex';
import pg from 'pg';
import { EnvError } from '#server/env';
import { migrationSource } from './migration-source.ts';

export const DATABASE_FILE = 'angan.sqlite';

export interface DatabaseOptions {
  /** Folder that holds the database file; made when absent. */
  dataDir: string;
  /** A PostgreSQL address (`postgres://user:password@host:5432/name`); without one SQLite in the folder. */
  databaseUrl?: string | undefined;
}

// FULL: an acknowledged lead survives a power cut, not only a killed process. The busy timeout is for other
// processes (an import beside the running server); inside one process there is one connection.
const PRAGMAS = `
  PRAGMA busy_timeout = 10000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
`;

// Any number that no other program on the same database uses.
const MIGRATION_LOCK = 20_410_206;

interface SqliteConnection {
  exec(sql: string, done: (error: Error | null) => void): void;
}

/** Knex settings for a database; used by the server, the commands and knexfile.ts. */
export function databaseConfig({ dataDir, databaseUrl }: DatabaseOptions): Knex.Config {
  if (databaseUrl) return postgresConfig(databaseUrl);
  return {
    client: 'sqlite3',
    connection: { filename: join(dataDir, DATABASE_FILE) },
    useNullAsDefault: true,
    migrations: { migrationSource },
    pool: {
      // One connection: SQLite has one writer, and waiting writers would each block a thread of Node's pool.
      // So never query `db` while holding a transaction; pass the transaction on.
      min: 1,
      max: 1,
      afterCreate: (connection: SqliteConnection, done: (error: Error | null, connection: unknown) => void) =>
        connection.exec(PRAGMAS, (error) => done(error, connection)),
    },
  };
}

// Counts and times are whole numbers far below 2^53: numbers as on SQLite, not the driver's texts.
const NUMBERS: Knex.PgCustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

function postgresConfig(databaseUrl: string): Knex.Config {
  return {
    client: 'pg',
    connection: {
      connectionString: databaseUrl,
      application_name: 'angan',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      types: NUMBERS,
      // A process that hangs must not hold the clock's row against the others for ever.
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 120_000,
    },
    migrations: { migrationSource },
    acquireConnectionTimeout: 10_000,
    pool: { min: 0, max: 10 },
  };
}

/** Whether a database is PostgreSQL, for the few statements that the two engines word differently. */
export function isPostgres(db: Knex): boolean {
  return db.client.config.client === 'pg';
}

/** Opens the database. Close it with `db.destroy()`. Throws when the folder cannot be made. */
export function connectDatabase(options: DatabaseOptions): Knex {
  mkdirSync(options.dataDir, { recursive: true });
  return knex(databaseConfig(options));
}

/** Whether there is a database to open. PostgreSQL says so itself. */
export function databaseExists({ dataDir, databaseUrl }: DatabaseOptions): boolean {
  return Boolean(databaseUrl) || existsSync(join(dataDir, DATABASE_FILE));
}

/** Where a database is, for people to read: never with a password. */
export function databasePlace({ dataDir, databaseUrl }: DatabaseOptions): string {
  return databaseUrl ? 'the database of DATABASE_URL' : resolve(dataDir, DATABASE_FILE);
}

/**
 * Opens a database that is there. A command that only reads would otherwise make an empty one in the wrong folder and
 * report, truthfully, that nothing is in it.
 * @throws EnvError when the folder holds none
 */
export function connectExistingDatabase(options: DatabaseOptions): Knex {
  if (!databaseExists(options))
    throw new EnvError(
      `There is no database in ${resolve(options.dataDir)}: set DATA_DIR to the folder that the site works with.`,
    );
  return connectDatabase(options);
}

/** Brings the tables to the newest shape; safe to run at every start and from several processes. */
export async function migrateDatabase(db: Knex): Promise<void> {
  if (!isPostgres(db)) {
    await db.migrate.latest();
    return;
  }
  await db.transaction(async (trx) => {
    // Processes that start together take turns, where Knex's own lock would end all but one of them.
    await trx.raw('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    // Nobody else migrates now: a lock that is still there was left by a process that was killed.
    if (await db.schema.hasTable('knex_migrations_lock')) await db.migrate.forceFreeMigrationsLock();
    await db.migrate.latest();
  });
}
