import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the checkout. */
    root: string;
    /** Folder with a copy of `dist`, so that a build beside a running test does it no harm. */
    thisVersion: string;
    /** A seeded data folder; read only, copied for each server. */
    seeded: string;
    /** Folder whose `dist` is the next version of the app: every hashed address differs from the first's. */
    nextVersion: string;
    /** Folder for the data of running servers; on the same disk as `seeded`, so that files can be linked. */
    runs: string;
  }
}

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = path.join(root, 'node_modules', '.cache', 'angan-e2e');

/** What the seeded data are made of. */
const SEED_SOURCES = [
  'seed',
  'domain/property',
  'domain/agency',
  'server/db',
  'server/property',
  'server/agency',
];
/** What a build is made of, beside node_modules. */
const BUILD_SOURCES = [
  'app',
  'domain',
  'local',
  'server',
  'sw',
  'tooling',
  'package.json',
  'tsconfig.base.json',
  'vite.config.ts',
];

const STALE_MS = 2 * 3_600_000;

/** While working on tests: take the seeded data that are there, although their sources have changed since. */
const KEEP = Boolean(process.env.E2E_KEEP);

function digestOf(sources: string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const entries = readdirSync(path.join(root, source), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name));
    for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).sort())
      hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function run(args: string[], cwd: string, env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env } });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args.join(' ')} ended with ${code}:\n${output}`)),
    );
  });
}

/** Makes `folder` once for what it is made of, whole or not at all, and forgets the ones of earlier sources. */
async function keepOnce(
  name: string,
  digest: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = path.join(cache, `${name}-${digest}`);
  if (existsSync(folder)) return folder;
  const old = readdirSync(cache).filter((entry) => entry.startsWith(`${name}-`));
  const newest = old
    .map((entry) => path.join(cache, entry))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
  if (KEEP && name === 'seeded' && newest) return newest;
  // Another run may be at work with the one before.
  for (const entry of old) {
    const { mtimeMs } = statSync(path.join(cache, entry));
    if (Date.now() - mtimeMs > STALE_MS) rmSync(path.join(cache, entry), { recursive: true, force: true });
  }
  const draft = path.join(cache, `draft-${name}-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  await make(draft);
  // Two runs that make the same at once: the first one's stays.
  if (existsSync(folder)) rmSync(draft, { recursive: true, force: true });
  else renameSync(draft, folder);
  return folder;
}

/**
 * Builds the same sources once more with other addresses for everything hashed: what a deploy looks like to a phone
 * that has the first version open. Outside node_modules, because Vite leaves what is inside alone.
 */
async function buildNextVersion(folder: string): Promise<void> {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'angan-next-'));
  try {
    for (const source of BUILD_SOURCES)
      cpSync(path.join(root, source), path.join(copy, source), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    const config = path.join(copy, 'vite.config.ts');
    const before = readFileSync(config, 'utf8');
    const after = before.replace(
      "outDir: 'dist/client',",
      "outDir: 'dist/client', assetsDir: 'assets/next',",
    );
    if (after === before)
      throw new Error('vite.config.ts has changed: say here how to move its hashed files');
    writeFileSync(config, after);
    const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
    await run([vite, 'build', '--app', '--logLevel', 'error'], copy, { NODE_ENV: 'production' });
    cpSync(path.join(copy, 'dist'), path.join(folder, 'dist'), { recursive: true });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Prepares what every journey starts from: seeded data and a next version of the app. Kept between runs. */
export async function setup(project: TestProject): Promise<() => void> {
  if (!existsSync(path.join(root, 'dist', 'server', 'index.js')))
    throw new Error('Build first: npm run build');
  const runs = path.join(cache, 'runs', String(process.pid));
  mkdirSync(runs, { recursive: true });
  const seeded = await keepOnce('seeded', digestOf(SEED_SOURCES), (folder) =>
    run(['--import', 'tsx', 'seed/cli.ts', '--if-empty'], root, { DATA_DIR: folder }),
  );
  const sourceDigest = readFileSync(path.join(root, 'dist', 'source-digest'), 'utf8').slice(0, 16);
  const thisVersion = await keepOnce('this', sourceDigest, async (folder) => {
    cpSync(path.join(root, 'dist'), path.join(folder, 'dist'), { recursive: true });
  });
  project.provide('root', root);
  project.provide('thisVersion', thisVersion);
  project.provide('seeded', seeded);
  // The journeys in other browsers update nothing.
  if (project.name !== 'browsers')
    project.provide('nextVersion', await keepOnce('next', sourceDigest, buildNextVersion));
  project.provide('runs', runs);
  return () => rmSync(runs, { recursive: true, force: true });
}
