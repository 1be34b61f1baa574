import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'koa';
import { ApiError } from '#domain/api/errors';
import { matchesTag } from '#server/middleware/encoding';
import { sayUnchanged } from '#server/middleware/security-headers';
import { readRange } from './byte-range.ts';

export interface FileRules {
  /** Folder whose own files are served; nothing below or outside it. */
  root: string;
  /** Content types by extension, without the dot. Anything else does not exist. */
  types: Record<string, string>;
  cacheControl: string;
  /** Further headers for one file. */
  headersFor?: (name: string, extension: string) => Record<string, string>;
}

// One plain name: no slash of any kind, no percent sign, no NUL, no leading dot. Paths are not decoded before.
const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*\.([a-z0-9]{2,5})$/;
const MAX_NAME = 255;

// Links are refused by the system call itself, so that nothing can be swapped between looking and opening.
const READ_NO_LINKS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, READ_NO_LINKS);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EMFILE' || code === 'ENFILE') throw error;
    throw new ApiError('not_found', 'there is no such file');
  }
}

/** Answers with one file of a folder, whole or the range that is asked for. 404 for anything else than a plain file. */
export async function serveFile(ctx: Context, name: string, rules: FileRules): Promise<void> {
  const extension = name.length <= MAX_NAME ? NAME.exec(name)?.[1] : undefined;
  const type = extension && Object.hasOwn(rules.types, extension) ? rules.types[extension] : undefined;
  if (!extension || !type) throw new ApiError('not_found', 'there is no such file');
  const file = await openFile(join(rules.root, name));
  try {
    const stat = await file.stat();
    if (!stat.isFile()) throw new ApiError('not_found', 'there is no such file');
    const tag = `"${stat.size.toString(36)}-${Math.floor(stat.mtimeMs).toString(36)}"`;
    ctx.set({
      ...rules.headersFor?.(name, extension),
      'Accept-Ranges': 'bytes',
      'Cache-Control': rules.cacheControl,
      ETag: tag,
      'Last-Modified': stat.mtime.toUTCString(),
    });
    if (matchesTag(ctx, tag)) {
      sayUnchanged(ctx);
      await file.close();
      return;
    }
    const range = readRange(ctx.get('range'), ctx.get('if-range'), tag, stat.size);
    if (range === 'unsatisfiable') {
      ctx.set({ 'Content-Range': `bytes */${stat.size}`, 'Cache-Control': 'no-store' });
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = 'the range is not in the file\n';
      ctx.status = 416;
      await file.close();
      return;
    }
    const { start, end } = range ?? { start: 0, end: stat.size - 1 };
    ctx.type = type;
    ctx.status = range ? 206 : 200;
    if (range) ctx.set('Content-Range', `bytes ${start}-${end}/${stat.size}`);
    ctx.length = end - start + 1;
    if (ctx.method === 'HEAD' || stat.size === 0) {
      if (stat.size === 0) ctx.body = Buffer.alloc(0);
      await file.close();
      return;
    }
    ctx.body = file.createReadStream({ start, end });
  } catch (error) {
    await file.close().catch(() => {});
    throw error;
  }
}
