import { useCallback, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** Cards that are added at a time. */
export const PAGE_SIZE = 24;

const never = () => () => {};
const storeKey = (locationKey: string) => `shown:${locationKey}`;

function readStored(locationKey: string): number {
  try {
    const stored = Number(sessionStorage.getItem(storeKey(locationKey)));
    return Number.isInteger(stored) && stored > PAGE_SIZE ? stored : PAGE_SIZE;
  } catch {
    return PAGE_SIZE; // storage is refused: Back starts at the top
  }
}

/**
 * How many cards of a list are drawn, and a function that adds a page. Kept a step of the history, so that Back finds
 * a list as long as it was left (A26); anything that changes the list starts at one page.
 */
export function useShownCount(listKey: string): [shown: number, showMore: () => void] {
  const { key } = useLocation();
  // The first client render must draw what the server drew: one page. React asks again right after.
  const stored = useSyncExternalStore(
    never,
    () => readStored(key),
    () => PAGE_SIZE,
  );
  const [grown, setGrown] = useState({ listKey, shown: 0 });
  const shown = Math.max(grown.listKey === listKey ? grown.shown : 0, stored);
  const showMore = useCallback(() => {
    const next = shown + PAGE_SIZE;
    try {
      sessionStorage.setItem(storeKey(key), String(next));
    } catch {
      // Back will start at the top; nothing else depends on it.
    }
    setGrown({ listKey, shown: next });
  }, [key, listKey, shown]);
  return [shown, showMore];
}
