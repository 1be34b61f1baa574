import { type DraftRow, type LocalDatabase, withLocal } from './db.ts';
import { newKey } from './new-key.ts';
import { withinTime } from './within-time.ts';

/** Text of a form that was not sent, and the key that its sending will carry. */
export interface FormDraft {
  fields: Record<string, string>;
  key: string;
}

const KEY_FIELD = '#key';
const LIMIT_MS = 3_000;

/** Stored text of a form, or null; also null when the phone keeps nothing. */
export async function readDraft(form: string): Promise<FormDraft | null> {
  try {
    const row = await withinTime(
      LIMIT_MS,
      withLocal((db) => db.drafts.get(form)),
    );
    if (!row) return null;
    const { [KEY_FIELD]: key = newKey(), ...fields } = row.fields;
    return { fields, key };
  } catch {
    return null;
  }
}

/** Keeps what is typed. Failures are silent: the text is still in the form. */
export async function saveDraft(form: string, { fields, key }: FormDraft): Promise<void> {
  const row = { form, fields: { ...fields, [KEY_FIELD]: key }, updatedAt: Date.now() };
  await withinTime(
    LIMIT_MS,
    withLocal((db) => db.drafts.put(row)),
  ).catch(() => undefined);
}

/**
 * Forgets a text that was sent or is kept in the outbox; inside a transaction over `drafts`, so that no form can find
 * both. Another text stays: it was typed in another tab, or since.
 */
export async function dropDraft(
  db: LocalDatabase,
  { form, fields }: Pick<DraftRow, 'form' | 'fields'>,
): Promise<void> {
  const row = await db.drafts.get(form);
  const same = Object.entries(fields).every(([name, value]) => row?.fields[name] === value);
  if (same) await db.drafts.delete(form);
}

/** {@link dropDraft} by itself, for what was sent past the outbox. Failures are silent. */
export async function clearDraft(draft: Pick<DraftRow, 'form' | 'fields'>): Promise<void> {
  await withinTime(
    LIMIT_MS,
    withLocal((db) => db.transaction('rw', db.drafts, () => dropDraft(db, draft))),
  ).catch(() => undefined);
}
