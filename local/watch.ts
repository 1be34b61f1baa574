import { liveQuery } from 'dexie';
import { type LocalDatabase, localDatabase } from './db.ts';
import { isConnectionError } from './local-unavailable.ts';
import { onMemoryChange } from './memory.ts';

/** A value that tells when it changes, whichever tab or worker changed it. */
export interface Watch<T> {
  subscribe(next: (value: T) => void, error?: (error: unknown) => void): { unsubscribe(): void };
}

/**
 * A live query over the database. When the phone has none to give, `inMemory` answers instead (memory.ts);
 * without it the error goes to the subscriber.
 */
export function watch<T>(query: (db: LocalDatabase) => Promise<T>, inMemory?: () => T): Watch<T> {
  return {
    subscribe(next, error) {
      let stopMemory: (() => void) | undefined;
      let stopped = false;
      // The function has to be async itself: only then does Dexie see what is read after an await.
      const live = liveQuery(async () => await query(localDatabase())).subscribe(next, (cause) => {
        if (!inMemory || !isConnectionError(cause)) {
          error?.(cause);
          return;
        }
        if (stopped || stopMemory) return;
        const tell = () => next(inMemory());
        stopMemory = onMemoryChange(tell);
        tell();
      });
      return {
        unsubscribe() {
          stopped = true;
          live.unsubscribe();
          stopMemory?.();
        },
      };
    },
  };
}
