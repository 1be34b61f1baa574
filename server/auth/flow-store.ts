import type { Knex } from 'knex';
import type { Context } from 'koa';
import type { AppServices } from '#server/app-services';
import { readCookie, writeCookie } from './cookies.ts';
import { createToken, hashSecret } from './secret.ts';

/** A sign-in has to be finished within this time. */
export const FLOW_MS = 10 * 60_000;

/** What a sign-in under way has to remember, by what it is. */
export interface Flows {
  register: { challenge: string; userId: string; account: { firstName: string; email: string } | null };
  authenticate: { challenge: string };
  oidc: { verifier: string; state: string; nonce: string; returnTo: string };
}

type Services = Pick<AppServices, 'db' | 'env' | 'now'>;

/** Begins a sign-in in this browser: its cookie names it, and only this browser can finish it. */
export async function startFlow<K extends keyof Flows>(
  ctx: Context,
  { db, env, now }: Services,
  kind: K,
  data: Flows[K],
): Promise<void> {
  const token = createToken();
  await db('sign_in_flows').where('expires_at', '<=', now()).delete();
  await db('sign_in_flows').insert({
    token_hash: hashSecret(token),
    kind,
    data: JSON.stringify(data),
    expires_at: now() + FLOW_MS,
  });
  writeCookie(ctx, 'flow', env.publicUrl, { text: token, maxAgeMs: FLOW_MS });
}

/** Takes the sign-in that this browser has under way; null when there is none of this kind. It cannot be taken twice. */
export async function takeFlow<K extends keyof Flows>(
  ctx: Context,
  { db, env, now }: Services,
  kind: K,
): Promise<Flows[K] | null> {
  const token = readCookie(ctx, 'flow', env.publicUrl);
  if (!token) return null;
  writeCookie(ctx, 'flow', env.publicUrl, null);
  return takeRow(db, hashSecret(token), kind, now());
}

async function takeRow<K extends keyof Flows>(db: Knex, tokenHash: string, kind: K, now: number) {
  const row = await db('sign_in_flows').where({ token_hash: tokenHash }).first();
  // Of several who read it at the same time, the one that deletes it has it.
  const taken = await db('sign_in_flows').where({ token_hash: tokenHash }).delete();
  if (!row || taken !== 1 || row.kind !== kind || Number(row.expires_at) <= now) return null;
  return JSON.parse(row.data) as Flows[K];
}
