import { expect, it } from 'vitest';
import { chatText, shareText } from './share-text.ts';

const home = {
  name: 'Savali Residency',
  location: 'Sector 36, Kamothe',
  bedrooms: '2 BHK',
  price: '₹98.50 Lakh onwards',
  priceValue: 98_50_000,
  propertyType: 'sale' as const,
};

it('a shared link carries name, place, size and price', () => {
  expect(shareText(home)).toBe('Savali Residency, Sector 36, Kamothe: 2 BHK, ₹98.50 Lakh');
});

it('a rent is by the month, and a price that is not told is on request', () => {
  const rental = { ...home, price: '₹34,000', priceValue: 34_000, propertyType: 'rental' as const };
  expect(shareText(rental)).toMatch(/: 2 BHK, ₹34,000\/month$/);
  expect(shareText({ ...rental, price: '₹34,000 per month' })).toMatch(/, ₹34,000 per month$/);
  expect(shareText({ ...home, price: '', priceValue: 0 })).toMatch(/: 2 BHK, Price on request$/);
});

it('says nothing that the listing does not have', () => {
  expect(shareText({ name: 'Plot 7', location: '', bedrooms: '' })).toBe('Plot 7');
  expect(chatText({ name: 'Plot 7' }, 'https://a.example')).toBe(
    'Hello, I am interested in Plot 7. Please send me the details.',
  );
});

it('asks the agency about the listing by name, place and price, with its link', () => {
  expect(chatText({ ...home, slug: 'savali-residency' }, 'https://a.example')).toBe(
    'Hello, I am interested in Savali Residency, Sector 36, Kamothe: 2 BHK, ₹98.50 Lakh. Please send me the details.\n' +
      'https://a.example/property/savali-residency',
  );
});
