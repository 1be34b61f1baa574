import * as v from 'valibot';
import { SettingsReceiptSchema, type UserSettings } from '#domain/settings/settings';
import type { LocalDatabase } from './db.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/*
 * The server's settings of an account as this phone last had them, one value a person: what was kept for one is never
 * shown to another.
 */

const PREFIX = 'settings:';

export async function readSettingsCopy(db: LocalDatabase, userId: string): Promise<UserSettings | null> {
  return ((await db.meta.get(PREFIX + userId))?.value as UserSettings | undefined) ?? null;
}

export async function storeSettingsCopy(
  db: LocalDatabase,
  userId: string,
  settings: UserSettings,
): Promise<void> {
  await db.meta.put({ key: PREFIX + userId, value: settings });
}

/** Takes every copy off this phone. */
export async function forgetSettingsCopies(db: LocalDatabase): Promise<void> {
  await db.meta.where('key').startsWith(PREFIX).delete();
}

/** Puts what the server stored after a change in place of the copy; does nothing for other commands. */
export async function storeSettingsResult(
  db: LocalDatabase,
  entry: OutboxEntry,
  result: unknown,
): Promise<void> {
  const userId = entry.body?.userId;
  if (entry.command !== 'updateSettings' || typeof userId !== 'string') return;
  const parsed = v.safeParse(SettingsReceiptSchema, result);
  if (parsed.success) await storeSettingsCopy(db, userId, parsed.output.settings);
}
