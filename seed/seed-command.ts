import { parseArgs } from 'node:util';
import {
  connectDatabase,
  connectExistingDatabase,
  databaseExists,
  databasePlace,
  migrateDatabase,
} from '#server/db/connect';
import { EnvError, readEnv } from '#server/env';
import { countProperties } from '#server/property/property-store';
import { importAgency } from './import-agency.ts';
import { importListings } from './import-listings.ts';
import { seedIfEmpty } from './index.ts';
import { ImportError } from './listing-file.ts';
import { removeListings, removeSamples } from './remove-listings.ts';

type Variables = Record<string, string | undefined>;

const USAGE = `npm run seed                          put in the samples, if the database is empty
                                      (--if-empty: without a word when it is not, and not with ANGAN_SEED=off)
npm run seed -- FILE.json             import listings, updating by id
npm run seed -- --agency FILE.json    replace the agency's settings
npm run seed -- --remove ID [ID ...]  take listings out
npm run seed -- --remove-samples      take all invented listings out`;

export interface CommandOutput {
  say: (line: string) => void;
  complain: (line: string) => void;
}

function readArguments(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        agency: { type: 'string' },
        remove: { type: 'boolean' },
        'remove-samples': { type: 'boolean' },
        help: { type: 'boolean' },
        // What happens without arguments anyway, said in full by the scripts.
        'if-empty': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new ImportError([error instanceof Error ? error.message : 'bad arguments', USAGE]);
  }
}

async function run(
  argv: string[],
  variables: Variables,
  { say }: CommandOutput,
  from?: string,
): Promise<void> {
  const { values, positionals } = readArguments(argv);
  if (values.help) return say(USAGE);
  const env = readEnv(variables);
  const { dataDir } = env;
  // The first import into a new folder is an ordinary start; taking out of one that holds nothing is a wrong folder.
  const isNew = !databaseExists(env);
  const takesOut = values.remove || values['remove-samples'];
  const db = takesOut ? connectExistingDatabase(env) : connectDatabase(env);
  try {
    if (!values['if-empty']) say(`Working on ${isNew ? 'a new database, ' : ''}${databasePlace(env)}`);
    await migrateDatabase(db);
    if (values.agency)
      say(
        (await importAgency(db, values.agency))
          ? 'The agency’s settings are in.'
          : 'The agency’s settings are unchanged.',
      );
    if (values['remove-samples']) {
      const removed = await removeSamples(db, from);
      say(`${removed.length} sample listings are out; ${await countProperties(db)} listings are left.`);
    }
    if (values.remove) {
      const removed = await removeListings(db, positionals);
      for (const id of positionals) say(removed.includes(id) ? `${id} is out.` : `${id} was not there.`);
      return;
    }
    for (const file of positionals) {
      const report = await importListings({ db, file, dataDir });
      for (const notice of report.notices) say(`Notice: ${notice}`);
      const { created, updated, unchanged, removed } = report;
      say(`${file}: ${created} new, ${updated} updated, ${unchanged} unchanged, ${removed} removed.`);
    }
    if (!positionals.length && !values.agency && !takesOut) {
      // Who asks for the samples by name gets them.
      const samples = env.samples || !values['if-empty'];
      const { seeded } = await seedIfEmpty({ db, dataDir, log: say, from, samples });
      if (!seeded && !values['if-empty'])
        say('There are listings or agency settings already; nothing was changed.');
    }
  } finally {
    await db.destroy();
  }
}

/** A disk or database that cannot be used: one line is enough. */
function isSystemError(error: unknown): error is Error {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return /^(?:E(?:ACCES|PERM|NOTDIR|ROFS|NOSPC|EXIST|NOENT)|SQLITE_\w+)$/.test(String(code));
}

/**
 * `npm run seed` with its arguments: samples into an empty database, an agency's own listings or settings, removals.
 * @param from folder of the samples; the repository's own when absent
 * @returns exit status: 0, or 1 after saying what to mend
 */
export async function runSeedCommand(
  argv: string[],
  variables: Variables,
  output: CommandOutput,
  from?: string,
): Promise<0 | 1> {
  try {
    await run(argv, variables, output, from);
    return 0;
  } catch (error) {
    if (error instanceof ImportError) {
      for (const problem of error.problems) output.complain(problem);
      output.complain('Nothing was imported.');
    } else if (error instanceof EnvError) output.complain(error.message);
    else if (isSystemError(error)) output.complain(`The data folder cannot be used: ${error.message}`);
    else output.complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return 1;
  }
}
