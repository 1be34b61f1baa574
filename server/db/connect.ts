import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import knex, { type Knex } from 'knex';
import { migrationSource } from './migration-source.ts';

export const DATABASE_FILE = 'angan.sqlite';

export interface DatabaseOptions {
  /** Folder that holds the database file; made when absent. */
  dataDir: string;
  /** A PostgreSQL address. Reserved: the SQL of the stores is portable, the driver is not built in yet. */
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

interface SqliteConnection {
  exec(sql: string, done: (error: Error | null) => void): void;
}

/** Knex settings for a database; used by the server, the commands and knexfile.ts. */
export function databaseConfig({ dataDir, databaseUrl }: DatabaseOptions): Knex.Config {
  if (databaseUrl) throw new Error('DATABASE_URL: PostgreSQL is not built into this version; leave it unset');
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

/** Opens the database. Close it with `db.destroy()`. Throws when the folder cannot be made. */
export function connectDatabase(options: DatabaseOptions): Knex {
  mkdirSync(options.dataDir, { recursive: true });
  return knex(databaseConfig(options));
}

/** Brings the tables to the newest shape; safe to run at every start and from several processes. */
export async function migrateDatabase(db: Knex): Promise<void> {
  await db.migrate.latest();
}
