import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** tsx marks functions with a helper that does not exist in a page; this puts one there. */
export const KEEP_NAMES = 'globalThis.__name = (named) => named;';

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1] ?? 0, sorted[middle] ?? 0];
  return sorted.length % 2 ? high : (low + high) / 2;
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Runs a program of this project over `dataDir`. */
export function runScript(args: string[], dataDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DATA_DIR: dataDir },
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args.join(' ')} ended with ${code}`)),
    );
  });
}

/** The browser tests' seeded folder when there is one: drawing the pictures anew takes a minute. */
function seededBefore(): string | null {
  const cache = path.join(root, 'node_modules', '.cache', 'angan-e2e');
  const found = existsSync(cache) ? readdirSync(cache).find((name) => name.startsWith('seeded-')) : undefined;
  return found ? path.join(cache, found) : null;
}

/** A data folder of its own with the samples and `generated` more listings. */
export async function prepareData(generated: number): Promise<string> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'angan-bench-'));
  const seeded = seededBefore();
  if (seeded) cpSync(seeded, dataDir, { recursive: true });
  else await runScript(['--import', 'tsx', 'seed/cli.ts', '--if-empty'], dataDir);
  if (generated)
    await runScript(
      ['--import', 'tsx', 'bench/fill.ts', '--data', dataDir, '--count', String(generated)],
      dataDir,
    );
  return dataDir;
}

export interface Running {
  origin: string;
  port: number;
  stop(): Promise<void>;
}

function until(child: ChildProcess, ready: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (part: Buffer) => {
      said += part;
      if (ready.test(said)) resolve();
    });
    child.on('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)));
  });
}

function stopper(child: ChildProcess): () => Promise<void> {
  return () =>
    new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
}

/** The server, which ends with whoever started it: a measurement that is broken off leaves none behind. */
const SERVE = `
process.stdin.on('close', () => process.exit(1)).resume();
await import('file://' + process.cwd() + '/dist/server/index.js');
`;

/** The production build over `dataDir`, as its own process. `publicPort`: where browsers see it. */
export async function startBuild(
  dataDir: string,
  publicPort?: number,
  env: Record<string, string> = {},
): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SERVE], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: `http://localhost:${publicPort ?? port}`,
    },
  });
  await until(child, /Angan serves/);
  return { origin: `http://localhost:${port}`, port, stop: stopper(child) };
}

/** A node:http server that does nothing but send the bytes of `file` with `headers`: what there is to compare with. */
export async function startBare(file: string, headers: Record<string, string>): Promise<Running> {
  const port = await freePort();
  const source = `
    const body = require('node:fs').readFileSync(${JSON.stringify(file)});
    const headers = ${JSON.stringify(headers)};
    require('node:http').createServer((request, response) => {
      response.writeHead(200, { ...headers, 'content-length': body.length });
      response.end(body);
    }).listen(${port}, '127.0.0.1', () => console.log('ready'));`;
  const child = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'inherit'] });
  await until(child, /ready/);
  return { origin: `http://localhost:${port}`, port, stop: stopper(child) };
}

export function removeData(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
}
