import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SOURCE = fileURLToPath(new URL('crash-server.ts', import.meta.url));

let built: Promise<string> | undefined;

const HOUR_MS = 3_600_000;

/** The server as one file: translating its sources at each of many starts took most of a test's time. */
async function buildServer(): Promise<string> {
  const outDir = path.join(root, 'node_modules', '.cache', 'angan-server'); // where its packages are found
  const name = `server-${process.pid}.mjs`;
  mkdirSync(outDir, { recursive: true });
  for (const old of readdirSync(outDir).map((entry) => path.join(outDir, entry)))
    if (Date.now() - statSync(old).mtimeMs > HOUR_MS) rmSync(old, { force: true });
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: SOURCE,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: name, codeSplitting: false } },
    },
  });
  return path.join(outDir, name);
}

/** A server in a process of its own. */
export interface ServerProcess {
  url: string;
  /** Ends it as a power cut would; resolves when it is gone. */
  kill(): Promise<void>;
}

interface ProcessOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Keeps the rate limits, by X-Forwarded-For. */
  limits?: boolean;
}

/** Starts one; rejects when it ends before it listens. */
export async function startServerProcess({
  dataDir,
  databaseUrl,
  limits,
}: ProcessOptions): Promise<ServerProcess> {
  built ??= buildServer();
  const args = [await built, dataDir, databaseUrl ?? '', limits ? 'limits' : ''];
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const kill = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended by itself: ${code}`)));
    child.stdout?.once('data', (text) => resolve({ url: String(text).trim(), kill }));
  });
}
