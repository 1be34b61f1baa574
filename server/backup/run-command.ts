import { CopyError } from '#server/db/copy-tables';
import { EnvError } from '#server/env';

type Command = (
  argv: string[],
  variables: Record<string, string | undefined>,
  say: (line: string) => void,
) => Promise<void>;

/** Runs a command of the administrator: one line for what they can mend, status 1 when it failed. */
export async function runCommand(command: Command): Promise<void> {
  try {
    await command(process.argv.slice(2), process.env, (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const plain = error instanceof CopyError || error instanceof EnvError || Boolean(code);
    // A failed statement names its values: of those only the code.
    const text = plain ? message : error instanceof Error ? (error.stack ?? message) : String(error);
    process.stderr.write(`${text.replace(/^.* - (?=SQLITE_|[a-z])/s, '')}\n`);
    process.exitCode = 1;
  }
}
