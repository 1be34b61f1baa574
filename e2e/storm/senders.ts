import { AsyncLocalStorage } from 'node:async_hooks';
import { createFlusher, type FlushEnv } from '#local/flush';

/*
 * Tabs and the worker of one browser, in this process: they share IndexedDB and Web Locks, and each can be killed.
 * A killed one does nothing any more: its lock is free at once, its requests never come to anything, and it writes
 * nothing down, as when a browser stops a worker.
 */

class Killed extends Error {
  override readonly name = 'Killed';
}

export interface Sender {
  readonly name: string;
  /** Sends what waits; resolves when the round is over, whatever became of it. */
  flush(): Promise<void>;
  kill(): void;
}

interface Life {
  dead: boolean;
  /** Resolves when it is killed. */
  death: Promise<void>;
  end: () => void;
}

const current = new AsyncLocalStorage<Life>();
const never = () => new Promise<never>(() => undefined);

/** Web Locks that let go of what a killed sender held. */
function createLocks(): FlushEnv['locks'] {
  let tail: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: (lock: null) => Promise<unknown>) => {
    const life = current.getStore();
    const turn = tail.then(() => (life?.dead ? never() : work(null)));
    const over = turn.then(
      () => undefined,
      () => undefined,
    );
    // One that is killed while it waits lets nobody pass the one that works.
    tail = Promise.all([tail, Promise.race([over, life ? life.death : never()])]);
    return turn;
  };
  return { request } as unknown as FlushEnv['locks'];
}

export interface Senders {
  open(name: string): Sender;
  /** Replaces `fetch` for as long as senders work; call `restore` afterwards. */
  restore(): void;
}

/** Senders whose clock is `now` and whose requests go to `origin`. Without locks the lease in the row decides. */
export function createSenders({
  origin,
  now,
  random,
  withLocks,
}: {
  origin: string;
  now: () => number;
  random: () => number;
  withLocks: boolean;
}): Senders {
  const locks = withLocks ? createLocks() : null;
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const life = current.getStore();
    if (life?.dead) return never();
    const answer = await realFetch(new URL(String(input), origin), init).catch((error: unknown) => {
      if (life?.dead) return never();
      throw error;
    });
    return life?.dead ? never() : answer;
  };

  return {
    open(name) {
      let end = () => undefined as undefined;
      const life: Life = { dead: false, death: Promise.resolve(), end: () => undefined };
      life.death = new Promise<void>((resolve) => {
        end = () => {
          resolve();
          return undefined;
        };
      });
      life.end = end;
      const flush = createFlusher(() => ({
        now: () => {
          // The sender asks for the time before each step: here a killed one stops.
          if (life.dead) throw new Killed(name);
          return now();
        },
        random,
        newKey: () => crypto.randomUUID(),
        // A short wait for the server's sake is waited for by the clock, not by this process.
        sleep: async () => undefined,
        locks,
      }));
      return {
        name,
        flush: () =>
          current.run(life, () =>
            Promise.race([
              flush({ fresh: true }).then(
                () => undefined,
                (error: unknown) => {
                  if (!life.dead) throw error;
                },
              ),
              life.death,
            ]),
          ),
        kill: () => {
          life.dead = true;
          life.end();
        },
      };
    },
    restore: () => {
      globalThis.fetch = realFetch;
    },
  };
}
