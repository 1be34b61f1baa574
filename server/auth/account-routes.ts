import type Router from '@koa/router';
import * as v from 'valibot';
import { parseBody } from '#domain/api/commands';
import { ApiError } from '#domain/api/errors';
import { text } from '#domain/text/text';
import type { Account, SignedIn, SignInMethods } from '#domain/user/user';
import type { AppServices } from '#server/app-services';
import { rateLimit } from '#server/middleware/rate-limit';
import { sendJson } from '#server/middleware/send-body';
import { listPasskeys, removePasskey } from './passkey-store.ts';
import { hasRecoveryCode, renewRecoveryCode, takeRecoveryCode } from './recovery-store.ts';
import { countSessions, deleteSessionsOf } from './session-store.ts';
import { ACCOUNT_LIMIT, RECOVERY_LIMIT } from './sign-in-limit.ts';
import { closeSession, findSignedIn, openSession, requireSignedIn } from './signed-in.ts';
import { isEmailConfirmed } from './user-store.ts';

const CodeSchema = v.object({ code: text(60) });

/** /api/auth: who is signed in, and what belongs to the account. */
export function addAccountRoutes(router: Router, services: AppServices): void {
  const { db, env, now, rateLimits, messages } = services;
  const limit = rateLimit(rateLimits, ACCOUNT_LIMIT);

  router.get('/api/auth/user', async (ctx) => {
    // ?visitor=null asks for an answer where nobody is signed in, instead of the 401.
    const orNull = ctx.query.visitor === 'null';
    const signedIn = orNull ? await findSignedIn(ctx, services) : await requireSignedIn(ctx, services);
    await sendJson(ctx, signedIn?.user ?? null);
  });

  router.get('/api/auth/methods', async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = {
      oidc: env.oidc ? new URL(env.oidc.issuer).hostname : null,
      email: messages.mail !== null,
      pushKey: messages.push?.publicKey ?? null,
    } satisfies SignInMethods;
  });

  router.get('/api/auth/account', limit, async (ctx) => {
    const { userId } = await requireSignedIn(ctx, services);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = {
      passkeys: await listPasskeys(db, userId),
      sessions: await countSessions(db, userId, now()),
      hasRecoveryCode: await hasRecoveryCode(db, userId),
      emailConfirmed: await isEmailConfirmed(db, userId),
    } satisfies Account;
  });

  router.delete('/api/auth/passkey/:id', limit, async (ctx) => {
    const { userId, tokenHash } = await requireSignedIn(ctx, services);
    const held = await listPasskeys(db, userId);
    const id = ctx.params.id ?? '';
    if (!held.some((passkey) => passkey.id === id))
      throw new ApiError('not_found', 'there is no such passkey');
    if (held.length === 1 && !(await hasRecoveryCode(db, userId)))
      throw new ApiError('invalid', 'this is the only way into the account: make a recovery code first');
    await removePasskey(db, userId, id, tokenHash);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { done: true };
  });

  router.post('/api/auth/recovery', rateLimit(rateLimits, RECOVERY_LIMIT), async (ctx) => {
    const { code } = parseBody(CodeSchema, ctx.request.body);
    const userId = await takeRecoveryCode(db, code);
    if (!userId) throw new ApiError('unauthorized', 'this recovery code is not known, or was used already');
    const user = await openSession(ctx, services, userId);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { user, recoveryCode: await renewRecoveryCode(db, userId, now()) } satisfies SignedIn;
  });

  router.post('/api/auth/recovery/renew', limit, async (ctx) => {
    const { user, userId } = await requireSignedIn(ctx, services);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { user, recoveryCode: await renewRecoveryCode(db, userId, now()) } satisfies SignedIn;
  });

  router.post('/api/auth/sign-out-everywhere', limit, async (ctx) => {
    const { userId } = await requireSignedIn(ctx, services);
    await deleteSessionsOf(db, userId);
    await closeSession(ctx, services);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { done: true };
  });
}
