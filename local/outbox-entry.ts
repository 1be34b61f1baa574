import type { CommandName } from '#domain/api/commands';
import type { InquiryType } from '#domain/inquiry/inquiry';
import type { LeadSource } from '#domain/lead/lead';
import type { OutboxRow } from './db.ts';

/** What an entry is about, for the list of what waits and what was sent. Holds nothing personal. */
export interface OutboxAbout {
  kind: InquiryType | LeadSource | 'save' | 'unsave' | 'settings';
  propertyId?: string;
  propertyName?: string;
  /** The documents asked for, so that they can be opened once the request is sent. */
  files?: { name: string; url: string }[];
}

/** Why the last attempt brought nothing. */
export interface OutboxError {
  kind: 'offline' | 'timeout' | 'intercepted' | 'unconfirmed' | 'server' | 'sign-in' | 'refused';
  status: number;
  /** For the sender, in words. */
  text: string;
  /** What the server said of single fields. */
  fields?: Record<string, string>;
}

/** One write on its way (design.md section 3). */
export interface OutboxEntry extends OutboxRow {
  command: CommandName;
  /** Checked by the command's schema; null once sent, because then the phone has no more use for it. */
  body: Record<string, unknown> | null;
  about: OutboxAbout;
  /** Order of writing: the clock may jump (A25). */
  seq: number;
  /** Somebody looks at the form: goes first. */
  urgent: boolean;
  attempts: number;
  /** Not to be sent before this time by the phone's clock, and how long that was away when it was set. */
  notBefore: number;
  waitMs: number;
  /** Only after signing in. */
  held: boolean;
  /** While `sending`: when another sender may take over, and how long that was away. */
  leaseUntil: number;
  leaseMs: number;
  /** The text was changed; the one before may have reached the server. */
  edited: boolean;
  lastError: OutboxError | null;
  /**
   * When something on the way first answered in place of the agency, and how often it has since, while it let others
   * pass. Absent where nothing did, and in rows of earlier versions.
   */
  barred?: { since: number; tries: number } | null;
  sentAt: number | null;
  /** See {@link fingerprint}; what is left of the body once it is sent. */
  print: number;
}

/**
 * 32 bits of a body, enough to tell "the same form once more" from "another text" and far too few to say anything of
 * what was in it (FNV-1a). The time of writing does not count.
 */
export function fingerprint({ createdAt: _, ...body }: Record<string, unknown>): number {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(body)) {
    hash ^= char.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** A killed sender's entry is free again after this; longer than one attempt can take. */
export const LEASE_MS = 40_000;

/**
 * Whether a time set as "now + length" has come. A clock that went back would make it far away, so one that is
 * further off than it ever was counts as come.
 */
export function hasCome(time: number, lengthMs: number, now: number): boolean {
  return time <= now || time - now > lengthMs;
}

export function isDue(entry: OutboxEntry, now: number): boolean {
  return !entry.held && hasCome(entry.notBefore, entry.waitMs, now);
}

/** Milliseconds until the entry may be sent, by the phone's clock; 0 when it is due. */
export function dueInMs(entry: OutboxEntry, now: number): number {
  return isDue(entry, now) ? 0 : entry.notBefore - now;
}

/** Waits that the phone chose itself because there was no connection. A sign of life ends them. */
export function waitsForConnection(entry: OutboxEntry): boolean {
  const kind = entry.lastError?.kind;
  return kind === 'offline' || kind === 'timeout' || kind === 'intercepted';
}

export function isSavedWish(entry: Pick<OutboxEntry, 'command'>): boolean {
  return entry.command === 'saveProperty' || entry.command === 'unsaveProperty';
}

/** Written for the first time, ready to be sent. */
export function createEntry({
  key,
  command,
  body,
  about,
  now,
  seq,
  urgent = false,
}: Pick<OutboxEntry, 'key' | 'command' | 'body' | 'about' | 'seq'> & {
  now: number;
  urgent?: boolean;
}): OutboxEntry {
  return {
    key,
    command,
    body,
    about,
    seq,
    urgent,
    createdAt: now,
    state: 'queued',
    attempts: 0,
    notBefore: 0,
    waitMs: 0,
    held: false,
    leaseUntil: 0,
    leaseMs: 0,
    edited: false,
    lastError: null,
    sentAt: null,
    print: body ? fingerprint(body) : 0,
  };
}
