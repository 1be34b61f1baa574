import * as v from 'valibot';
import { ApiFailure, httpFailure } from './api-failure.ts';
import { type RequestOutcome, reportOutcome } from './request-outcome.ts';
import { readBytes, type Watchdog, watchProgress } from './stream.ts';

/** Nothing may keep the reader waiting longer than this (A14). */
export const TIMEOUT_MS = 15_000;

export interface RequestOptions {
  signal?: AbortSignal;
  timeoutMs?: number;
}

export interface JsonRequest extends RequestOptions {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Site path with its query: "/api/changes?view=summary". */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Called when the answer begins, before its body is there. */
  onResponse?: (response: Response) => void;
}

function outcomeOf(failure: ApiFailure): RequestOutcome {
  if (failure.kind === 'offline' || failure.kind === 'timeout') return failure.kind;
  return failure.kind === 'not-json' ? 'intercepted' : 'answered';
}

function toFailure(error: unknown, watchdog: Watchdog): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (watchdog.gaveUp) return new ApiFailure('timeout', 'No answer for too long.', { cause: error });
  return new ApiFailure('offline', 'No connection.', { cause: error });
}

/**
 * Sends one request and gives the answer's headers and its bytes. Rejects with ApiFailure; with the signal's own
 * reason when the caller gave up. Redirects are never followed: no address of this API redirects, a captive portal's do.
 */
async function exchange(
  path: string,
  init: RequestInit,
  { signal, timeoutMs = TIMEOUT_MS, onResponse }: RequestOptions & Pick<JsonRequest, 'onResponse'>,
): Promise<{ response: Response; bytes: Uint8Array<ArrayBuffer> }> {
  const watchdog = watchProgress(timeoutMs, signal);
  try {
    const response = await fetch(path, {
      credentials: 'same-origin',
      redirect: 'manual',
      signal: watchdog.signal,
      ...init,
    });
    if (response.type === 'opaqueredirect' || response.redirected)
      throw new ApiFailure('not-json', 'The answer leads elsewhere.');
    onResponse?.(response);
    return { response, bytes: await readBytes(response, watchdog) };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    const failure = toFailure(error, watchdog);
    reportOutcome(outcomeOf(failure));
    throw failure;
  } finally {
    watchdog.stop();
  }
}

function isJson(response: Response): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');
}

function intercepted(message: string, response: Response): ApiFailure {
  reportOutcome('intercepted');
  return new ApiFailure('not-json', message, { status: response.status });
}

/**
 * One JSON request; the answer has to be a success status, JSON by name and by content. Gives the parsed value
 * unchecked; use {@link requestJson} unless the value is checked piece by piece.
 */
export async function requestUnchecked({
  method,
  path,
  body,
  headers,
  ...options
}: JsonRequest): Promise<unknown> {
  const { response, bytes } = await exchange(
    path,
    {
      method,
      cache: method === 'GET' ? 'no-cache' : 'no-store',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    options,
  );
  const text = new TextDecoder().decode(bytes);
  if (!response.ok) {
    reportOutcome('answered');
    throw httpFailure(response, text);
  }
  if (!isJson(response)) throw intercepted('The answer is not JSON.', response);
  try {
    const value: unknown = JSON.parse(text);
    reportOutcome('answered');
    return value;
  } catch {
    throw intercepted('The answer is broken.', response);
  }
}

/** One JSON request whose answer fits `schema`. Rejects with ApiFailure. */
export async function requestJson<T extends v.GenericSchema>(
  request: JsonRequest,
  schema: T,
): Promise<v.InferOutput<T>> {
  const parsed = v.safeParse(schema, await requestUnchecked(request), { abortEarly: true });
  if (!parsed.success) throw new ApiFailure('not-json', 'The answer has another shape than expected.');
  return parsed.output;
}

export function getJson<T extends v.GenericSchema>(
  path: string,
  schema: T,
  options: RequestOptions = {},
): Promise<v.InferOutput<T>> {
  return requestJson({ method: 'GET', path, ...options }, schema);
}

/** A file as a whole, for keeping. Rejects with ApiFailure; the caller checks that it is what it should be. */
export async function getFile(
  path: string,
  options: RequestOptions = {},
): Promise<{ response: Response; bytes: number }> {
  const { response, bytes } = await exchange(path, { method: 'GET' }, options);
  if (!response.ok) throw httpFailure(response, '');
  return {
    response: new Response(bytes, { status: response.status, headers: response.headers }),
    bytes: bytes.byteLength,
  };
}
