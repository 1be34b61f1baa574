import type Router from '@koa/router';
import { KEY_HEADER, parseBody } from '#domain/api/commands';
import { SettingsPatchSchema, type SettingsReceipt } from '#domain/settings/settings';
import type { AppServices } from '#server/app-services';
import { ACCOUNT_LIMIT } from '#server/auth/sign-in-limit';
import { requireSignedIn } from '#server/auth/signed-in';
import { readWriteKey } from '#server/lead/write-key';
import { rateLimit } from '#server/middleware/rate-limit';
import { getSettings, refuseForeign, updateSettings } from './settings-store.ts';

/** GET and PATCH /api/user/settings (spec section 7); 401 where nobody is signed in. */
export function addSettingsRoutes(router: Router, services: AppServices): void {
  const { db, now, rateLimits } = services;
  const limit = rateLimit(rateLimits, ACCOUNT_LIMIT);

  router.get('/api/user/settings', async (ctx) => {
    const { userId } = await requireSignedIn(ctx, services);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await getSettings(db, userId);
  });

  router.patch('/api/user/settings', limit, async (ctx) => {
    const { userId } = await requireSignedIn(ctx, services);
    const patch = parseBody(SettingsPatchSchema, ctx.request.body);
    refuseForeign(patch, userId);
    const key = readWriteKey(ctx.get(KEY_HEADER), ctx.request.body);
    const settings = await updateSettings(db, userId, patch, { ...key, receivedAt: now() });
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { key: key.key, settings } satisfies SettingsReceipt;
  });
}
