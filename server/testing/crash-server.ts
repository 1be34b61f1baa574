import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '#server/app';
import { connectDatabase, migrateDatabase } from '#server/db/connect';
import { createLog } from '#server/log';

/*
 * The server in a process of its own, to be killed by tests (S08). Prints its address, then serves until somebody ends
 * it. Arguments: the data folder; the PostgreSQL address or nothing; "limits" to keep the rate limits.
 */

const [, , dataDir = '', databaseUrl = '', limits = ''] = process.argv;
const db = connectDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
await migrateDatabase(db);
const app = createApp({
  db,
  env: { dataDir, publicUrl: 'http://localhost', trustProxy: limits ? 1 : 0 },
  log: createLog({ level: 'silent' }),
  ...(limits ? {} : { rateLimits: { take: () => 0 } }),
});
const server = createServer(app.callback());
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
// The test may die before it can end this process; its pipe tells.
process.stdin.resume().on('end', () => process.exit(0));
