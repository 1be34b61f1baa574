import { connectExistingDatabase, migrateDatabase } from '#server/db/connect';
import { EnvError, readEnv } from '#server/env';
import { LEADS_HELP, LeadsUsageError, readLeadsOptions, runLeads } from './leads-command.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run leads`: see leads-command.ts. */
async function main(): Promise<void> {
  const options = readLeadsOptions(process.argv.slice(2));
  if (options.help) {
    print(LEADS_HELP);
    return;
  }
  const db = connectExistingDatabase(readEnv(process.env));
  try {
    await migrateDatabase(db);
    await runLeads(db, options, print);
  } finally {
    await db.destroy();
  }
}

main().catch((error: unknown) => {
  if (error instanceof LeadsUsageError) process.stderr.write(`${error.message}\n${LEADS_HELP}\n`);
  else if (error instanceof EnvError) process.stderr.write(`${error.message}\n`);
  else console.error(error);
  process.exitCode = 1;
});
