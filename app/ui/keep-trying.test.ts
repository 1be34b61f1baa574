import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTrying } from './keep-trying.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what could not be had is asked for again, after a while and with the signal, and only then is there', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('no line'));
  const got = vi.fn();
  void keepTrying(load).then(got);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue('code');
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(got).toHaveBeenCalledWith('code');
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a line that stays dead is asked at most once a minute', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('no line'));
  void keepTrying(load);
  await vi.advanceTimersByTimeAsync(22_000);
  expect(load).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(14);
});
