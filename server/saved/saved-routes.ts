import type Router from '@koa/router';
import type { Context } from 'koa';
import { KEY_HEADER, parseBody, type SavedReceipt } from '#domain/api/commands';
import { type SavedBody, SavedSchema } from '#domain/saved/saved';
import type { AppServices } from '#server/app-services';
import { SAVED_LIMIT } from '#server/lead/contact-limit';
import { readWriteKey } from '#server/lead/write-key';
import { rateLimit } from '#server/middleware/rate-limit';
import { listPropertiesById } from '#server/property/property-store';
import { isSaved, listSavedIds, putSaved } from './saved-store.ts';

/** /api/saved: the four calls of spec section 7. Ids that nobody knows answer like those of others: empty, false, done. */
export function addSavedRoutes(router: Router, { db, rateLimits, now }: AppServices): void {
  const limit = rateLimit(rateLimits, SAVED_LIMIT);

  const put = async (ctx: Context, body: SavedBody, raw: unknown, saved: boolean) => {
    const key = readWriteKey(ctx.get(KEY_HEADER), raw);
    await putSaved(db, body, { ...key, saved, receivedAt: now() });
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { saved, propertyId: body.propertyId, key: key.key } satisfies SavedReceipt;
  };

  router.post('/api/saved', limit, async (ctx) => {
    const body = parseBody(SavedSchema, ctx.request.body);
    ctx.status = 201;
    await put(ctx, body, ctx.request.body, true);
  });

  router.delete('/api/saved/:propertyId/:userSession', limit, async (ctx) => {
    const body = parseBody(SavedSchema, ctx.params);
    await put(ctx, body, { ...body, delete: true }, false);
  });

  router.get('/api/saved/:propertyId/:userSession/check', limit, async (ctx) => {
    const body = parseBody(SavedSchema, ctx.params);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { saved: await isSaved(db, body) };
  });

  router.get('/api/saved/:userSession', limit, async (ctx) => {
    const { userSession } = parseBody(SavedSchema, { propertyId: 'any', ...ctx.params });
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await listPropertiesById(db, await listSavedIds(db, userSession));
  });
}
