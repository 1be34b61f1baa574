// Finds a Chromium for the browser tests, and provides one where there is none.
import { existsSync } from 'node:fs';
import { findProgram, installPackages } from './programs.mjs';
import { fail, run } from './steps.mjs';

const onPath = () => findProgram('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome');

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
  // With a face that stands in for the site's own, as every phone and desktop has one.
  await installPackages('chromium', 'fonts-liberation');
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
