import type { Context, Middleware } from 'koa';
import { ApiError, type ErrorCode, toErrorBody } from '#domain/api/errors';
import type { Log } from '#server/log';
import { DATA_CSP } from './security-headers.ts';

/**
 * Error codes of drivers that pass by themselves: a locked or full database, one that is being started anew, a pool that
 * has run dry. Of PostgreSQL's: class 08 connection, 40 rolled back, 53 resources, 57 an administrator at work, 55P03 locked.
 */
const PASSING =
  /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|CANTOPEN)|^(?:ENOSPC|EMFILE|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$|^(?:08|40|53|57)[0-9A-Z]{3}$|^55P03$/;

// What pg says without a code when the connection went under it.
const CUT_OFF = /^Connection terminated|^timeout expired$|^Client has encountered a connection error/;
const RETRY_SECONDS = 5;

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'bad_request',
  401: 'unauthorized',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'not_json',
};

/** Any thrown value as an error of the closed list. Messages of unforeseen ones stay on the server. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { status, code, name, message } = (error ?? {}) as Partial<Record<string, unknown>>;
  const known = typeof status === 'number' ? CODE_OF_STATUS[status] : undefined;
  if (known) return new ApiError(known, typeof message === 'string' ? message : known);
  const cutOff = typeof message === 'string' && CUT_OFF.test(message);
  if ((typeof code === 'string' && PASSING.test(code)) || name === 'KnexTimeoutError' || cutOff)
    return new ApiError('unavailable', 'busy, please try again', undefined, RETRY_SECONDS);
  return new ApiError('internal', 'something went wrong on our side');
}

/** The one place where errors become answers: JSON under /api, a plain line elsewhere; never a stack. */
export function errorHandler(log: Log): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const known = toApiError(error);
      if (known.status >= 500) {
        const { stack } = error instanceof Error ? error : new Error(String(error));
        log.error('request failed', {
          id: ctx.state.requestId,
          code: known.code,
          stack: withoutValues(error, stack),
        });
      }
      answer(ctx, known);
    }
  };
}

function answer(ctx: Context, error: ApiError) {
  // Headers of the answer that was being made do not belong to this one; those that every answer has stay.
  for (const name of ['ETag', 'Content-Encoding', 'Content-Length', 'Content-Range', 'Content-Disposition'])
    ctx.remove(name);
  ctx.status = error.status;
  ctx.set('Cache-Control', 'no-store');
  if (error.retryAfterSeconds !== undefined) ctx.set('Retry-After', String(error.retryAfterSeconds));
  if (ctx.path.startsWith('/api')) {
    ctx.body = toErrorBody(error);
  } else {
    // A browser shows this line as a document too.
    ctx.set('Content-Security-Policy', DATA_CSP);
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = `${error.status} ${error.message}\n`;
  }
}

// Knex puts the statement with its values in front of the driver's words, and values can be phone numbers. PostgreSQL
// names values in its own words too ("invalid input syntax for type bigint: …"): of those only the code is kept.
function withoutValues(error: unknown, stack: string | undefined): string | undefined {
  const { code, severity } = (error ?? {}) as { code?: unknown; severity?: unknown };
  const trace = stack?.slice(stack.search(/\n\s+at /) + 1 || stack.length) ?? '';
  if (severity !== undefined) return `Error: (statement) - ${code}\n${trace}`.slice(0, 4000);
  return stack?.replace(/^(\w*Error: )?.* - (SQLITE_[A-Z_]+)/s, '$1(statement) - $2').slice(0, 4000);
}
