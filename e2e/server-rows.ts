import path from 'node:path';
import knex from 'knex';

interface Connection {
  exec(sql: string, done: (error: Error | null) => void): void;
}

/** Reads rows of a running server's database, beside it and without writing. */
async function read<T>(dataDir: string, work: (db: ReturnType<typeof knex>) => PromiseLike<T>): Promise<T> {
  const db = knex({
    client: 'sqlite3',
    connection: { filename: path.join(dataDir, 'angan.sqlite') },
    useNullAsDefault: true,
    pool: {
      min: 0,
      max: 1,
      afterCreate: (connection: Connection, done: (error: Error | null, made: unknown) => void) =>
        connection.exec('PRAGMA busy_timeout = 5000; PRAGMA query_only = ON', (error) =>
          done(error, connection),
        ),
    },
  });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

export interface InquiryRow {
  idempotency_key: string;
  type: string;
  name: string;
  phone: string;
  email: string | null;
  message: string | null;
  property_id: string | null;
  received_at: number;
  created_at: number | null;
}

export function inquiryRows(dataDir: string): Promise<InquiryRow[]> {
  return read<InquiryRow[]>(dataDir, (db) => db('inquiries').orderBy('received_at'));
}

/** Inquiries whose name begins with `prefix`: one test's rows among those of others. */
export async function inquiriesOf(dataDir: string, prefix: string): Promise<InquiryRow[]> {
  return (await inquiryRows(dataDir)).filter((row) => row.name.startsWith(prefix));
}

export function savedRows(dataDir: string): Promise<{ user_session: string; property_id: string }[]> {
  return read(dataDir, (db) => db('saved_properties'));
}
