import { priceAlone } from './price.ts';
import { propertyPath } from './slug.ts';
import type { PropertySummary } from './summary.ts';

type Told = Pick<PropertySummary, 'name'> &
  Partial<Pick<PropertySummary, 'location' | 'bedrooms' | 'price' | 'priceValue' | 'propertyType'>>;

/**
 * The words that travel with a shared link, which the share sheet puts behind them: "Savali Residency, Sector 36,
 * Kamothe: 2 BHK, ₹98.50 Lakh". What the listing does not have is left out.
 */
export function shareText({
  name,
  location,
  bedrooms,
  price,
  priceValue = 0,
  propertyType = 'sale',
}: Told): string {
  const place = [name, location].filter(Boolean).join(', ');
  const amount = price === undefined ? '' : priceAlone({ price, priceValue, propertyType });
  const facts = [bedrooms, amount].filter(Boolean).join(', ');
  return facts ? `${place}: ${facts}` : place;
}

/**
 * What is sent to the agency's chat about a listing (spec section 2), with its link, so that nobody has to ask which
 * one is meant. `origin` is the site's address.
 */
export function chatText(home: Told & { slug?: string | undefined }, origin: string): string {
  const words = `Hello, I am interested in ${shareText(home)}. Please send me the details.`;
  return home.slug ? `${words}\n${origin}${propertyPath(home.slug)}` : words;
}
