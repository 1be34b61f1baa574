import type { Middleware } from 'koa';

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

/**
 * Headers against sniffing, framing and leaking. The policy for scripts of a document is set where the document is made (server/page);
 * `frame-ancestors` is repeated by X-Frame-Options for old browsers.
 */
export function securityHeaders({ publicUrl }: { publicUrl: string }): Middleware {
  const forPages: Record<string, string> = {
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': PERMISSIONS,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'SAMEORIGIN',
  };
  if (publicUrl.startsWith('https:')) forPages['Strict-Transport-Security'] = 'max-age=31536000';
  const entries = Object.entries(forPages);
  const known = [...Object.keys(forPages), 'X-Content-Type-Options', 'Content-Security-Policy'];
  return (ctx, next) => {
    ctx.res.setHeader('X-Content-Type-Options', 'nosniff');
    // Data is never a page: the policy says it all, and a hot answer has no header too many.
    if (ctx.path.startsWith('/api')) {
      ctx.res.setHeader('Content-Security-Policy', DATA_CSP);
      return next();
    }
    for (const [name, value] of entries) ctx.res.setHeader(name, value);
    return next().then(() => {
      // What is unchanged has its headers on the phone (RFC 9110, 15.4.5); again they are a second visit's largest part.
      if (ctx.status === 304) for (const name of known) ctx.remove(name);
    });
  };
}
