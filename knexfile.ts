import { databaseConfig } from './server/db/connect.ts';
import { readEnv } from './server/env.ts';

/** For Knex's own command line: `npx tsx node_modules/knex/bin/cli.js migrate:status`. */
export default databaseConfig(readEnv(process.env));
