import type { Knex } from 'knex';
import type { User } from '#domain/user/user';
import { getSettings } from '#server/settings/settings-store';
import { listPasskeys } from './passkey-store.ts';
import { deleteUser } from './user-store.ts';

/** Whose data: an account's, those of an anonymous saved list, and what was sent under these keys. */
export interface Owner {
  user: User | null;
  userSession: string | undefined;
  keys: readonly string[];
}

const SENT = {
  leads: ['name', 'phone', 'email', 'source', 'property_id', 'details', 'received_at'],
  inquiries: [
    'name',
    'phone',
    'email',
    'type',
    'message',
    'property_id',
    'property_type',
    'consultation_type',
    'details',
    'received_at',
  ],
} as const;
const TABLES = ['leads', 'inquiries'] as const;

/** Everything that the server holds of somebody. */
export async function collectOwnData(db: Knex, { user, userSession, keys }: Owner) {
  const sent: Record<string, unknown[]> = {};
  for (const table of TABLES)
    sent[table] = await db(table)
      .whereIn('idempotency_key', [...keys])
      .select([...SENT[table]]);
  const saved = userSession
    ? await db('saved_properties').where({ user_session: userSession }).select('property_id', 'saved_at')
    : [];
  if (!user) return { ...sent, saved };
  const push = await db('push_subscriptions').where({ user_id: user.id }).select('endpoint', 'created_at');
  const account = {
    user,
    settings: await getSettings(db, user.id),
    passkeys: await listPasskeys(db, user.id),
    push,
  };
  return { account, ...sent, saved };
}

// The row and its key stay, so that a copy of the message that is still on its way is known as a repeat.
const ERASED = { name: '', phone: '', contact_phone: null, email: null, property_id: null };

/** Deletes everything that the server holds of somebody; of leads and inquiries what is personal. All or nothing. */
export function deleteOwnData(db: Knex, { user, userSession, keys }: Owner): Promise<void> {
  return db.transaction(async (trx) => {
    const erased = { ...ERASED, details: JSON.stringify({ erased: true }) };
    await trx('leads')
      .whereIn('idempotency_key', [...keys])
      .update(erased);
    await trx('inquiries')
      .whereIn('idempotency_key', [...keys])
      .update({ ...erased, message: null, property_type: null, consultation_type: null });
    if (userSession) await trx('saved_properties').where({ user_session: userSession }).delete();
    if (user) await deleteUser(trx, user.id);
  });
}
