import * as v from 'valibot';
import { SettingsReceiptSchema, type UserSettings } from '#domain/settings/settings';
import type { LocalDatabase } from './db.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/*
 * The server's settings of an account as this phone last had them, one value a person: what was kept for one is never
 * shown to another.
 */

const PREFIX = 'settings:';

/** Under which the copy of an account's settings is kept, and the draft of what is typed in their form. */
export const settingsName = (userId: string) => PREFIX + userId;

export async function readSettingsCopy(db: LocalDatabase, userId: string): Promise<UserSettings | null> {
  return ((await db.meta.get(settingsName(userId)))?.value as UserSettings | undefined) ?? null;
}

export async function storeSettingsCopy(
  db: LocalDatabase,
  userId: string,
  settings: UserSettings,
): Promise<void> {
  await db.meta.put({ key: settingsName(userId), value: settings });
}

/** Takes every copy off this phone, and what was typed and not saved; inside a transaction over `meta` and `drafts`. */
export async function forgetSettingsCopies(db: LocalDatabase): Promise<void> {
  await db.meta.where('key').startsWith(PREFIX).delete();
  await db.drafts.where('form').startsWith(PREFIX).delete();
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
