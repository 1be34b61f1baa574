import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Context, Middleware } from 'koa';
import { formTag, matchesTag, pickEncoding } from '#server/middleware/encoding';
import { DATA_CSP, sayUnchanged } from '#server/middleware/security-headers';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface ClientFile {
  type: string;
  cacheControl: string;
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
  hash: string;
}

function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * The files of a build by their address. They are read once, at start: a build is some megabytes, and a list of what
 * there is leaves no path to tamper with. Pages (.html) are not among them: the server draws those.
 */
export function readClientFiles(dir: string): Map<string, ClientFile> {
  const all = new Set(listFiles(dir));
  const files = new Map<string, ClientFile>();
  for (const path of all) {
    const type = TYPES[extname(path)];
    const address = `/${relative(dir, path).split(sep).join('/')}`;
    if (!type || address.startsWith('/.')) continue;
    const plain = readFileSync(path);
    const form = (suffix: string) => (all.has(path + suffix) ? readFileSync(path + suffix) : null);
    files.set(address, {
      type,
      // Only names in /assets carry a hash; everything else has to be asked for again (A19).
      cacheControl: address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      plain,
      br: form('.br'),
      gzip: form('.gz'),
      hash: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    });
  }
  return files;
}

function sendFile(ctx: Context, file: ClientFile): void {
  const accepted = pickEncoding(ctx);
  const packed = accepted === 'identity' ? null : file[accepted];
  const tag = formTag(file.hash, packed ? accepted : 'identity');
  ctx.set({ 'Cache-Control': file.cacheControl, ETag: tag, Vary: 'Accept-Encoding' });
  if (matchesTag(ctx, tag)) {
    sayUnchanged(ctx);
    return;
  }
  if (packed) ctx.set('Content-Encoding', accepted);
  ctx.type = file.type;
  ctx.body = packed ?? file.plain;
}

// Addresses that look like a file of the build but are none: a lost chunk must never be answered with a page.
const LOOKS_LIKE_A_FILE =
  /^\/assets\/|\.(?:avif|css|ico|jpe?g|js|json|map|mjs|png|svg|webmanifest|webp|woff2?)$/i;

/** Serves the built client; `dir` undefined (development, tests) serves nothing but keeps the 404 for lost files. */
export function clientFiles(dir: string | undefined): Middleware {
  const files = dir === undefined ? new Map<string, ClientFile>() : readClientFiles(dir);
  return async (ctx, next) => {
    const file = files.get(ctx.path);
    if (file && (ctx.method === 'GET' || ctx.method === 'HEAD')) {
      sendFile(ctx, file);
      return;
    }
    if (!LOOKS_LIKE_A_FILE.test(ctx.path)) return next();
    ctx.status = 404;
    ctx.set('Content-Security-Policy', DATA_CSP);
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = '404 there is no such file\n';
  };
}
