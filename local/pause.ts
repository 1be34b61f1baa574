import type { LocalDatabase } from './db.ts';
import { hasCome } from './outbox-entry.ts';

const PAUSE_KEY = 'outbox-pause';

/** Longest order to wait that is followed: a lead is worth a call even to a server that is unwell for longer. */
export const MAX_PAUSE_MS = 10 * 60_000;

/** The server's order not to be called for a while: until when by the phone's clock, and how long that was away. */
export interface Pause {
  until: number;
  lengthMs: number;
}

/** Milliseconds from now; 0 when there is no pause or it is over. One that an earlier version kept may be longer. */
export function pauseLeftMs(pause: Pause | null | undefined, now: number): number {
  if (!pause) return 0;
  const lengthMs = Math.min(pause.lengthMs, MAX_PAUSE_MS);
  const until = pause.until - pause.lengthMs + lengthMs;
  return hasCome(until, lengthMs, now) ? 0 : until - now;
}

/** Until when the server asked not to be called, in milliseconds from now; 0 when it did not. */
export async function pausedForMs(db: LocalDatabase, now: number): Promise<number> {
  return pauseLeftMs((await db.meta.get(PAUSE_KEY))?.value as Pause | undefined, now);
}

/** Keeps an order to wait; one that goes on for longer stands. */
export function storePause(db: LocalDatabase, value: Pause, now: number): PromiseLike<void> {
  return db.transaction('rw', db.meta, async () => {
    if ((await pausedForMs(db, now)) < pauseLeftMs(value, now)) await db.meta.put({ key: PAUSE_KEY, value });
  });
}
