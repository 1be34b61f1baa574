import type { Knex } from 'knex';
import { hashSecret } from '#server/auth/secret';
import type { PushTarget } from './message-ways.ts';

/** Browsers of one account that get messages: the newest stay. */
const MAX_SUBSCRIPTIONS = 10;

interface SubscriptionRow extends PushTarget {
  endpoint_hash: string;
  user_id: string;
  created_at: number | string;
}

/** Notes a browser. One that somebody else was signed in on now gets the messages of this person only. */
export function putSubscription(db: Knex, userId: string, target: PushTarget, now: number): Promise<void> {
  return db.transaction(async (trx) => {
    const row = { ...target, endpoint_hash: hashSecret(target.endpoint), user_id: userId, created_at: now };
    await trx<SubscriptionRow>('push_subscriptions').insert(row).onConflict('endpoint_hash').merge();
    const held = await trx<SubscriptionRow>('push_subscriptions')
      .where({ user_id: userId })
      .orderBy('created_at', 'desc')
      .select('endpoint_hash');
    const old = held.slice(MAX_SUBSCRIPTIONS).map((one) => one.endpoint_hash);
    if (old.length) await trx<SubscriptionRow>('push_subscriptions').whereIn('endpoint_hash', old).delete();
  });
}

/** Forgets a browser: it has unsubscribed, or its push service knows it no more. */
export async function deleteSubscription(db: Knex, endpoint: string): Promise<void> {
  await db<SubscriptionRow>('push_subscriptions')
    .where({ endpoint_hash: hashSecret(endpoint) })
    .delete();
}

export async function listSubscriptions(db: Knex, userId: string): Promise<PushTarget[]> {
  const rows = await db<SubscriptionRow>('push_subscriptions').where({ user_id: userId });
  return rows.map(({ endpoint, p256dh, auth }) => ({ endpoint, p256dh, auth }));
}
