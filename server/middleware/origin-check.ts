import type { Context, Middleware } from 'koa';
import { ApiError } from '#domain/api/errors';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writing calls that come from another site's page (S03). A browser names the page's origin on every such
 * call; ours must be the visited host or `publicUrl`. Without an Origin only programs outside a browser pass:
 * no cookies, and no word from the browser that another site is asking.
 */
export function originCheck({ publicUrl }: { publicUrl: string }): Middleware {
  return async (ctx, next) => {
    if (!READING.has(ctx.method) && !isOwnRequest(ctx, publicUrl))
      throw new ApiError('forbidden_origin', 'writing is only allowed from this site');
    return next();
  };
}

function isOwnRequest(ctx: Context, publicUrl: string): boolean {
  const origin = ctx.get('origin');
  if (origin) {
    if (origin === publicUrl) return true;
    // The host only: behind a proxy that ends TLS this process does not know the scheme.
    return URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).host === ctx.host.toLowerCase();
  }
  const site = ctx.get('sec-fetch-site');
  return ctx.get('cookie') === '' && (site === '' || site === 'same-origin' || site === 'none');
}
