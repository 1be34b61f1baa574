import type Router from '@koa/router';
import { toReturnPath } from '#domain/user/return-to';
import type { AppServices } from '#server/app-services';
import { rateLimit } from '#server/middleware/rate-limit';
import { startFlow, takeFlow } from './flow-store.ts';
import { SIGN_IN_PATH } from './login-routes.ts';
import { CALLBACK_PATH, createOidc } from './oidc.ts';
import { SIGN_IN_LIMIT } from './sign-in-limit.ts';
import { openSession } from './signed-in.ts';
import { putIdentity } from './user-store.ts';

/** What the sign-in page is told in its address when the provider's way did not work. */
const failed = (returnTo: string) =>
  `${SIGN_IN_PATH}?problem=provider&returnTo=${encodeURIComponent(returnTo)}`;

/** /api/login/oidc leads to the provider and /api/login/callback back, when one is configured (server/env.ts). */
export function addOidcRoutes(router: Router, services: AppServices): void {
  const { db, env, log, now, rateLimits } = services;
  if (!env.oidc) return;
  const provider = createOidc(env.oidc, env.publicUrl);
  const limit = rateLimit(rateLimits, SIGN_IN_LIMIT);

  router.get('/api/login/oidc', limit, async (ctx) => {
    const returnTo = toReturnPath(ctx.query.returnTo);
    ctx.set('Cache-Control', 'no-store');
    try {
      const { address, remember } = await provider.start();
      await startFlow(ctx, services, 'oidc', { ...remember, returnTo });
      ctx.redirect(address.href);
    } catch (error) {
      log.warn('the OpenID provider could not be asked', { reason: (error as Error).message });
      ctx.redirect(failed(returnTo));
    }
  });

  router.get(CALLBACK_PATH, limit, async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    const flow = await takeFlow(ctx, services, 'oidc');
    if (!flow) {
      ctx.redirect(failed(toReturnPath(null)));
      return;
    }
    try {
      const { profile, ...identity } = await provider.finish(ctx.search, flow);
      const userId = await putIdentity(db, identity, profile, now());
      await openSession(ctx, services, userId);
      ctx.redirect(flow.returnTo);
    } catch (error) {
      // The message names what did not fit, never a code or a token.
      log.warn('a sign-in at the OpenID provider failed', { reason: (error as Error).name });
      ctx.redirect(failed(flow.returnTo));
    }
  });
}
