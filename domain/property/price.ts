const LAKH = 1_00_000;
const CRORE = 1_00_00_000;

/** The price text as shown: without a trailing " onwards" (spec section 3, C16). */
export function displayPrice(price: string): string {
  return price.replace(/\s*onwards\s*$/i, '');
}

/**
 * A whole number with Indian grouping: 10413879 → "1,04,13,879". Written by hand because the phone's and the
 * server's own locale data differ, and a difference breaks hydration.
 */
export function groupIndian(value: number): string {
  const [whole = '0', fraction] = String(Math.abs(value)).split('.');
  if (/e/i.test(whole) || (fraction && /e/i.test(fraction))) return String(value);
  const head = whole.slice(0, -3);
  const tail = whole.slice(-3);
  const grouped = head ? `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${tail}` : tail;
  return `${value < 0 ? '-' : ''}${grouped}${fraction ? `.${fraction}` : ''}`;
}

/** Rupees in full, rounded to whole ones: 43391.16 → "₹43,391". */
export function formatRupees(value: number): string {
  return `₹${groupIndian(Math.round(value))}`;
}

/** `value / unit` cut, not rounded, to two decimals, so that 99,99,999 never reads as 1 Cr (C17). */
function cut(value: number, unit: number): string {
  return groupIndian(Math.floor((value / unit) * 100 + 1e-7) / 100);
}

/**
 * Money in words of the trade: "₹99.99 L", "₹1 Cr", "₹1.2 Cr"; below a lakh in full. With `perMonth`, rent:
 * "₹14,000/month".
 */
export function formatLakhCrore(value: number, { perMonth = false } = {}): string {
  const suffix = perMonth ? '/month' : '';
  if (value >= CRORE) return `₹${cut(value, CRORE)} Cr${suffix}`;
  if (value >= LAKH) return `₹${cut(value, LAKH)} L${suffix}`;
  return `${formatRupees(value)}${suffix}`;
}

/** Months of rent that are shown as security deposit (spec section 2). */
export const DEPOSIT_MONTHS = 3;

/** Security deposit of a rental in rupees: three times the monthly rent (C19). */
export function securityDeposit(monthlyRent: number): number {
  return monthlyRent * DEPOSIT_MONTHS;
}

interface Priced {
  price: string;
  priceValue: number;
  propertyType: string;
}

/** The price as the page says it: the listing's own words, else its number; never empty. */
export function priceText({ price, priceValue, propertyType }: Priced): string {
  const text = displayPrice(price).trim();
  if (text) return text;
  if (priceValue > 0) return formatLakhCrore(priceValue, { perMonth: propertyType === 'rental' });
  return 'Price on request';
}

/** The price where nothing around it says that it is a rent: "₹34,000/month". */
export function priceAlone(priced: Priced): string {
  const text = priceText(priced);
  const rent = priced.propertyType === 'rental' && /\d/.test(text) && !/month|\bp\.?\s?m\b/i.test(text);
  return rent ? `${text}/month` : text;
}
