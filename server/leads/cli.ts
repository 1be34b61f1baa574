import { connectDatabase, migrateDatabase } from '#server/db/connect';
import { EnvError, readEnv } from '#server/env';
import { LEADS_HELP, LeadsUsageError, runLeads } from './leads-command.ts';

/** `npm run leads`: see leads-command.ts. */
async function main(): Promise<void> {
  const db = connectDatabase(readEnv(process.env));
  try {
    await migrateDatabase(db);
    await runLeads(db, process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
  } finally {
    await db.destroy();
  }
}

main().catch((error: unknown) => {
  const usage = error instanceof LeadsUsageError;
  if (usage || error instanceof EnvError)
    process.stderr.write(`${error.message}\n${usage ? LEADS_HELP : ''}\n`);
  else console.error(error);
  process.exitCode = 1;
});
