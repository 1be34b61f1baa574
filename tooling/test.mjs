// npm test: install if needed, provide Chromium, then format, lint, types, unit, server (on SQLite and PostgreSQL) and browser tests.
// npm run test:browsers: the main journeys in Firefox and WebKitGTK. `npm test -- --all`: both, with one count.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureOtherBrowsers } from './other-browsers.mjs';
import { binary, ensureBuilt, ensureInstalled, run } from './steps.mjs';

const others = process.argv.includes('--other-browsers');
const all = process.argv.includes('--all');
await ensureInstalled();
const started = Date.now();
const failures = [];
const totals = { passed: 0, failed: 0, skipped: 0 };
const tries = [];
const reports = mkdtempSync(path.join(os.tmpdir(), 'angan-test-'));

const step = async (label, work) => {
  const from = Date.now();
  const status = await work();
  console.log(`\n${status === 0 ? 'ok  ' : 'FAIL'} ${label} (${Math.round((Date.now() - from) / 1000)} s)`);
  if (status !== 0) failures.push(label);
};

/** Reasons of the tries that failed, of tests that passed in the end too: a file's output is far above by then. */
const failedTries = ({ name, message, assertionResults }) => [
  ...(message ? [`FAIL ${path.relative('.', name)}: ${shortened(message)}`] : []),
  ...assertionResults.flatMap(({ status, fullName, failureMessages }) =>
    failureMessages.map(
      (reason) => `${status === 'failed' ? 'FAIL' : 'again'} ${fullName}: ${shortened(reason)}`,
    ),
  ),
];

/** The first lines of an error, and the line of ours that it came from. */
const shortened = (reason) => {
  const lines = reason.split('\n');
  const place = lines.find((line) => line.trimStart().startsWith('at ') && !line.includes('node_modules'));
  const words = lines.filter((line) => !line.trimStart().startsWith('at ')).join(' ');
  return `${words.slice(0, 600)}${place ? ` (${path.basename(place).replace(/\)$/, '')})` : ''}`;
};

const vitest = async (project, env = {}) => {
  const report = path.join(reports, `${project}.json`);
  const args = [
    binary('vitest'),
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const status = await run(process.execPath, args, { env });
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    tries.push(...testResults.flatMap(failedTries));
    totals.passed += numPassedTests;
    totals.failed += numFailedTests;
    totals.skipped += numPendingTests;
  } catch {
    return status || 1; // a run without a report has tested nothing
  }
  return status;
};

if (!others) {
  await step('format, lint and types', () => run(process.execPath, ['tooling/check.mjs']));
  await step('unit and server tests', () => vitest('unit'));
  await step('server tests on PostgreSQL', () => vitest('server-postgres'));
}
await step('build', async () => {
  await ensureBuilt();
  return 0;
});
if (!others) {
  const chrome = await ensureChromium();
  await step('browser tests', () => vitest('e2e', { CHROME: chrome }));
}
if (others || all) {
  const firefox = await ensureOtherBrowsers();
  await step('main journeys in Firefox and WebKitGTK', () => vitest('browsers', { FIREFOX: firefox }));
}
rmSync(reports, { recursive: true, force: true });

if (tries.length) console.log(`\nTries that failed:\n${tries.slice(0, 40).join('\n')}`);
console.log(`\nDone in ${Math.round((Date.now() - started) / 1000)} s`);
if (failures.length) console.log(`Failed: ${failures.join('; ')}`);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(failures.length || !totals.passed ? 1 : 0);
