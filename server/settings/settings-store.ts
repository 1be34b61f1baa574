import type { Knex } from 'knex';
import { ApiError } from '#domain/api/errors';
import {
  DEFAULT_SETTINGS,
  mergeSettings,
  type SettingsPatch,
  type UserSettings,
} from '#domain/settings/settings';
import { refuseOtherBody, type WriteKey } from '#server/lead/write-key';

interface SettingsRow {
  user_id: string;
  notifications_enabled: boolean | number;
  email_notifications: boolean | number;
  preferred_locations: string;
  budget_min: number | string | null;
  budget_max: number | string | null;
  preferred_property_types: string;
  updated_at: number | string;
}

const toBudget = (value: number | string | null) => (value === null ? undefined : Number(value));

function toSettings(row: SettingsRow): UserSettings {
  return {
    notificationsEnabled: Boolean(row.notifications_enabled),
    emailNotifications: Boolean(row.email_notifications),
    preferredLocations: JSON.parse(row.preferred_locations) as string[],
    budgetMin: toBudget(row.budget_min),
    budgetMax: toBudget(row.budget_max),
    preferredPropertyTypes: JSON.parse(row.preferred_property_types) as string[],
  };
}

function toRow(userId: string, settings: UserSettings, now: number): SettingsRow {
  return {
    user_id: userId,
    notifications_enabled: settings.notificationsEnabled,
    email_notifications: settings.emailNotifications,
    preferred_locations: JSON.stringify(settings.preferredLocations),
    budget_min: settings.budgetMin ?? null,
    budget_max: settings.budgetMax ?? null,
    preferred_property_types: JSON.stringify(settings.preferredPropertyTypes),
    updated_at: now,
  };
}

/** An account's settings; those of a new account where nothing was stored yet. */
export async function getSettings(db: Knex, userId: string): Promise<UserSettings> {
  const row = await db<SettingsRow>('user_settings').where({ user_id: userId }).first();
  return row ? toSettings(row) : DEFAULT_SETTINGS;
}

/** Everybody's settings, the defaults included. */
export async function listSettings(db: Knex): Promise<{ userId: string; settings: UserSettings }[]> {
  const rows = await db('users')
    .leftJoin('user_settings', 'users.id', 'user_settings.user_id')
    .select('*', 'users.id as id');
  return rows.map((row: SettingsRow & { id: string }) => ({
    userId: row.id,
    settings: row.user_id === null ? DEFAULT_SETTINGS : toSettings(row),
  }));
}

/**
 * Changes an account's settings once for its key, and gives what is stored then. With `touched`, only what the sender
 * touched is taken over (see mergeSettings); without, the whole. A repeat changes nothing.
 */
export function updateSettings(
  db: Knex,
  userId: string,
  { touched, userId: _madeFor, ...mine }: SettingsPatch,
  { receivedAt, ...writeKey }: WriteKey & { receivedAt: number },
): Promise<UserSettings> {
  const { key, bodyHash } = writeKey;
  return db.transaction(async (trx) => {
    // The write comes first, so that SQLite takes its write lock at once instead of failing on a stale snapshot.
    const taken: unknown[] = await trx('settings_keys')
      .insert({ idempotency_key: key, user_id: userId, body_hash: bodyHash, received_at: receivedAt })
      .onConflict('idempotency_key')
      .ignore()
      .returning('idempotency_key');
    // On PostgreSQL two devices may be here at once: the second waits, and merges with what the first has stored.
    await trx('users').where({ id: userId }).forUpdate().first('id');
    const theirs = await getSettings(trx, userId);
    if (!taken.length) {
      const held = await trx('settings_keys').where({ idempotency_key: key }).first('user_id', 'body_hash');
      refuseOtherBody(writeKey, held?.user_id === userId ? held.body_hash : undefined);
      return theirs;
    }
    const merged = touched ? mergeSettings(theirs, mine, touched) : mine;
    await trx<SettingsRow>('user_settings')
      .insert(toRow(userId, merged, receivedAt))
      .onConflict('user_id')
      .merge();
    return merged;
  });
}

/** Refuses a change that was made for another account: it waits on the phone until its owner signs in. */
export function refuseForeign(patch: SettingsPatch, userId: string): void {
  if (patch.userId !== undefined && patch.userId !== userId)
    throw new ApiError('unauthorized', 'this change was made by somebody else: sign in as its owner');
}
