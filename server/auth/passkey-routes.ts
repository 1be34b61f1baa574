import type Router from '@koa/router';
import * as v from 'valibot';
import { parseBody } from '#domain/api/commands';
import { ApiError } from '#domain/api/errors';
import { RegistrationSchema, type SignedIn } from '#domain/user/user';
import type { AppServices } from '#server/app-services';
import { rateLimit } from '#server/middleware/rate-limit';
import { deviceName } from './device-name.ts';
import { startFlow, takeFlow } from './flow-store.ts';
import {
  findPasskey,
  insertPasskey,
  listPasskeyRefs,
  MAX_PASSKEYS,
  notePasskeyUse,
} from './passkey-store.ts';
import {
  authenticationOptions,
  checkAuthentication,
  checkRegistration,
  registrationOptions,
} from './passkeys.ts';
import { renewRecoveryCode } from './recovery-store.ts';
import { SIGN_IN_LIMIT } from './sign-in-limit.ts';
import { findSignedIn, openSession } from './signed-in.ts';
import { createUserId, insertUser } from './user-store.ts';

/** A browser's answer to a challenge; the library checks the inside. */
const AnswerSchema = v.object({
  response: v.looseObject({ id: v.pipe(v.string(), v.maxLength(1400)), response: v.looseObject({}) }),
});

const refused = () => new ApiError('unauthorized', 'this passkey was not accepted');

/**
 * Making passkeys and signing in with them: each in two calls, options and verify. For somebody who is signed in, making
 * one adds it to the account; for a visitor it makes the account, with the name and e-mail asked once.
 */
export function addPasskeyRoutes(router: Router, services: AppServices): void {
  const { db, env, now, rateLimits } = services;
  const limit = rateLimit(rateLimits, SIGN_IN_LIMIT);

  router.post('/api/auth/passkey/register/options', limit, async (ctx) => {
    const signedIn = await findSignedIn(ctx, services);
    const account = signedIn ? null : parseBody(RegistrationSchema, ctx.request.body);
    const exclude = signedIn ? await listPasskeyRefs(db, signedIn.userId) : [];
    if (exclude.length >= MAX_PASSKEYS)
      throw new ApiError('invalid', `an account has at most ${MAX_PASSKEYS} passkeys`);
    const userId = signedIn?.userId ?? createUserId();
    const name = account?.email ?? signedIn?.user.email ?? signedIn?.user.firstName ?? 'Angan';
    const options = await registrationOptions(env.publicUrl, { userId, name, exclude });
    await startFlow(ctx, services, 'register', { challenge: options.challenge, userId, account });
    ctx.set('Cache-Control', 'no-store');
    ctx.body = options;
  });

  router.post('/api/auth/passkey/register/verify', limit, async (ctx) => {
    const { response } = parseBody(AnswerSchema, ctx.request.body);
    const flow = await takeFlow(ctx, services, 'register');
    const credential = flow && (await checkRegistration(env.publicUrl, flow.challenge, response));
    if (!flow || !credential) throw refused();
    const signedIn = await findSignedIn(ctx, services);
    // Who adds a passkey must still be the one who asked for it.
    if (!flow.account && signedIn?.userId !== flow.userId) throw refused();
    if (await findPasskey(db, credential.id)) throw refused();
    const passkey = {
      userId: flow.userId,
      credential,
      name: deviceName(ctx.get('user-agent')),
      now: now(),
    };
    const recoveryCode = await db.transaction(async (trx) => {
      if (flow.account) await insertUser(trx, { ...flow.account, id: flow.userId }, now());
      await insertPasskey(trx, passkey);
      return flow.account ? renewRecoveryCode(trx, flow.userId, now()) : undefined;
    });
    const added = flow.account ? null : signedIn;
    const user = added?.user ?? (await openSession(ctx, services, flow.userId, credential.id));
    ctx.set('Cache-Control', 'no-store');
    ctx.status = 201;
    ctx.body = { user, ...(recoveryCode ? { recoveryCode } : {}) } satisfies SignedIn;
  });

  router.post('/api/auth/passkey/login/options', limit, async (ctx) => {
    const options = await authenticationOptions(env.publicUrl);
    await startFlow(ctx, services, 'authenticate', { challenge: options.challenge });
    ctx.set('Cache-Control', 'no-store');
    ctx.body = options;
  });

  router.post('/api/auth/passkey/login/verify', limit, async (ctx) => {
    const { response } = parseBody(AnswerSchema, ctx.request.body);
    const flow = await takeFlow(ctx, services, 'authenticate');
    const passkey = flow && (await findPasskey(db, response.id));
    const counter = passkey && (await checkAuthentication(env.publicUrl, flow.challenge, response, passkey));
    if (!passkey || counter === null) throw refused();
    await notePasskeyUse(db, passkey.credential.id, counter, now());
    const user = await openSession(ctx, services, passkey.userId, passkey.credential.id);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { user } satisfies SignedIn;
  });
}
