import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { whenCopyOpen } from './when-quiet.ts';

/** The part of Dexie's observables that is used here. */
export interface Observable<T> {
  subscribe(next: (value: T) => void, error?: (error: unknown) => void): { unsubscribe(): void };
}

/**
 * A value from the phone's own copy that keeps itself up to date.
 *
 * `key` names the query; a new key starts a new one, and null asks nothing. `open` loads the code of the local copy and
 * starts the query; it is called when that copy is opened (when-quiet.ts) where there is a `seed` to show meanwhile, and
 * at once when there is none.
 * Returns the seed until the phone knows better; `undefined` means "not known yet" and never replaces a seed.
 * A local copy that cannot be read (private mode, broken storage) leaves the seed.
 *
 * `same` (identity, when left out) tells an answer that says nothing new from what is shown: nothing is drawn again
 * then. Read from the phone a value is always another object, and drawing a whole page again costs a cheap phone a
 * tenth of a second and more.
 *
 * `null` from the phone ("not here") leaves the seed, which came from the server; `nullWins` where it came from the phone too.
 */
export function useLive<T>(
  key: string | null,
  open: () => Promise<Observable<T | undefined>>,
  seed: T | undefined,
  same: (shown: T, next: T) => boolean = Object.is,
  { nullWins = false } = {},
): T | undefined {
  const latest = useRef<{ key: string | null; value: T | undefined }>({ key, value: undefined });
  if (latest.current.key !== key) latest.current = { key, value: undefined };
  const given = useRef({ open, seed, same });
  useEffect(() => {
    given.current = { open, seed, same };
  });
  const eager = seed === undefined;

  const subscribe = useCallback(
    (changed: () => void) => {
      if (key === null) return () => {};
      let stopped = false;
      let subscription: { unsubscribe(): void } | undefined;
      const start = async () => {
        try {
          const observable = await given.current.open();
          if (stopped) return;
          subscription = observable.subscribe(
            (value) => {
              if (stopped || value === undefined) return;
              const shown = latest.current.value ?? given.current.seed;
              if (shown !== undefined && given.current.same(shown, value)) {
                // Kept all the same: the screen may go on to an address that was not delivered.
                latest.current = { key, value: shown };
                return;
              }
              latest.current = { key, value };
              changed();
            },
            (error) => console.warn('The copy on this phone could not be read', error),
          );
        } catch (error) {
          console.warn('The copy on this phone could not be opened', error);
        }
      };
      let cancel = () => {};
      if (eager) void start();
      else cancel = whenCopyOpen(start);
      return () => {
        stopped = true;
        cancel();
        subscription?.unsubscribe();
      };
    },
    [key, eager],
  );

  return useSyncExternalStore(
    subscribe,
    // Null is an answer ("not on this phone"), but a page that was delivered with the thing knows better.
    () =>
      (nullWins && latest.current.value === null
        ? null
        : (latest.current.value ?? seed ?? latest.current.value)) as T | undefined,
    () => seed,
  );
}
