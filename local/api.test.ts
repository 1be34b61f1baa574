import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getJson } from './api.ts';
import { retryAfterMs } from './api-failure.ts';
import { onRequestOutcome, type RequestOutcome } from './request-outcome.ts';
import { jsonResponse } from './testing/fake-feed.ts';

const Schema = v.object({ ok: v.boolean() });
const outcomes: RequestOutcome[] = [];
let stop: () => void;
const answerWith = (respond: (init: RequestInit) => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => respond(init));

beforeEach(() => {
  outcomes.length = 0;
  stop = onRequestOutcome((outcome) => outcomes.push(outcome));
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A body that sends `part` every `everyMs` and never ends. */
function drip(part: Uint8Array, everyMs: number): Response {
  let timer: ReturnType<typeof setInterval>;
  const body = new ReadableStream({
    start(controller) {
      timer = setInterval(() => controller.enqueue(part), everyMs);
    },
    cancel() {
      clearInterval(timer);
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

test('gives the checked value and counts as a connection', async () => {
  answerWith(() => jsonResponse({ ok: true, more: 1 }));
  expect(await getJson('/api/x', Schema)).toEqual({ ok: true });
  expect(outcomes).toEqual(['answered']);
});

test('a server that accepts and never answers is given up after 15 s (A15)', async () => {
  answerWith(
    (init) =>
      new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  );
  const asked = expect(getJson('/api/x', Schema)).rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(15_000);
  await asked;
  expect(outcomes).toEqual(['timeout']);
});

test('one byte a second is given up after 15 s (A14)', async () => {
  answerWith(() => drip(new Uint8Array(1), 1000));
  const asked = expect(getJson('/api/x', Schema)).rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(15_000);
  await asked;
});

test('a slow body that keeps coming is waited for', async () => {
  answerWith(() => drip(new Uint8Array(5000), 10_000));
  let ended = false;
  getJson('/api/x', Schema).catch(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toBe(false);
});

test('silence after a good start is given up 15 s later (A14)', async () => {
  answerWith(
    () =>
      new Response(
        new ReadableStream({
          start(controller) {
            setTimeout(() => controller.enqueue(new Uint8Array(9000)), 5000);
          },
        }),
      ),
  );
  const asked = expect(getJson('/api/x', Schema)).rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(20_000);
  await asked;
});

test("a caller's own abort is not taken for a lost connection", async () => {
  const controller = new AbortController();
  answerWith((init) => {
    controller.abort(new Error('left the page'));
    return Promise.reject(init.signal?.reason);
  });
  await expect(getJson('/api/x', Schema, { signal: controller.signal })).rejects.toThrow('left the page');
  expect(outcomes).toEqual([]);
});

test('an error answer carries status, code and Retry-After (C22)', async () => {
  answerWith(() => {
    const response = jsonResponse({ error: { code: 'rate_limited', message: 'Slow down' } }, 429);
    response.headers.set('retry-after', '30');
    return response;
  });
  await expect(getJson('/api/x', Schema)).rejects.toMatchObject({
    kind: 'http',
    status: 429,
    retryAfterMs: 30_000,
    error: { code: 'rate_limited', message: 'Slow down' },
  });
  expect(outcomes).toEqual(['answered']);
});

test('a Retry-After date is measured on the clock of the server (A25)', () => {
  const headers = new Headers({
    date: 'Mon, 01 Jan 2024 00:00:00 GMT',
    'retry-after': 'Mon, 01 Jan 2024 00:02:00 GMT',
  });
  expect(retryAfterMs(headers)).toBe(120_000);
});
