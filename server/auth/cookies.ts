import type { Context } from 'koa';

/** The two cookies of this site: who is signed in, and a sign-in under way. */
export type CookieName = 'session' | 'flow';

const PATHS: Record<CookieName, string> = { session: '/', flow: '/api' };

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');

// "__Host-" on https: no subdomain and no page on plain http can plant one.
function fullName(name: CookieName, publicUrl: string): string {
  return name === 'session' && isSecure(publicUrl) ? '__Host-angan-session' : `angan-${name}`;
}

/** Value of a cookie as the browser sent it, or null. Nothing is concluded from it before it was looked up. */
export function readCookie(ctx: Context, name: CookieName, publicUrl: string): string | null {
  const wanted = fullName(name, publicUrl);
  for (const pair of ctx.get('cookie').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === wanted) return pair.slice(at + 1).trim() || null;
  }
  return null;
}

/** Sets or, with null, removes a cookie. Never readable by scripts, never sent with another site's calls. */
export function writeCookie(
  ctx: Context,
  name: CookieName,
  publicUrl: string,
  value: { text: string; maxAgeMs: number } | null,
): void {
  const seconds = value ? Math.floor(value.maxAgeMs / 1000) : 0;
  ctx.append(
    'Set-Cookie',
    [
      `${fullName(name, publicUrl)}=${value?.text ?? ''}`,
      `Path=${PATHS[name]}`,
      `Max-Age=${seconds}`,
      'HttpOnly',
      'SameSite=Lax',
      ...(isSecure(publicUrl) ? ['Secure'] : []),
    ].join('; '),
  );
}
