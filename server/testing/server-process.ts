import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('crash-server.ts', import.meta.url));

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
export function startServerProcess({ dataDir, databaseUrl, limits }: ProcessOptions): Promise<ServerProcess> {
  const args = ['--import', 'tsx', SCRIPT, dataDir, databaseUrl ?? '', limits ? 'limits' : ''];
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
