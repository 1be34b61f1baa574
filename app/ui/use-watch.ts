import { useObservable } from 'dexie-react-hooks';
import type { Observable } from './use-live.ts';

/**
 * A value of the phone's own copy that keeps itself up to date, for parts whose code comes later (later-part.tsx):
 * this brings Dexie along, which a first page must not wait for; use-live.ts serves those. Undefined until the phone
 * has answered, on the server and while hydrating too. A copy that cannot be read leaves the last value: the hook of
 * Dexie would throw, and the screen around is more than its list.
 */
export function useWatch<T>(open: () => Observable<T>): T | undefined {
  return useObservable(
    () => ({
      // Or the hook starts every query once more, only to see whether it answers at once.
      hasValue: () => false,
      subscribe: (next: (value: T) => void) =>
        open().subscribe(next, (error) => console.warn('The copy on this phone could not be read', error)),
    }),
    [],
  );
}
