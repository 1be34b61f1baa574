import { runBackup } from './backup-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(runBackup);
