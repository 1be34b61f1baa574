import type Router from '@koa/router';
import type { Context } from 'koa';
import { toReturnPath } from '#domain/user/return-to';
import type { AppServices } from '#server/app-services';
import { closeSession, findSignedIn } from './signed-in.ts';

/** The app's page for signing in. It is a page like the others, so that the worker keeps it too. */
export const SIGN_IN_PATH = '/sign-in';

/**
 * Whether a navigation was begun by this site or by the person. Another site's link, picture or prefetch must not sign
 * anybody out. Browsers that send no Sec-Fetch headers say where they come from in Referer.
 */
function isOwnNavigation(ctx: Context, publicUrl: string): boolean {
  if (/prefetch/i.test(`${ctx.get('sec-purpose')} ${ctx.get('purpose')}`)) return false;
  const site = ctx.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const referer = ctx.get('referer');
  return referer === '' || referer === publicUrl || referer.startsWith(`${publicUrl}/`);
}

/** /api/login and /api/logout: the two addresses that a person goes to (spec section 7). `returnTo` leads to own paths only. */
export function addLoginRoutes(router: Router, services: AppServices): void {
  const { env } = services;

  router.get('/api/login', async (ctx) => {
    const returnTo = toReturnPath(ctx.query.returnTo);
    const signedIn = await findSignedIn(ctx, services);
    ctx.set('Cache-Control', 'no-store');
    ctx.redirect(signedIn ? returnTo : `${SIGN_IN_PATH}?returnTo=${encodeURIComponent(returnTo)}`);
  });

  router.get('/api/logout', async (ctx) => {
    if (isOwnNavigation(ctx, env.publicUrl)) await closeSession(ctx, services);
    ctx.set('Cache-Control', 'no-store');
    ctx.redirect(toReturnPath(ctx.query.returnTo));
  });

  router.post('/api/logout', async (ctx) => {
    await closeSession(ctx, services);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { done: true };
  });
}
