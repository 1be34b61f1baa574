import type { LocalDatabase } from './db.ts';
import { hasCome } from './outbox-entry.ts';

const PAUSE_KEY = 'outbox-pause';

/** The server's order not to be called for a while: until when by the phone's clock, and how long that was away. */
export interface Pause {
  until: number;
  lengthMs: number;
}

/** Milliseconds from now; 0 when there is no pause or it is over. */
export function pauseLeftMs(pause: Pause | null | undefined, now: number): number {
  return pause && !hasCome(pause.until, pause.lengthMs, now) ? pause.until - now : 0;
}

/** Until when the server asked not to be called, in milliseconds from now; 0 when it did not. */
export async function pausedForMs(db: LocalDatabase, now: number): Promise<number> {
  return pauseLeftMs((await db.meta.get(PAUSE_KEY))?.value as Pause | undefined, now);
}

export function storePause(db: LocalDatabase, value: Pause): PromiseLike<unknown> {
  return db.meta.put({ key: PAUSE_KEY, value });
}
