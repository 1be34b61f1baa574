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
 * Headers of every answer. The policy for scripts of a document is set where the document is made (server/page);
 * `frame-ancestors` is repeated by X-Frame-Options for old browsers.
 */
export function securityHeaders({ publicUrl }: { publicUrl: string }): Middleware {
  const headers: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': PERMISSIONS,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'SAMEORIGIN',
  };
  if (publicUrl.startsWith('https:')) headers['Strict-Transport-Security'] = 'max-age=31536000';
  return async (ctx, next) => {
    ctx.set(headers);
    if (ctx.path.startsWith('/api')) ctx.set('Content-Security-Policy', DATA_CSP);
    return next();
  };
}
