import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';

const START_LIMIT_MS = 30_000;

/** A program that a test has started. */
export interface Child {
  /** First match of `pattern` in what it has printed. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves when it accepts connections. */
  listens(port: number): Promise<void>;
  /** Resolves when it has ended; ends it when it has not after `patience` milliseconds. */
  end(patience?: number): Promise<void>;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Starts a program and listens to what it prints. */
export function startChild(
  command: string,
  args: string[],
  { env = {} }: { env?: Record<string, string> } = {},
): Child {
  let output = '';
  let ended: string | null = null;
  const child: ChildProcess = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      output += part;
      tell();
    });
  const over = (reason: string) => {
    ended ??= reason;
    tell();
  };
  child.on('error', (error) => over(error.message));
  child.on('exit', (code, signal) => over(`ended with ${code ?? signal}`));

  return {
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => finish('said nothing of it in time'), START_LIMIT_MS);
        const finish = (failure: string | null, found?: RegExpExecArray) => {
          clearTimeout(timer);
          listeners.delete(look);
          if (found) resolve(found);
          else reject(new Error(`${command} ${failure}:\n${output}`));
        };
        const look = () => {
          const found = pattern.exec(output);
          if (found) finish(null, found);
          else if (ended) finish(ended);
        };
        listeners.add(look);
        look();
      }),
    async listens(port) {
      const deadline = Date.now() + START_LIMIT_MS;
      while (!(await accepts(port))) {
        if (ended || Date.now() > deadline) throw new Error(`${command} does not listen:\n${output}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    end: (patience = 0) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => child.kill('SIGKILL'), patience);
        const look = () => {
          if (!ended) return;
          clearTimeout(timer);
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
  };
}
