import { borrowEntry, type ClaimRules, claimEntry, type SettleContext, settleEntry } from './claim.ts';
import { type LocalDatabase, withLocal } from './db.ts';
import { isFull, type LocalUnavailable } from './local-unavailable.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { type Pause, pausedForMs, pauseLeftMs, storePause } from './pause.ts';
import { withRoom } from './picture-space.ts';
import type { SendOutcome } from './send.ts';
import { withinTime } from './within-time.ts';

/** One step of storage takes milliseconds; one that takes this long will never end. */
const STORAGE_STEP_MS = 3_000;

/** One transaction of a sender, which rejects when the storage does not answer. */
export const step = <T>(work: (db: LocalDatabase) => PromiseLike<T>) =>
  withinTime(STORAGE_STEP_MS, withLocal(work));

interface Ended {
  entry: OutboxEntry;
  outcome: SendOutcome;
  at: SettleContext;
}

/**
 * What one sender could not write down because the phone is full. It lives as long as the page or the worker; when it is
 * lost the entry is sent again, and the server knows its key.
 */
export class Unwritten {
  /** The refusal of this round's last write; null when the phone takes writes. */
  full: LocalUnavailable | null = null;
  private madeRoom = false;
  private pause: Pause | null = null;
  private readonly ended = new Map<string, Ended>();

  /** One transaction that writes. The first one that finds the phone full makes room by giving up pictures. */
  async write<T>(work: (db: LocalDatabase) => PromiseLike<T>): Promise<T> {
    try {
      const value = await (this.madeRoom ? step(work) : withRoom(() => step(work)));
      this.full = null;
      this.madeRoom = false;
      return value;
    } catch (error) {
      if (isFull(error)) {
        this.full = error;
        this.madeRoom = true;
      }
      throw error;
    }
  }

  /** Writes down how an attempt ended, or remembers what is worth it: one to be tried again is tried again anyway. */
  async settle(entry: OutboxEntry, outcome: SendOutcome, at: SettleContext): Promise<void> {
    try {
      await this.write((db) => settleEntry(db, entry, outcome, at));
      this.ended.delete(entry.key);
    } catch (error) {
      if (!isFull(error)) throw error;
      if (outcome.kind !== 'retry') this.ended.set(entry.key, { entry, outcome, at });
    }
  }

  /** Begins a round: writes down what can be by now. Gives the keys that still cannot be, and need not be sent again. */
  async catchUp(now: number): Promise<string[]> {
    this.full = null;
    if (this.pause && pauseLeftMs(this.pause, now) > 0) await this.keepPause(this.pause, now);
    for (const { entry, outcome, at } of [...this.ended.values()]) {
      await this.settle(entry, outcome, at);
      if (this.full) break;
    }
    return [...this.ended.keys()];
  }

  /** Keeps the server's order to wait, at least as long as this sender lives. */
  async keepPause(pause: Pause, now: number): Promise<void> {
    try {
      await this.write((db) => storePause(db, pause, now));
      this.pause = null;
    } catch (error) {
      if (!isFull(error)) throw error;
      this.pause = pause;
    }
  }

  /** Whether the server asked not to be called, this sender or another one. */
  async isPaused(now: number): Promise<boolean> {
    return pauseLeftMs(this.pause, now) > 0 || (await step((db) => pausedForMs(db, now))) > 0;
  }

  /** Takes an entry for sending, if need be without writing it down; null when it may not be sent any more. */
  async claim(key: string, rules: ClaimRules): Promise<OutboxEntry | null> {
    try {
      return await this.write((db) => claimEntry(db, key, rules));
    } catch (error) {
      if (!isFull(error)) throw error;
      // During a pause one goes that was never tried, and that cannot be written down either: it would go every time.
      return rules.paused ? null : step((db) => borrowEntry(db, key, rules));
    }
  }
}
