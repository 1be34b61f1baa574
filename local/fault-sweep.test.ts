import 'fake-indexeddb/auto';
import type { DBCore, DBCoreTable } from 'dexie';
import { afterEach, expect, test, vi } from 'vitest';
import { deleteLocalDatabase, localDatabase, withLocal } from './db.ts';
import { createFlusher, flushOutbox } from './flush.ts';
import { submitInquiry } from './inquiry.ts';
import { listUnsent, outboxRows } from './outbox.ts';
import type { SubmitOutcome } from './submit.ts';
import { createFakeOffice, createFlushEnv } from './testing/fake-office.ts';

/*
 * The sweep: the Nth call of storage or network throws, aborts its transaction or never answers, for N from 1 to the
 * last call that keeping, sending and acknowledging one inquiry makes. Whatever happens: no hang above 20 s, one row at
 * most, "sent" only after the row exists, and what was said to be kept is delivered after healing.
 */

type Fault = 'throws' | 'aborts' | 'never settles';
const METHODS = ['mutate', 'get', 'getMany', 'query', 'count', 'openCursor'] as const;
const MAX_MS = 20_000;

let calls = 0;
let failing: (call: number) => Fault | null = () => null;

function faulty<T>(real: () => Promise<T>, abort: () => void): Promise<T> {
  const fault = failing(++calls);
  if (fault === 'never settles') return new Promise(() => undefined);
  if (fault === 'throws') return Promise.reject(new DOMException('made to fail', 'DataError'));
  if (fault === 'aborts')
    return real().then((value) => {
      abort();
      return value;
    });
  return real();
}

function faultyTable(table: DBCoreTable): DBCoreTable {
  const wrapped: Record<string, unknown> = {};
  for (const name of METHODS) {
    const real = table[name] as (request: { trans: { abort?: () => void } }) => Promise<unknown>;
    wrapped[name] = (request: { trans: { abort?: () => void } }) =>
      faulty(
        () => real.call(table, request),
        () => request.trans.abort?.(),
      );
  }
  return { ...table, ...wrapped } as DBCoreTable;
}

function installFaults(): void {
  localDatabase().use({
    stack: 'dbcore',
    name: 'faults',
    create: (core: DBCore) => ({ ...core, table: (name: string) => faultyTable(core.table(name)) }),
  });
}

/** Runs `work` on a clock that jumps ahead while nothing else happens; gives its result and the time it took. */
async function timed<T>(work: Promise<T>): Promise<{ value: T; ms: number }> {
  let done = false;
  const settled = work.finally(() => {
    done = true;
  });
  settled.catch(() => undefined);
  let ms = 0;
  while (!done && ms <= MAX_MS) {
    for (let i = 0; i < 60 && !done; i++) await new Promise((resolve) => setImmediate(resolve));
    if (done) break;
    await vi.advanceTimersByTimeAsync(500);
    ms += 500;
  }
  if (!done) throw new Error(`still not settled after ${ms} ms`);
  return { value: await settled, ms };
}

afterEach(async () => {
  failing = () => null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await deleteLocalDatabase();
});

async function runOnce(fault: Fault, at: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const office = createFakeOffice();
  const draft = { name: 'Sample Person', phone: '+91 00000 00007' };
  let rowsWhenSaid = 0;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    faulty(
      () => office.fetch(input, init),
      () => undefined,
    ),
  );
  await localDatabase().delete();
  installFaults();
  await localDatabase().open();
  calls = 0;
  failing = (call) => (call === at ? fault : null);

  const { value: outcome, ms } = await timed<SubmitOutcome>(submitInquiry(draft, { key: 'k' }));
  rowsWhenSaid = office.rows.size;
  // The round that the form no longer waits for has to end too, before the same storage heals.
  await timed(flushOutbox().catch(() => undefined));
  const reached = calls >= at;

  failing = () => null;
  const heal = createFlusher(createFlushEnv({ ms: Date.now() + 60_000 }));
  for (let i = 0; i < 3; i++) await timed(heal({ fresh: true }));

  const unsent = await timed(withLocal(listUnsent));
  const entry = (await timed(withLocal((db) => outboxRows(db).get('k')))).value;
  return { outcome, ms, reached, rowsWhenSaid, rows: office.rows.size, unsent: unsent.value, entry };
}

test.each<Fault>(['throws', 'aborts', 'never settles'])(
  'the Nth call %s: nothing lost, no hang',
  async (fault) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let n = 0;
    for (let reached = true; reached && n < 200; ) {
      n++;
      const run = await runOnce(fault, n);
      const where = `call ${n} ${fault}: ${JSON.stringify(run.outcome)}`;
      expect(run.ms, where).toBeLessThanOrEqual(MAX_MS);
      expect(run.rows, where).toBeLessThanOrEqual(1);
      expect(run.unsent, where).toEqual([]);
      if (run.outcome.kind === 'sent') expect(run.rowsWhenSaid, where).toBe(1);
      if (run.outcome.kind !== 'unsaved') expect([run.rows, run.entry?.state], where).toEqual([1, 'sent']);
      if (run.entry) expect(run.rows, where).toBe(1);
      reached = run.reached;
      await deleteLocalDatabase();
      vi.useRealTimers();
    }
    expect(n).toBeGreaterThan(10);
  },
  60_000,
);
