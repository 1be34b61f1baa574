import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below this many bytes compression costs more than it saves. */
export const MIN_COMPRESSED_BYTES = 1024;

/**
 * Compresses text off the main thread. Brotli 6 is the knee between bytes and time for bodies that are kept; 11 takes
 * some 15 times as long for 9 % less, for those that are sent again and again.
 */
export async function compress(body: Buffer, encoding: Encoding, brotliQuality = 6): Promise<Buffer> {
  if (encoding === 'br')
    return brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    });
  return encoding === 'gzip' ? deflate(body, { level: 6 }) : body;
}

// The browsers of a day send a handful of different headers; parsing one is dearer than the rest of a cached answer.
const picked = new Map<string, Encoding>();

/** The best encoding that the caller takes. */
export function pickEncoding(ctx: Context): Encoding {
  const header = ctx.req.headers['accept-encoding'];
  if (typeof header !== 'string' || header === '') return 'identity';
  let encoding = picked.get(header);
  if (!encoding) {
    const best = ctx.acceptsEncodings('br', 'gzip', 'identity');
    encoding = best === 'br' || best === 'gzip' ? best : 'identity';
    if (picked.size > 200) picked.clear();
    picked.set(header, encoding);
  }
  return encoding;
}

/** The tag of one form of a body. A strong tag names exact bytes, so each form has its own. */
export function formTag(hash: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/** Whether If-None-Match names this tag, in its strong or weak form. */
export function matchesTag(ctx: Context, tag: string): boolean {
  const header = ctx.req.headers['if-none-match'];
  if (!header) return false;
  if (header === tag || header === '*') return true;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag);
}
