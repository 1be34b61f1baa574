import { proxy } from 'valtio';

/**
 * Which homes are saved, as hearts and the bottom bar read it. Filled from the phone's own copy by the outbox watch
 * once the page is quiet; null until then, so that nothing of Dexie is needed for the first page.
 */
export const savedState = proxy<{ ids: Record<string, true> | null }>({ ids: null });

export function setSavedIds(ids: readonly string[]): void {
  savedState.ids = Object.fromEntries(ids.map((id) => [id, true]));
}
