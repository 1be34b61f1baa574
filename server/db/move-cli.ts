import { runCommand } from '#server/backup/run-command';
import { runMove } from './move-command.ts';

await runCommand(runMove);
