import { runSeedCommand } from './seed-command.ts';

process.exitCode = await runSeedCommand(process.argv.slice(2), process.env, {
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
});
