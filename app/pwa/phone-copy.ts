// Only here to be in the same file of the build: every page reads these.
import '#local/agency';
import '#local/catalogue';
import '#local/restore-saved';
import '#local/saved';
import { withLocal } from '#local/db';
import { isClosed } from '#local/local-unavailable';
import { getMeta } from '#local/meta';
import { watchOutbox } from './watch-outbox.ts';

/**
 * Starts what keeps an eye on the phone's own copy, and tries whether this page can read it. With what the screens read
 * it by, it is one file of the build (tooling/vite/phone-copy-group.ts): loaded when the copy is opened, or by the first
 * part that needs it sooner. Resolves to false where the phone gives the page no storage.
 */
export async function watchCopy(): Promise<boolean> {
  watchOutbox();
  try {
    await withLocal((db) => getMeta(db, 'pulledAt'));
    return true;
  } catch (error) {
    return !isClosed(error);
  }
}
