// Only here to be in the same file of the build: every page reads these.
import '#local/agency';
import '#local/catalogue';
import '#local/restore-saved';
import '#local/saved';
import { watchOutbox } from './watch-outbox.ts';

/**
 * Starts what keeps an eye on the phone's own copy. With what the page's screens read that copy by, it is one file of the
 * build (tooling/vite/phone-copy-group.ts): loaded when the copy is opened, or by the first part that needs it sooner.
 */
export function watchCopy(): void {
  watchOutbox();
}
