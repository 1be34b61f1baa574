import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '#server/app';
import { connectDatabase, migrateDatabase } from '#server/db/connect';
import { createLog } from '#server/log';

/*
 * The server in a process of its own, to be killed by crash.test.ts (S08). Prints its address, then serves until
 * somebody ends it. First argument: the data folder.
 */

const [, , dataDir = ''] = process.argv;
const db = connectDatabase({ dataDir });
await migrateDatabase(db);
const app = createApp({
  db,
  env: { dataDir, publicUrl: 'http://localhost', trustProxy: 0 },
  log: createLog({ level: 'silent' }),
  rateLimits: { take: () => 0 },
});
const server = createServer(app.callback());
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
// The test may die before it can end this process; its pipe tells.
process.stdin.resume().on('end', () => process.exit(0));
