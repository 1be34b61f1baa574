import { proxy } from 'valtio';

/** How the phone's copy of the catalogue stands. */
export const syncState = proxy({
  /** When it was last known to be up to date (this phone's clock); null while unknown. */
  pulledAt: null as number | null,
  running: false,
  /** The reader asked for it, so it is worth a word on the screen. */
  asked: false,
  /** The last attempt did not reach the server. */
  failed: false,
  /** This phone keeps nothing (private mode, broken storage); see LocalUnavailable. */
  unavailable: false,
});

/** "Refresh": asks the server now. */
export async function refreshNow(): Promise<void> {
  syncState.asked = true;
  const { syncNow } = await import('./sync-catalogue.ts');
  await syncNow();
}
