import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { inject } from 'vitest';

/** The production build, running as its own process. */
export interface Product {
  readonly dataDir: string;
  readonly port: number;
  /** What it has printed. */
  output(): string;
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>;
  /** Starts it again with the same data on the same port; with another folder, another version of the app. */
  start(folder?: string): Promise<void>;
  /** Ends it and removes its data. */
  close(): Promise<void>;
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

/** Links a folder's files instead of copying them: pictures and documents are never rewritten in place. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else linkSync(source, target);
  }
}

/** A data folder of its own with the seeded catalogue in it. */
export function createDataDir(): string {
  const seeded = inject('seeded');
  const dataDir = mkdtempSync(path.join(inject('runs'), 'data-'));
  for (const entry of readdirSync(seeded, { withFileTypes: true })) {
    const [source, target] = [path.join(seeded, entry.name), path.join(dataDir, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else copyFileSync(source, target);
  }
  return dataDir;
}

/** The server, which ends with whoever started it: a test run that is killed leaves none behind. */
const SERVE = `
process.stdin.on('close', () => process.exit(1)).resume();
await import('file://' + process.cwd() + '/dist/server/index.js');
`;

const READY = /Angan serves \d+ listings/;
const START_LIMIT_MS = 60_000;

function waitUntilReady(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail('did not start in time'), START_LIMIT_MS);
    const look = () => {
      if (READY.test(output())) done(resolve);
    };
    const fail = (reason: string) => done(() => reject(new Error(`The server ${reason}:\n${output()}`)));
    const ended = (code: number | null) => fail(`ended with ${code}`);
    const done = (settle: () => void) => {
      clearTimeout(timer);
      child.stdout?.off('data', look);
      child.off('exit', ended);
      settle();
    };
    child.stdout?.on('data', look);
    child.on('exit', ended);
    look();
  });
}

/** Starts the build over a fresh copy of the seeded data. `publicUrl`: the address that the browser sees. */
export async function startProduct({
  publicUrl,
  dataDir = createDataDir(),
  folder: firstFolder = inject('thisVersion'),
  env = {},
}: {
  publicUrl: string;
  dataDir?: string;
  /** Where its `dist` stands. */
  folder?: string;
  env?: Record<string, string>;
}): Promise<Product> {
  const port = await freePort();
  let folder = firstFolder;
  let child: ChildProcess | null = null;
  let output = '';

  const kill = async () => {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
  };
  const start = async (nextFolder = folder) => {
    await kill();
    folder = nextFolder;
    let said = '';
    const started = spawn(process.execPath, ['--input-type=module', '--eval', SERVE], {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        ...env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        PUBLIC_URL: publicUrl,
      },
    });
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (part: Buffer) => {
        said += part;
        output += part;
      });
    }
    await waitUntilReady(started, () => said);
  };
  await start();

  return {
    dataDir,
    port,
    output: () => output,
    kill,
    start,
    async close() {
      await kill();
      if (existsSync(dataDir)) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
