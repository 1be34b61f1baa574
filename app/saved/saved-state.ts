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
      ensureUserSession()
        .then(restoreList)
        .catch((error) => console.warn('No session id could be kept', error));
      watch(listSavedIds).subscribe(
        (ids) => {
          savedState.ids = Object.fromEntries(ids.map((id) => [id, true]));
          keepFilesSoon(ids.length > 0);
        },
        (error) => console.warn('The saved list could not be read', error),
      );
    })
    .catch((error) => {
      started = false; // a chunk may be missing for a moment
      console.warn('The saved list could not be opened', error);
    });
}

/** After a lost database the list comes back from the server; without signal at the next chance. */
async function restoreList(): Promise<void> {
  try {
    const { restoreSaved } = await import('#local/restore-saved');
    await restoreSaved();
  } catch {
    window.addEventListener('online', () => void restoreList(), { once: true });
  }
}

let keeping: ReturnType<typeof setTimeout> | undefined;
let listening = false;
const KEEP_AFTER_MS = 1_500;

/** Brings photos, plans and documents of saved homes to the phone, out of the way of what the reader does. */
function keepFilesSoon(some: boolean): void {
  if (!listening) {
    listening = true;
    window.addEventListener('online', () => keepFilesSoon(true));
  }
  clearTimeout(keeping);
  keeping = setTimeout(() => {
    void Promise.all([import('#local/pin'), import('#local/storage')])
      .then(async ([{ keepSaved }, { persistStorage }]) => {
        // Not waited for: Firefox asks its reader, who may never answer.
        if (some) void persistStorage();
        await keepSaved();
      })
      .catch((error) => console.warn('Files of saved homes could not be kept', error));
  }, KEEP_AFTER_MS);
}
