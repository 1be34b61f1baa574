import { useSnapshot } from 'valtio';
import { savedState } from './saved-state.ts';

/** Number of saved homes, for the bottom bar and the menu; 0 until the phone's copy is open. */
export function useSavedCount(): number {
  const { ids } = useSnapshot(savedState);
  return ids ? Object.keys(ids).length : 0;
}
