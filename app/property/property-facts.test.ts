import { expect, it } from 'vitest';
import { priceText } from '#domain/property/price';
import type { Property } from '#domain/property/property';
import { possessionText } from './card-facts.ts';
import { costsOf, type Facts, factsOf, priceNotes } from './property-facts.ts';

const facts: Facts = {
  id: '1',
  slug: 'savali',
  name: 'Savali Residency',
  location: 'Sector 36, Kamothe',
  city: 'Navi Mumbai',
  price: '₹98.50 Lakh onwards',
  priceValue: 98_50_000,
  bedrooms: '2 BHK',
  area: '645 sq ft',
  status: 'Under Construction',
  propertyType: 'sale',
  possession: 'Dec 2027',
};
const resale: Facts = { ...facts, propertyType: 'resale', status: 'Ready to Move' };
const rental: Facts = { ...facts, propertyType: 'rental', price: '', priceValue: 18_000 };

it('brings the first photo that there is, for the dialog about this home', () => {
  const listing = {
    ...facts,
    images: ['/media/gone.webp', '/media/front.webp'],
    interiorImages: ['/media/hall.webp'],
    pictures: { '/media/gone.webp': { missing: true } },
    specifications: {},
  } as unknown as Property;
  expect(factsOf(listing).image).toBe('/media/front.webp');
  expect(factsOf({ ...listing, images: [] }).image).toBe('/media/hall.webp');
  expect(factsOf({ ...listing, images: [], interiorImages: [] })).not.toHaveProperty('image');
});

it('says the price, or that it is on request', () => {
  expect(priceText(facts)).toBe('₹98.50 Lakh');
  expect(priceText(rental)).toBe('₹18,000/month');
  expect(priceText({ ...facts, price: ' ', priceValue: 0 })).toBe('Price on request');
});

it('promises zero brokerage for new projects only', () => {
  expect(priceNotes(facts)).toEqual(['₹15,271 a sq ft', 'zero brokerage']);
  expect(priceNotes(resale)).toEqual(['₹15,271 a sq ft', 'No GST']);
  expect(priceNotes(rental)).toEqual(['Deposit ₹54,000']);
  expect(priceNotes({ ...facts, area: 'on request', perSqft: '₹15,000' })[0]).toBe('₹15,000 a sq ft');
});

it('knows that a resale home is ready', () => {
  expect([facts, resale].map(possessionText)).toEqual(['Dec 2027', 'Ready']);
});

it('adds up what it costs', () => {
  const costs = costsOf(facts);
  expect(costs?.rows.map((row) => row.value)).toEqual(['₹98,50,000', '₹5,41,750', '₹30,000']);
  expect(costs?.total).toEqual({ label: 'You pay', value: '₹1,04,21,750' });
});

it('takes the duty of a shop or an office, not that of joint owners', () => {
  const shop = { ...resale, name: 'Ganesh Arcade, Shop 6', bedrooms: '', priceValue: 46_00_000 };
  expect(costsOf(shop)?.rows[1]).toEqual({ label: 'Stamp duty, commercial 6%', value: '₹2,76,000' });
  expect(costsOf(facts)?.rows[1]?.label).toBe('Stamp duty, joint 5.5%');
});

it('has no charges to add when they are in the price', () => {
  const costs = costsOf({ ...facts, allInclusive: true });
  expect(costs?.rows[1]).toEqual({ label: 'Stamp duty, registration', value: 'All Inc' });
  expect(costs?.total.value).toBe('₹98,50,000');
  expect(costsOf({ ...rental, allInclusive: true })?.rows.map((r) => r.value)).not.toContain('All Inc');
});

it('C19: takes three months of rent as deposit', () => {
  expect(costsOf(rental)?.rows[1]).toEqual({ label: 'Security deposit, 3 months', value: '₹54,000' });
  expect(costsOf(rental)?.total.value).toBe('₹72,000');
});

it('has no ledger for a price on request, and keeps twelve digits', () => {
  expect(costsOf({ ...facts, priceValue: 0 })).toBeNull();
  expect(costsOf({ ...facts, priceValue: 123_456_789_012 })?.total.value).toBe('₹1,30,24,69,42,408');
});
