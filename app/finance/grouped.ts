import { groupIndian } from '#domain/property/price';

/** Whole rupees of an address the way a person would write them; anything else stays as it was typed. */
export function grouped(text: string): string {
  // More digits than a number can hold would come back as others.
  return /^\d{1,15}$/.test(text) ? groupIndian(Number(text)) : text;
}
