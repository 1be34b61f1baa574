import { proxy } from 'valtio';

/**
 * Which homes are saved, as hearts and the bottom bar read it. Filled from the phone's own copy once the page is quiet;
 * null until then, so that nothing of Dexie is needed for the first page.
 */
export const savedState = proxy<{ ids: Record<string, true> | null }>({ ids: null });

let started = false;

/** Opens the phone's saved list and keeps the state up to date with it, whichever tab changes it. Once. */
export function startSavedWatch(): void {
  if (started) return;
  started = true;
  Promise.all([import('#local/watch'), import('#local/saved')])
    .then(([{ watch }, { ensureUserSession, listSavedIds }]) => {
      ensureUserSession().catch((error) => console.warn('No session id could be kept', error));
      watch(listSavedIds).subscribe(
        (ids) => {
          savedState.ids = Object.fromEntries(ids.map((id) => [id, true]));
        },
        (error) => console.warn('The saved list could not be read', error),
      );
    })
    .catch((error) => {
      started = false; // a chunk may be missing for a moment
      console.warn('The saved list could not be opened', error);
    });
}
