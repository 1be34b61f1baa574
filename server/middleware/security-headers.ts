import type { Context, Middleware } from 'koa';

/** For answers that are data: nothing in them may run or load, whatever a browser takes them for. */
export const DATA_CSP = "default-src 'none'; frame-ancestors 'none'; sandbox";

const PERMISSIONS = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'payment=()',
  'usb=()',
].join(', ');

// No Cross-Origin-Opener-Policy: a browser learns of it only with the answer, and gives up the process that it has made ready
// for a new one, before the page's first word is read (docs/decisions/010-files-of-the-build.md).
const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS,
  'X-Frame-Options': 'SAMEORIGIN',
};
const HSTS = 'Strict-Transport-Security';
const SECURITY_HEADERS = [
  'X-Content-Type-Options',
  'Content-Security-Policy',
  ...Object.keys(PAGE_HEADERS),
  HSTS,
];

/**
 * Headers against sniffing, framing and leaking. The policy for scripts of a document is set where the document is made (server/page);
 * `frame-ancestors` is repeated by X-Frame-Options for old browsers.
 */
export function securityHeaders({ publicUrl }: { publicUrl: string }): Middleware {
  const forPages = { ...PAGE_HEADERS };
  if (publicUrl.startsWith('https:')) forPages[HSTS] = 'max-age=31536000';
  const entries = Object.entries(forPages);
  return (ctx, next) => {
    ctx.res.setHeader('X-Content-Type-Options', 'nosniff');
    // Data is never a page: the policy says it all, and a hot answer has no header too many.
    if (ctx.path.startsWith('/api')) ctx.res.setHeader('Content-Security-Policy', DATA_CSP);
    else for (const [name, value] of entries) ctx.res.setHeader(name, value);
    return next();
  };
}

/**
 * Answers that what the caller has is still right. It has the headers of that too (RFC 9110, 15.4.5): again they would be
 * the largest part of a second visit.
 */
export function sayUnchanged(ctx: Context): void {
  ctx.status = 304;
  for (const name of SECURITY_HEADERS) ctx.remove(name);
}
