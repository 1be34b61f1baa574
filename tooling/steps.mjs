// Steps shared by the scripts in this folder. Plain JavaScript without dependencies: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const at = (...parts) => path.join(root, ...parts);

/** Prints one clear line and ends with status 1. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Runs a program with its output shown; resolves with its exit status. Signals reach it through the terminal's group. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: quiet ? 'ignore' : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(127));
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Like run, but a failure ends this script too. */
export async function must(command, args, options) {
  const status = await run(command, args, options);
  if (status !== 0) process.exit(status);
}

/** Runs a program of node_modules/.bin. */
export function tool(name, args, options) {
  return must(process.execPath, [binary(name), ...args], options);
}

export function binary(name) {
  const manifest = JSON.parse(readFileSync(at('node_modules', name, 'package.json'), 'utf8'));
  const short = name.split('/').pop();
  const bin =
    typeof manifest.bin === 'string' ? manifest.bin : (manifest.bin[short] ?? Object.values(manifest.bin)[0]);
  return at('node_modules', name, bin);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Angan needs Node.js 20.19 or later; this is ${process.versions.node}.`);
  }
}

/** Installs the packages of package-lock.json when they are not, or when another lock file was installed. */
export async function ensureInstalled() {
  checkNode();
  const stamp = at('node_modules', '.angan-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === `${wanted} ${process.version}`) return;
  console.log('Installing packages (the database driver may be compiled: a minute or two) …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev'];
  // sqlite3 takes a while to compile; its installer must be allowed to run.
  const status = npm?.endsWith('.js') ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
  if (status !== 0) fail('The packages could not be installed; the lines above say why.');
  writeFileSync(stamp, `${wanted} ${process.version}`);
}

const SOURCES = [
  'app',
  'domain',
  'local',
  'server',
  'sw',
  'tooling/vite',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

function* files(entry) {
  if (!existsSync(entry)) return;
  if (statSync(entry).isFile()) {
    yield entry;
    return;
  }
  for (const name of readdirSync(entry).sort()) yield* files(path.join(entry, name));
}

/** A digest of everything that the build is made from. */
function sourceDigest() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of files(at(source))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Builds when there is no build or its sources have changed. */
export async function ensureBuilt() {
  const stamp = at('dist', 'source-digest');
  const wanted = sourceDigest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building …');
  await tool('vite', ['build', '--app', '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } });
  mkdirSync(at('dist'), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Runs a TypeScript program of this project. */
export function script(file, args = [], options) {
  return run(process.execPath, ['--import', 'tsx', file, ...args], options);
}
