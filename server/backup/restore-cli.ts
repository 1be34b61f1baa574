import { runRestore } from './restore-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(runRestore);
