import type Router from '@koa/router';
import type { Context } from 'koa';
import { parseBody } from '#domain/api/commands';
import { OwnDataSchema } from '#domain/user/user';
import type { AppServices } from '#server/app-services';
import { rateLimit } from '#server/middleware/rate-limit';
import { sendJson } from '#server/middleware/send-body';
import { collectOwnData, deleteOwnData, type Owner } from './own-data-store.ts';
import { ACCOUNT_LIMIT } from './sign-in-limit.ts';
import { closeSession, findSignedIn } from './signed-in.ts';

/**
 * "Download my data" and "Delete my data", with and without an account. What is anonymous is proved by what only the phone
 * knows; it stands in the body, so that it comes into no log.
 */
export function addOwnDataRoutes(router: Router, services: AppServices): void {
  const { db, rateLimits } = services;
  const limit = rateLimit(rateLimits, ACCOUNT_LIMIT);

  const readOwner = async (ctx: Context): Promise<Owner> => {
    const { account, userSession, keys } = parseBody(OwnDataSchema, ctx.request.body);
    const signedIn = account ? await findSignedIn(ctx, services) : null;
    return { user: signedIn?.user ?? null, userSession, keys };
  };

  router.post('/api/my-data', limit, async (ctx) => {
    await sendJson(ctx, await collectOwnData(db, await readOwner(ctx)));
  });

  router.post('/api/my-data/delete', limit, async (ctx) => {
    const owner = await readOwner(ctx);
    await deleteOwnData(db, owner);
    if (owner.user) await closeSession(ctx, services);
    await sendJson(ctx, { done: true });
  });
}
