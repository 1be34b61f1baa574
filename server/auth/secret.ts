import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A secret of 256 random bits, for a cookie or a link. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What of a secret is stored. They are long and random, so a plain hash cannot be turned round. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

// Crockford's letters: none that can be taken for another when it is read from paper.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 5;

/** A code for paper: 25 letters in groups of five, 125 random bits. */
export function createRecoveryCode(): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)];
  return Array.from({ length: GROUPS }, () => Array.from({ length: 5 }, letter).join('')).join('-');
}

/** A code as it was given out, from what somebody typed: case, spaces and dashes do not matter, O is 0, I and L are 1. */
export function normaliseCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}
