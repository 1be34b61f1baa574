/** What a typed number came to: a value, or the sentence that says what is wrong with it; both null while empty. */
export interface Reading {
  value: number | null;
  problem: string | null;
}

export interface Range {
  min: number;
  max: number;
  /** How the bounds are written in the sentence: "₹1 lakh", "30 years". Defaults to the bare number. */
  show?: (bound: number) => string;
}

const DEVANAGARI_ZERO = 0x0966;

/** Devanagari digits (०–९) as 0–9; everything else stays. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}

/** "1,200.5" → 1200.5; null for anything that is not one positive number or zero. */
export function parseDecimal(text: string): number | null {
  const plain = text.replace(/[,\s\u00a0\u202f_']/g, '');
  return /^(?:\d+\.?\d*|\.\d+)$/.test(plain) && plain.length <= 24 ? Number(plain) : null;
}

/** A number as people type it into a rate, tenure or area field: "8.5", "8.5 %", "20 years", "२०". */
export function parseNumber(text: string): number | null {
  return parseDecimal(
    toAsciiDigits(text)
      .trim()
      .replace(/\s*(?:%|percent|years?|yrs?)(?:\s*p\.?a\.?)?$/i, ''),
  );
}

/** Puts a parsed number against its range. `hint` tells what to write when nothing could be read. */
export function checkRange(text: string, value: number | null, range: Range, hint: string): Reading {
  if (text.trim() === '') return { value: null, problem: null };
  if (value === null) return { value: null, problem: hint };
  const show = range.show ?? String;
  if (value < range.min) return { value: null, problem: `The least we can work with is ${show(range.min)}.` };
  if (value > range.max) return { value: null, problem: `The most we can work with is ${show(range.max)}.` };
  return { value, problem: null };
}

export function readNumber(text: string, range: Range): Reading {
  return checkRange(text, parseNumber(text), range, 'Write a number, such as 8.5.');
}
