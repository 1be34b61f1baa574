import type Router from '@koa/router';
import * as v from 'valibot';
import { parseBody } from '#domain/api/commands';
import { ApiError } from '#domain/api/errors';
import { text } from '#domain/text/text';
import type { AppServices } from '#server/app-services';
import { confirmEmail, createConfirmation } from '#server/auth/email-store';
import { ACCOUNT_LIMIT, MAIL_LIMIT } from '#server/auth/sign-in-limit';
import { requireSignedIn } from '#server/auth/signed-in';
import { rateLimit } from '#server/middleware/rate-limit';
import { deleteSubscription, putSubscription } from './subscription-store.ts';

const Key = (max: number) => v.pipe(text(max), v.regex(/^[\w-]+=*$/, 'must be base64url'));
const SubscriptionSchema = v.object({
  endpoint: text(2000),
  keys: v.object({ p256dh: Key(200), auth: Key(100) }),
});
const EndpointSchema = v.object({ endpoint: text(2000) });
const TokenSchema = v.object({ token: text(100) });

/** Where messages about new listings go: browsers that subscribe, and the confirmed e-mail. */
export function addNoticeRoutes(router: Router, services: AppServices): void {
  const { db, env, log, messages, now, rateLimits } = services;
  const limit = rateLimit(rateLimits, ACCOUNT_LIMIT);

  router.post('/api/push/subscriptions', limit, async (ctx) => {
    const { userId } = await requireSignedIn(ctx, services);
    const { endpoint, keys } = parseBody(SubscriptionSchema, ctx.request.body);
    if (!messages.push) throw new ApiError('not_found', 'this server sends no push messages');
    // Else anybody could have this server call any address, also inside its own network.
    if (!messages.push.isPushAddress(endpoint))
      throw new ApiError('invalid', 'this is no push service that is known', { endpoint: 'is not known' });
    await putSubscription(db, userId, { endpoint, ...keys }, now());
    ctx.status = 201;
    ctx.body = { done: true };
  });

  // Whoever knows the address has the browser; it is as good as a password.
  router.post('/api/push/subscriptions/delete', limit, async (ctx) => {
    await deleteSubscription(db, parseBody(EndpointSchema, ctx.request.body).endpoint);
    ctx.body = { done: true };
  });

  router.post('/api/auth/email/confirmation', rateLimit(rateLimits, MAIL_LIMIT), async (ctx) => {
    const { user, userId } = await requireSignedIn(ctx, services);
    if (!messages.mail || !user.email) throw new ApiError('not_found', 'this server sends no e-mails');
    const token = await createConfirmation(db, userId, user.email, now());
    const link = `${env.publicUrl}/settings?confirm=${token}`;
    const words =
      'Tap the link to get messages about new homes at this address. If you did not ask for it, do nothing.';
    try {
      await messages.mail({ to: user.email, subject: 'Confirm your e-mail', text: `${words}\n\n${link}` });
    } catch (error) {
      log.warn('an e-mail was not taken by the mail server', { reason: (error as Error).name });
      throw new ApiError('unavailable', 'the e-mail could not be sent', undefined, 60);
    }
    ctx.body = { done: true };
  });

  router.post('/api/auth/email/confirm', limit, async (ctx) => {
    const { token } = parseBody(TokenSchema, ctx.request.body);
    if (!(await confirmEmail(db, token, now())))
      throw new ApiError('not_found', 'this link is not known, was used or is too old');
    ctx.body = { done: true };
  });
}
