// Programs of the machine that tests need: looks for them, and installs Debian's packages where they are missing.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './steps.mjs';

/** Path of the first of `names` that the machine has; null when it has none. */
export function findProgram(...names) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) {
      const file = path.join(folder, name);
      if (existsSync(file)) return file;
    }
  }
  return null;
}

/** Installs Debian packages; whether it worked shows in what is there afterwards. */
export async function installPackages(...packages) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = async (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true });
  };
  await apt('update', '-qq');
  await apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
