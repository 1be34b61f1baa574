import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import {
  compress,
  type Encoding,
  formTag,
  MIN_COMPRESSED_BYTES,
  matchesTag,
  pickEncoding,
} from './encoding.ts';
import { sayUnchanged } from './security-headers.ts';

/** An answer's body made once: its bytes, its tag and, as they are asked for, its compressed forms. */
export interface Body {
  readonly type: string;
  readonly plain: Buffer;
  /** Hash of the bytes, without quotes. */
  readonly hash: string;
  readonly compressed: Map<Encoding, Promise<Buffer>>;
  /** What else is said of it, in headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

const JSON_TYPE = 'application/json; charset=utf-8';

export function createBody(plain: Buffer, type: string): Body {
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { type, plain, hash, compressed: new Map() };
}

export function createJsonBody(value: unknown, headers?: Readonly<Record<string, string>>): Body {
  const body = createBody(Buffer.from(JSON.stringify(value)), JSON_TYPE);
  return headers ? { ...body, headers } : body;
}

/** Answers with the form of `body` that the caller takes, or 304 when the caller has it. */
export async function sendBody(ctx: Context, body: Body, cacheControl: string): Promise<void> {
  const encoding = body.plain.length < MIN_COMPRESSED_BYTES ? 'identity' : pickEncoding(ctx);
  const tag = formTag(body.hash, encoding);
  const { res } = ctx;
  res.setHeader('ETag', tag);
  res.setHeader('Cache-Control', cacheControl);
  res.setHeader('Vary', 'Accept-Encoding');
  for (const [name, value] of Object.entries(body.headers ?? {})) res.setHeader(name, value);
  if (matchesTag(ctx, tag)) {
    sayUnchanged(ctx);
    return;
  }
  let bytes = body.plain;
  if (encoding !== 'identity') {
    let form = body.compressed.get(encoding);
    if (!form) {
      form = compress(body.plain, encoding);
      body.compressed.set(encoding, form);
    }
    bytes = await form;
    res.setHeader('Content-Encoding', encoding);
  }
  res.setHeader('Content-Type', body.type);
  ctx.body = bytes;
}

/** Answers with a value that is made for this one request; `no-store` unless said otherwise. */
export function sendJson(ctx: Context, value: unknown, cacheControl = 'no-store'): Promise<void> {
  return sendBody(ctx, createJsonBody(value), cacheControl);
}
