import { groupIndian } from '#domain/property/price';
import { checkRange, parseDecimal, type Range, type Reading, toAsciiDigits } from './number-input.ts';

const THOUSAND = 1000;
const LAKH = 1_00_000;
const CRORE = 1_00_00_000;

// The dot below (nukta) of करोड़ and हज़ार is left off before a word is looked up.
const NUKTA = /\u093c/g;
const UNITS: [RegExp, number][] = [
  [/^(?:crores?|cr|करोड|कोटी)$/, CRORE],
  [/^(?:lakhs?|lacs?|lkh|l|लाख)$/, LAKH],
  [/^(?:thousand|hazaa?r|k|हजार)$/, THOUSAND],
];

const squeeze = (text: string) => text.replace(/\s/g, '');

function unitOf(word: string): number | null {
  return UNITS.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

/**
 * Rupees from what people type: "50,00,000", "₹ 50 lakh", "0.5 cr", "1 crore 20 lakh", "Rs. 14,000/-", "५० लाख".
 * Null for anything else, negative amounts included. Parts must get smaller: "20 lakh 1 crore" is a slip, not a sum.
 */
export function parseMoney(text: string): number | null {
  const plain = toAsciiDigits(text)
    .normalize('NFD')
    .replace(NUKTA, '')
    .toLowerCase()
    .replace(/₹|\brs\b\.?|\binr\b|\brupees?\b|\/-|रुपये|रु\.?/g, ' ')
    .replace(/\band\b/g, ' ')
    .trim();
  const parts = [...plain.matchAll(/([\d][\d,.\s\u00a0\u202f]*|\.\d+)\s*(\p{L}[\p{L}\p{M}]*)?\.?/gu)];
  if (parts.length === 0 || squeeze(parts.map((part) => part[0]).join('')) !== squeeze(plain)) return null;
  let sum = 0;
  let previous = Number.POSITIVE_INFINITY;
  for (const [, digits = '', word] of parts) {
    const number = parseDecimal(digits);
    const factor = word === undefined ? 1 : unitOf(word);
    if (number === null || factor === null || factor >= previous) return null;
    previous = factor;
    sum += number * factor;
  }
  // 0.1 cr × 1e7 is exact only after rounding to paise.
  return Math.round(sum * 100) / 100;
}

function cut(value: number, unit: number): string {
  return groupIndian(Math.floor((value / unit) * 100 + 1e-7) / 100);
}

/** An amount as it is said: 50,00,000 → "50 lakh"; 1,25,00,000 → "1.25 crore"; 14,000 → "14 thousand"; 850 → "850". */
export function amountInWords(value: number): string {
  if (value >= CRORE) return `${cut(value, CRORE)} crore`;
  if (value >= LAKH) return `${cut(value, LAKH)} lakh`;
  if (value >= THOUSAND) return `${cut(value, THOUSAND)} thousand`;
  return groupIndian(value);
}

/** A typed amount put against its range (rupees); the sentence is fit to stand beside the field. */
export function readMoney(text: string, range: Range): Reading {
  const show = (bound: number) => `₹${amountInWords(bound)}`;
  const hint = 'Write an amount, such as 50,00,000 or 50 lakh.';
  return checkRange(text, parseMoney(text), { show, ...range }, hint);
}
