import { type ErrorBody, httpErrorText } from '#domain/api/errors';

/**
 * Why a request brought nothing usable:
 * `offline` no connection · `timeout` 15 s without progress · `not-json` HTML, a redirect, broken or unexpected
 * JSON (a captive portal, a proxy) · `http` an answer of the server with an error status.
 */
export type ApiFailureKind = 'offline' | 'timeout' | 'not-json' | 'http';

interface Details {
  /** HTTP status; 0 when there was no answer. */
  status?: number;
  /** The server's error object, when it sent one. */
  error?: ErrorBody['error'];
  /** From Retry-After, in milliseconds from now. */
  retryAfterMs?: number;
  cause?: unknown;
}

export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly error: ErrorBody['error'] | undefined;
  readonly retryAfterMs: number | undefined;
  constructor(
    readonly kind: ApiFailureKind,
    message: string,
    { status = 0, error, retryAfterMs, cause }: Details = {},
  ) {
    super(message, { cause });
    this.status = status;
    this.error = error;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Retry-After in milliseconds from the server's own now: seconds, or a date measured against its Date header. */
export function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  // The phone's clock may be days off (A25), so it is asked only when the server does not say what time it is.
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return Number.isNaN(until) ? undefined : Math.max(0, until - now);
}

/** Failure for an answer with an error status (spec section 8, C22: "404: Not here"). */
export function httpFailure(response: Response, body: string): ApiFailure {
  let error: ErrorBody['error'] | undefined;
  try {
    const parsed = JSON.parse(body) as Partial<ErrorBody> | null;
    if (typeof parsed?.error?.code === 'string' && typeof parsed.error.message === 'string')
      error = parsed.error;
  } catch {
    // Not ours: a proxy's page. The text is kept in the message.
  }
  return new ApiFailure('http', httpErrorText(response.status, response.statusText, body.slice(0, 2000)), {
    status: response.status,
    error,
    retryAfterMs: retryAfterMs(response.headers),
  });
}
