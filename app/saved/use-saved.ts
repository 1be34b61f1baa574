import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { whenCopyOpen } from '../ui/when-quiet.ts';
import { savedState, startSavedWatch } from './saved-state.ts';

/** Ids of the saved homes, or null until the phone's copy is open. */
export function useSavedIds(): Readonly<Record<string, true>> | null {
  useEffect(() => whenCopyOpen(startSavedWatch), []);
  return useSnapshot(savedState).ids;
}

/** Number of saved homes, for the bottom bar and the menu; 0 until the phone's copy is open. */
export function useSavedCount(): number {
  const ids = useSavedIds();
  return ids ? Object.keys(ids).length : 0;
}
