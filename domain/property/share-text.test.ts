import { expect, it } from 'vitest';
import { chatText, shareText } from './share-text.ts';

const home = { name: 'Savali Residency', location: 'Sector 36, Kamothe', bedrooms: '2 BHK' };

it('a shared link carries name, place, size and price', () => {
  expect(shareText(home, '₹98.50 Lakh')).toBe('Savali Residency, Sector 36, Kamothe: 2 BHK, ₹98.50 Lakh');
});

it('says nothing that the listing does not have', () => {
  expect(shareText({ name: 'Plot 7', location: '', bedrooms: '' }, '')).toBe('Plot 7');
});

it('asks the agency about the listing by name and place', () => {
  expect(chatText(home)).toBe(
    'Hello, I am interested in Savali Residency, Sector 36, Kamothe. Please send me the details.',
  );
});
