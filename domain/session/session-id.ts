import * as v from 'valibot';

/** Bytes of randomness in a session id: 128 bits (S09). */
export const SESSION_RANDOM_BYTES = 16;

/**
 * An anonymous visitor's id, `user_{timestamp}_{random}` (spec section 3). Who knows it can read the saved list, so
 * the random part alone must be beyond guessing.
 * @param random at least 16 bytes from a cryptographic source
 */
export function createSessionId({ now, random }: { now: number; random: Uint8Array }): string {
  if (random.length < SESSION_RANDOM_BYTES) throw new RangeError('a session id needs 16 random bytes');
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `user_${Math.floor(now)}_${hex}`;
}

/** True for an id that this program may have made. */
export function isSessionId(value: unknown): value is string {
  return typeof value === 'string' && /^user_\d{1,16}_[0-9a-f]{32,64}$/.test(value);
}

/**
 * A session id as the server takes it. The shape is wide because older clients and third parties make their own; the
 * server never tells whether an id is known.
 */
export const SessionIdSchema = v.pipe(
  v.string('must be text'),
  v.regex(/^[\w-]{1,100}$/, 'must be letters, digits, dashes and underscores'),
);
