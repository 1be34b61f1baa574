import type { Middleware } from 'koa';
import bodyParser from 'koa-bodyparser';
import { ApiError } from '#domain/api/errors';

/** Largest body that is read, in bytes (design.md section 7). */
export const MAX_BODY_BYTES = 64 * 1024;

/** Deepest nesting of lists and objects, the body itself counted; no body of this API comes near it. */
export const MAX_BODY_DEPTH = 50;

const parse = bodyParser({
  enableTypes: ['json'],
  jsonLimit: String(MAX_BODY_BYTES),
  strict: true,
  // A "__proto__" key is dropped like any other unknown field instead of being an error of its own.
  onProtoPoisoning: 'remove',
  onerror: (error) => {
    throw toApiError(error);
  },
} as bodyParser.Options);

function toApiError(error: Error & { status?: number }): unknown {
  if (error.status === 413)
    return new ApiError('too_large', `the body is larger than ${MAX_BODY_BYTES} bytes`);
  if (error.status === 415) return new ApiError('not_json', 'the body must be plain UTF-8 JSON');
  if (error.status === 400) return new ApiError('invalid_json', 'the body is not valid JSON');
  return error;
}

/** Level by level and not by recursion: a body of 64 KiB can be nested deeper than the stack reaches. */
function isTooDeep(body: object): boolean {
  let level: object[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === MAX_BODY_DEPTH) return true;
    level = level.flatMap((held) =>
      Object.values(held).filter((value) => typeof value === 'object' && value !== null),
    );
  }
  return false;
}

/**
 * Reads `ctx.request.body` as one JSON object. Anything but application/json is 415, broken JSON, a list or a bare
 * value and deep nesting 400, more than 64 KiB 413. A request without a body passes with an empty object (DELETE).
 */
export function jsonBody(): Middleware {
  return async (ctx, next) => {
    const hasBody = ctx.get('transfer-encoding') !== '' || Number(ctx.get('content-length') || 0) > 0;
    if (!hasBody) {
      ctx.request.body = {};
      return next();
    }
    if (!/^application\/json\s*(?:;|$)/i.test(ctx.get('content-type')))
      throw new ApiError('not_json', 'the body must be application/json');
    // Said before reading, so that a large body is refused at its first byte.
    if (Number(ctx.get('content-length')) > MAX_BODY_BYTES)
      throw new ApiError('too_large', `the body is larger than ${MAX_BODY_BYTES} bytes`);
    await parse(ctx, async () => {});
    if (!ctx.request.body || typeof ctx.request.body !== 'object' || Array.isArray(ctx.request.body))
      throw new ApiError('bad_request', 'the body must be a JSON object');
    if (isTooDeep(ctx.request.body))
      throw new ApiError('bad_request', `the body is nested deeper than ${MAX_BODY_DEPTH} levels`);
    return next();
  };
}
