import type { PropertySummary } from './summary.ts';

/** What is sent to the agency's chat about a listing (spec section 2). */
export function chatText({ name, location }: Pick<PropertySummary, 'name' | 'location'>): string {
  return `Hello, I am interested in ${name}, ${location}. Please send me the details.`;
}

/**
 * The words that travel with a shared link, which the share sheet puts behind them: "Savali Residency, Sector 36,
 * Kamothe: 2 BHK, ₹98.50 Lakh". `price` as the page shows it. What the listing does not have is left out.
 */
export function shareText(
  { name, location, bedrooms }: Pick<PropertySummary, 'name' | 'location' | 'bedrooms'>,
  price: string,
): string {
  const place = [name, location].filter(Boolean).join(', ');
  const facts = [bedrooms, price].filter(Boolean).join(', ');
  return facts ? `${place}: ${facts}` : place;
}
