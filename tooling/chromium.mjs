// Finds a Chromium for the browser tests, and provides one where there is none.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail, run } from './steps.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of NAMES) {
      const file = path.join(folder, name);
      if (existsSync(file)) return file;
    }
  }
  return null;
}

async function playwrightOwn() {
  const { chromium } = await import('playwright-core');
  const file = chromium.executablePath();
  return existsSync(file) ? file : null;
}

/** Path of a Chromium: CHROME, one on PATH, Playwright's own; else Debian's package is installed, else Playwright's download. */
export async function ensureChromium() {
  if (process.env.CHROME) return process.env.CHROME;
  const present = onPath() ?? (await playwrightOwn());
  if (present) return present;
  console.log('Installing Chromium for the browser tests …');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = async (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true });
  };
  await apt('update', '-qq');
  await apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  if (!onPath())
    await run(process.execPath, [
      'node_modules/playwright-core/cli.js',
      'install',
      '--with-deps',
      'chromium',
    ]);
  return (
    onPath() ??
    (await playwrightOwn()) ??
    fail('There is no Chromium, and none could be installed. Install one, or name it in CHROME.')
  );
}
