/*
 * Text that was cut through the middle of a character pair (half an emoji) is no Unicode text: no address can be made of
 * it, and `encodeURIComponent` throws. Apart from the schemas, so that pages which only link bring no schema library along.
 */

/** `text` without halves of character pairs. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}

/** The first `max` UTF-16 units of `text`, one less where the cut would go through a pair. */
export function cutText(text: string, max: number): string {
  return wellFormed(text.slice(0, max));
}

/** `text` as a part of an address. */
export function encodeText(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
