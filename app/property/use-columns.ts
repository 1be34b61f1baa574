import { useSyncExternalStore } from 'react';

/** Where the stylesheet gives a list of cards its second and third column. */
const QUERIES = ['(min-width: 40rem)', '(min-width: 64rem)'];

function subscribe(changed: () => void): () => void {
  const lists = QUERIES.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', changed);
  return () => {
    for (const list of lists) list.removeEventListener('change', changed);
  };
}

/** In how many columns cards stand on this screen, `most` at most; 1 on the server. */
export function useColumns(most: number): number {
  return useSyncExternalStore(
    subscribe,
    () => Math.min(most, 1 + QUERIES.filter((query) => matchMedia(query).matches).length),
    () => 1,
  );
}
