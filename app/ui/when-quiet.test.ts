import { beforeEach, expect, test, vi } from 'vitest';

let moments: typeof import('./when-quiet.ts');
const idle: (() => void)[] = [];

beforeEach(async () => {
  idle.length = 0;
  vi.resetModules();
  vi.doMock('./when-idle.ts', () => ({
    whenIdle: (task: () => void) => {
      idle.push(task);
      return () => {};
    },
  }));
  moments = await import('./when-quiet.ts');
});

test('what waits for a usable page runs when it is, and at once after that', () => {
  const done: string[] = [];
  moments.whenQuiet(() => done.push('waited'));
  moments.whenQuiet(() => done.push('taken back'))();
  expect(done).toEqual([]);
  moments.markQuiet();
  moments.whenQuiet(() => done.push('later'));
  moments.markQuiet();
  expect(done).toEqual(['waited', 'later']);
});

test('what reads the phone goes one by one, each when nothing else is to do', () => {
  const done: number[] = [];
  for (const n of [1, 2, 3]) moments.whenCopyOpen(() => done.push(n));
  const takeBack = moments.whenCopyOpen(() => done.push(4));
  moments.markCopyOpen();
  expect(done).toEqual([1]);
  takeBack();
  idle.shift()?.();
  expect(done).toEqual([1, 2]);
  idle.shift()?.();
  expect(done).toEqual([1, 2, 3]);
  expect(idle).toEqual([]);
});

test('the two moments are two: a usable page may wait for its listings', () => {
  const done: string[] = [];
  moments.whenCopyOpen(() => done.push('copy'));
  moments.markQuiet();
  expect(done).toEqual([]);
  moments.markCopyOpen();
  expect(done).toEqual(['copy']);
});
