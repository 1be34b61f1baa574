// npm run seed / leads …: installs if needed, then runs the command's TypeScript program.
import { ensureInstalled, fail, script } from './steps.mjs';

const COMMANDS = {
  seed: 'seed/cli.ts',
  leads: 'server/leads/cli.ts',
  'db:move': 'server/db/move-cli.ts',
  backup: 'server/backup/backup-cli.ts',
  restore: 'server/backup/restore-cli.ts',
  storm: 'e2e/storm.ts',
  'bench:pages': 'bench/page-load.ts',
  'bench:sync': 'bench/sync.ts',
  'bench:load': 'bench/load.ts',
};
const [name, ...args] = process.argv.slice(2);
const file = COMMANDS[name];
if (!file) fail(`Unknown command ${name}`);
await ensureInstalled();
process.exit(await script(file, args));
