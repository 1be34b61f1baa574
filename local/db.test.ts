import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, expect, test, vi } from 'vitest';
import { abortRunning, deleteLocalDatabase, LocalDatabase, localDatabase, withLocal } from './db.ts';

const row = { key: 'k', command: 'submitLead', body: {}, createdAt: 1, state: 'queued' as const };
const save = () => withLocal((db) => db.outbox.put(row));

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteLocalDatabase();
});

test('a connection closed under the app is opened again (A22)', async () => {
  await save();
  localDatabase().backendDB().close();
  await save();
  expect(await localDatabase().outbox.count()).toBe(1);
});

test('a database that was closed for good opens again for the next write', async () => {
  await save();
  localDatabase().close({ disableAutoOpen: true });
  await save();
  expect(await localDatabase().outbox.count()).toBe(1);
});

test('a first transaction that throws InvalidStateError is repeated (A22)', async () => {
  const { prototype } = IDBDatabase;
  const real = prototype.transaction;
  let toThrow = 0;
  vi.spyOn(prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    if (toThrow-- > 0) throw new DOMException('The connection was lost', 'InvalidStateError');
    return real.apply(this, args);
  });
  await localDatabase().open();
  toThrow = 1;
  await save();
  expect(toThrow).toBeLessThan(0);
  expect(await localDatabase().outbox.count()).toBe(1);
});

test('what was under way when the page was set aside is undone whole, and done again', async () => {
  let times = 0;
  await withLocal((db) =>
    db.transaction('rw', db.outbox, async () => {
      times++;
      await db.outbox.put({ ...row, key: `first of ${times}` });
      if (times === 1) abortRunning();
      await db.outbox.put({ ...row, key: `second of ${times}` });
    }),
  );
  expect(await localDatabase().outbox.toCollection().primaryKeys()).toEqual(['first of 2', 'second of 2']);
});

test('a transaction that its own work has aborted is not done again', async () => {
  let times = 0;
  const work = withLocal((db) =>
    db.transaction('rw', db.outbox, async (transaction) => {
      times++;
      await db.outbox.put(row);
      transaction.abort();
    }),
  );
  await expect(work).rejects.toThrow();
  expect(times).toBe(1);
});

test('an open that rejects is told apart from other errors (A22, private mode)', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Not allowed in private mode', 'InvalidStateError');
  });
  await expect(save()).rejects.toMatchObject({ name: 'LocalUnavailable', reason: 'closed' });
});

test('a full phone is told apart (A21)', async () => {
  const work = () =>
    Promise.reject(new Dexie.AbortError('aborted', new DOMException('', 'QuotaExceededError')));
  await expect(withLocal(work)).rejects.toMatchObject({ name: 'LocalUnavailable', reason: 'full' });
});

test('a transaction whose work merely hands on a promise stays whole, and so does its neighbour', async () => {
  await save();
  const steps = async (db: LocalDatabase, key: string) => {
    for (let step = 0; step < 5; step++) {
      await db.outbox.put({ ...row, key: `${key}${step}` });
      await db.meta.get('nothing');
      await null;
      expect(Dexie.currentTransaction?.db).toBe(db);
    }
    if (key === 'bad') throw new RangeError('taken back');
  };
  const begin = (key: string) =>
    withLocal((db) => db.transaction('rw', db.outbox, db.meta, () => steps(db, key)));
  const outcomes = await Promise.allSettled([begin('a'), begin('bad'), begin('b')]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(outcomes[1]).toMatchObject({ reason: { name: 'RangeError' } });
  expect((await localDatabase().outbox.toCollection().primaryKeys()).sort()).toEqual(
    ['a0', 'a1', 'a2', 'a3', 'a4', 'b0', 'b1', 'b2', 'b3', 'b4', 'k'].sort(),
  );
});

test('faults in the work itself pass through untouched', async () => {
  await expect(withLocal(() => Promise.reject(new RangeError('mine')))).rejects.toThrow(RangeError);
});

test('a newer tab upgrades while this one is open, and this one still finds its data (A20)', async () => {
  await save();
  class Newer extends LocalDatabase {
    constructor() {
      super();
      this.version(2).stores({ outbox: 'key, state, createdAt, attempts', notes: 'id' });
    }
  }
  const newer = new Newer();
  await newer.open();
  await newer.outbox.put({ ...row, key: 'from the newer' });
  await newer.table('notes').put({ id: 'kept by the older' });
  expect(await withLocal((db) => db.outbox.count())).toBe(2);
  await withLocal((db) => db.outbox.put({ ...row, key: 'from the older' }));
  newer.close();
  const again = new Newer();
  expect(await again.outbox.count()).toBe(3);
  expect(await again.table('notes').count()).toBe(1);
  again.close();
});
