import { cleanText, text } from '#domain/text/text';

/*
 * Phone numbers as people here type them: "+91 98200 00000", "098200-00000", "(022) 2756 1234", in Devanagari
 * digits, pasted from a contact card with invisible marks. The agency sees one form, +91XXXXXXXXXX, and what was
 * typed is kept beside it.
 *
 * The server refuses no number for its form. Spec section 5 says of the chat popup "no phone format check", and a
 * lead with an odd number still has a name, a home and perhaps an e-mail, so it is kept as it was typed. The
 * forms that may ask again (all but the chat popup) do: "Phone number needs 10 digits." (look 17).
 */

/** Longest phone text that is taken, in UTF-16 units: the longest number there is, with room for separators. */
export const MAX_PHONE_LENGTH = 40;

const INVISIBLE = /\p{Cf}/gu;

function toAsciiDigits(value: string): string {
  return value
    .normalize('NFKC')
    .replace(/[\u0966-\u096f]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x966 + 48));
}

/** Digits with an optional leading "+", or null when something else than separators stands between them. */
function compactPhone(typed: string): string | null {
  const compact = toAsciiDigits(typed)
    .replace(INVISIBLE, '')
    .replace(/[\s().\-\u2010-\u2015/]/g, '');
  return /^\+?\d+$/.test(compact) ? compact : null;
}

/**
 * The one form of a number that can be dialled: `+91` and ten digits for an Indian one however it was typed,
 * `+` and 7 to 15 digits for a foreign one; null when it is neither.
 */
export function toDialablePhone(typed: string): string | null {
  const compact = compactPhone(typed)?.replace(/^00(?=[1-9])/, '+');
  if (!compact) return null;
  const indian = /^(?:\+910?|910?(?=\d{10}$)|0)?(\d{10})$/.exec(compact);
  if (indian) return `+91${indian[1]}`;
  if (compact.startsWith('+91')) return null;
  return /^\+[1-9]\d{6,14}$/.test(compact) ? compact : null;
}

/** The one form where there is one, else the text as typed. */
export function normalizePhone(typed: string): string {
  return toDialablePhone(typed) ?? cleanText(typed);
}

/** For reading: "+919820000000" → "+91 98200 00000"; anything else as it is. */
export function displayPhone(phone: string): string {
  const match = /^\+91(\d{5})(\d{5})$/.exec(phone);
  return match ? `+91 ${match[1]} ${match[2]}` : phone;
}

/**
 * A required phone number, kept as typed: what a visitor wrote is never rewritten. The server puts the one form
 * ({@link toDialablePhone}) beside it.
 */
export const PhoneSchema = text(MAX_PHONE_LENGTH);
