import {
  DEFAULT_SETTINGS,
  mergeSettings,
  type SettingsPatch,
  SettingsSchema,
  touchedSettings,
  type UserSettings,
} from '#domain/settings/settings';
import { getJson } from './api.ts';
import { ApiFailure } from './api-failure.ts';
import { type LocalDatabase, withLocal } from './db.ts';
import { dropDraft } from './draft.ts';
import { LocalUnavailable } from './local-unavailable.ts';
import { newKey } from './new-key.ts';
import { listUnsent, outboxRows, putWrite } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { readSettingsCopy, storeSettingsCopy } from './settings-copy.ts';
import {
  SAVE_LIMIT_MS,
  type SubmitOptions,
  type SubmitOutcome,
  sendWithoutKeeping,
  submitWrite,
} from './submit.ts';
import { readUser, refreshUser } from './user.ts';
import { type Watch, watch } from './watch.ts';
import { withinTime } from './within-time.ts';

/** A person's settings as this phone has them: the server's, with what was changed here and is not sent yet on top. */
export interface SettingsView {
  userId: string;
  settings: UserSettings;
  /** What became of the latest change: nothing waits; goes by itself; waits for a sign-in; was refused. */
  waiting: 'nothing' | 'signal' | 'sign-in' | 'attention';
}

type Change = OutboxEntry & { body: SettingsPatch & Record<string, unknown> };

/** Changes of this person that are not sent, oldest first. Those of somebody else are not theirs to see. */
async function listChanges(db: LocalDatabase, userId: string): Promise<Change[]> {
  const unsent = await listUnsent(db);
  return unsent.filter(
    (entry): entry is Change => entry.command === 'updateSettings' && entry.body?.userId === userId,
  );
}

function toWaiting(changes: readonly Change[]): SettingsView['waiting'] {
  const last = changes.at(-1);
  if (!last) return 'nothing';
  if (last.state === 'needs-attention') return 'attention';
  return last.held ? 'sign-in' : 'signal';
}

function withChanges(base: UserSettings, changes: readonly Change[]): UserSettings {
  return changes.reduce((held, { body }) => mergeSettings(held, body, body.touched ?? []), base);
}

/** Null: nobody is signed in, or nothing of their settings has reached this phone yet. */
export async function readSettings(db: LocalDatabase): Promise<SettingsView | null> {
  const user = await readUser(db);
  if (!user) return null;
  const base = await readSettingsCopy(db, user.id);
  const changes = await listChanges(db, user.id);
  if (!base && !changes.length) return null;
  return {
    userId: user.id,
    settings: withChanges(base ?? DEFAULT_SETTINGS, changes),
    waiting: toWaiting(changes),
  };
}

export function watchSettings(): Watch<SettingsView | null> {
  return watch(readSettings, () => null);
}

/** Whether any change waits for somebody to sign in, whoever made it: for the notice on the profile. */
export function watchHeldChange(): Watch<boolean> {
  return watch(
    async (db) => (await listUnsent(db)).some((entry) => entry.command === 'updateSettings' && entry.held),
    () => false,
  );
}

/**
 * Fetches the settings of whoever is signed in and keeps them. Null when nobody is (401). Rejects with ApiFailure when
 * there is no answer; the kept copy stands then.
 */
export async function refreshSettings(): Promise<SettingsView | null> {
  const user = await refreshUser();
  if (!user) return null;
  try {
    const settings = await getJson('/api/user/settings', SettingsSchema);
    try {
      await withLocal((db) => storeSettingsCopy(db, user.id, settings));
      return await withLocal(readSettings);
    } catch (error) {
      if (!(error instanceof LocalUnavailable)) throw error;
      return { userId: user.id, settings, waiting: 'nothing' };
    }
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 401) return null;
    throw error;
  }
}

/**
 * Puts a change into the outbox; inside a transaction over `outbox`, `meta` and `drafts`. It takes the place of earlier ones of the
 * same person: it holds the whole settings and the names of everything that they and it have touched. One that is
 * under way is left to finish; if it fails, this one stands for it (claim.ts).
 */
async function putChange(
  db: LocalDatabase,
  { key, userId, mine, shown }: { key: string; userId: string; mine: UserSettings; shown: UserSettings },
  draft: SubmitOptions['draft'],
) {
  const changes = await listChanges(db, userId);
  const earlier = changes.flatMap((change) => change.body.touched ?? []);
  const touched = [...new Set([...earlier, ...touchedSettings(shown, mine)])];
  for (const change of changes) if (change.state !== 'sending') await outboxRows(db).delete(change.key);
  const write = {
    key,
    command: 'updateSettings' as const,
    input: { ...mine, touched, userId },
    about: { kind: 'settings' as const },
  };
  await putWrite(db, write, Date.now());
  if (draft) await dropDraft(db, draft);
  return write;
}

/** What a save came to; `sign-in`: kept, and sent as soon as its owner has signed in (A12). */
export type SettingsOutcome = SubmitOutcome | { kind: 'sign-in' };

/**
 * Keeps changed settings on this phone and sends them, at once when possible. `shown` is what the form was filled with:
 * only what differs from it is taken over. `draft`: see {@link SubmitOptions}. Never rejects.
 */
export async function updateSettings(
  userId: string,
  mine: UserSettings,
  shown: UserSettings,
  draft?: SubmitOptions['draft'],
): Promise<SettingsOutcome> {
  let write: Awaited<ReturnType<typeof putChange>>;
  // One key for both ways: a storage that was only slow keeps it after all, and then it is sent already.
  const key = newKey();
  try {
    write = await withinTime(
      SAVE_LIMIT_MS,
      withLocal((db) =>
        // Async itself: only then does Dexie follow the awaits in the functions below it.
        db.transaction('rw', db.outbox, db.meta, db.drafts, async () =>
          putChange(db, { key, userId, mine, shown }, draft),
        ),
      ),
    );
  } catch (error) {
    console.warn('Settings could not be kept', error);
    const touched = touchedSettings(shown, mine);
    const input = { ...mine, touched, userId };
    return sendWithoutKeeping({
      key,
      command: 'updateSettings',
      input,
      about: { kind: 'settings' },
    });
  }
  const outcome = await submitWrite(write);
  if (outcome.kind !== 'kept') return outcome;
  const entry = await withLocal((db) => outboxRows(db).get(write.key)).catch(() => undefined);
  return entry?.held ? { kind: 'sign-in' } : outcome;
}
