import * as v from 'valibot';
import { PropertySchema } from '#domain/property/property';
import { toSummary } from '#domain/property/to-summary';
import { requestJson } from './api.ts';
import { withLocal } from './db.ts';
import { savedRows } from './saved.ts';
import { RESTORE_KEY, takeUserSession } from './user-session.ts';

/**
 * Brings the saved list back from the server when this phone has lost its database but not its id. What was saved here
 * meanwhile stays. Does nothing when nothing was lost; rejects with ApiFailure while the server cannot be asked.
 */
export async function restoreSaved(now = Date.now()): Promise<void> {
  const due = await withLocal((db) =>
    db.transaction('rw', db.meta, async () => {
      const { id } = await takeUserSession(db);
      return (await db.meta.get(RESTORE_KEY)) ? id : null;
    }),
  );
  if (!due) return;
  const path = `/api/saved/${encodeURIComponent(due)}`;
  const homes = await requestJson({ method: 'GET', path }, v.array(PropertySchema));
  await withLocal((db) =>
    db.transaction('rw', db.meta, db.saved, async () => {
      const held = new Set(await db.saved.toCollection().primaryKeys());
      const lost = homes.filter((home) => !held.has(home.id));
      await savedRows(db).bulkPut(
        lost.map((home, i) => ({ propertyId: home.id, savedAt: now - i, summary: toSummary(home) })),
      );
      await db.meta.delete(RESTORE_KEY);
    }),
  );
}
