import type { FlushEnv } from '../flush.ts';
import { jsonResponse } from './fake-feed.ts';

/** One request as the fake server saw it. */
export interface SeenRequest {
  path: string;
  method: string;
  key: string;
  at: number;
}

type Answer = Response | Error | 'silence';

export interface FakeOffice {
  /** Rows by key: what has arrived. */
  rows: Map<string, string>;
  requests: SeenRequest[];
  /** Called for each request before it is carried out; give an answer to replace the real one. */
  intercept: (request: SeenRequest, count: number) => Answer | undefined;
  /** Called after the row is stored; give an answer to replace the real one (a lost answer). */
  afterCommit: (request: SeenRequest, count: number) => Answer | undefined;
  fetch: typeof fetch;
}

function give(answer: Answer, signal?: AbortSignal | null): Promise<Response> {
  if (answer instanceof Error) return Promise.reject(answer);
  if (answer !== 'silence') return Promise.resolve(answer);
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}

/** The server's side of the outbox in memory: one row a key, 422 for the same key with another body. */
export function createFakeOffice(now: () => number = Date.now): FakeOffice {
  const office: FakeOffice = {
    rows: new Map(),
    requests: [],
    intercept: () => undefined,
    afterCommit: () => undefined,
    fetch: async (input, init) => {
      const key = new Headers(init?.headers).get('idempotency-key') ?? '';
      const path = String(input);
      const request = { path, method: init?.method ?? 'GET', key, at: now() };
      office.requests.push(request);
      const count = office.requests.length;
      const before = office.intercept(request, count);
      if (before) return give(before, init?.signal);
      const body = `${request.method} ${path} ${String(init?.body ?? '')}`;
      const held = office.rows.get(key);
      if (held !== undefined && held !== body)
        return jsonResponse({ error: { code: 'key_conflict', message: 'other body' } }, 422);
      office.rows.set(key, body);
      const after = office.afterCommit(request, count);
      if (after) return give(after, init?.signal);
      return jsonResponse(
        path.startsWith('/api/saved')
          ? { saved: request.method === 'POST', propertyId: 'p1', key }
          : { id: `row-${key}`, key, receivedAt: '2026-01-01T00:00:00.000Z' },
        201,
      );
    },
  };
  return office;
}

/** Web Locks in memory, shared by every sender of a test. */
export function createFakeLocks(): Pick<LockManager, 'request'> {
  const tails = new Map<string, Promise<unknown>>();
  const request = (name: string, work: (lock: null) => Promise<unknown>) => {
    const turn = (tails.get(name) ?? Promise.resolve()).then(() => work(null));
    tails.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
  return { request } as unknown as Pick<LockManager, 'request'>;
}

export interface FakeClock {
  ms: number;
}

/** Surroundings of a sender with a clock that a test moves, no luck in the waits and keys of its own. */
export function createFlushEnv(
  clock: FakeClock,
  locks: FlushEnv['locks'] = createFakeLocks(),
): () => FlushEnv {
  let keys = 0;
  return () => ({
    now: () => clock.ms,
    random: () => 0.5,
    newKey: () => `fresh-key-${++keys}`,
    sleep: async (ms) => {
      clock.ms += ms;
    },
    locks,
  });
}
