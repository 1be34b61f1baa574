import { describe, expect, it } from 'vitest';
import { cardAmenities, cardFacts, cardPlace, cardPrice } from './card-facts.ts';

describe('cardPrice', () => {
  it('drops " onwards" and keeps the words of the listing', () => {
    const price = cardPrice({ price: '₹ 1.25 Cr onwards', priceValue: 1_25_00_000, propertyType: 'sale' });
    expect(price).toEqual({ amount: '₹ 1.25 Cr', unit: null });
  });
  it('puts the month of a rent beside the amount, however the listing writes it', () => {
    for (const price of ['₹26,000', '₹26,000/month', '₹26,000 per month'])
      expect(cardPrice({ price, priceValue: 26_000, propertyType: 'rental' })).toEqual({
        amount: '₹26,000',
        unit: '/ month',
      });
  });
  it('has no month for a rent on request', () => {
    const price = cardPrice({ price: '', priceValue: 0, propertyType: 'rental' });
    expect(price).toEqual({ amount: 'Price on request', unit: null });
  });
});

describe('cardPlace', () => {
  it('names the builder of a project', () => {
    const project = { propertyType: 'sale', developer: 'Neemtree Developers' } as const;
    expect(cardPlace({ ...project, location: 'Sector 36, Kamothe' })).toBe(
      'Sector 36, Kamothe · Neemtree Developers',
    );
    expect(cardPlace({ propertyType: 'sale', location: 'Sector 36, Kamothe' })).toBe('Sector 36, Kamothe');
  });
  it('says who lets a flat and how it is furnished', () => {
    const place = { location: 'Sector 35, Kamothe', furnishing: 'Semi-furnished' };
    expect(cardPlace({ ...place, propertyType: 'rental' })).toBe(
      'Sector 35, Kamothe · Owner, semi-furnished',
    );
  });
});

describe('cardFacts', () => {
  it('shows resale homes as ready and rentals by the day they are free', () => {
    const base = { bedrooms: '2 BHK', area: '610 sq ft', status: 'Ready to Move' };
    expect(cardFacts({ ...base, propertyType: 'resale', possession: 'May 2019' })[2]).toEqual({
      label: 'Possession',
      value: 'Ready',
    });
    expect(cardFacts({ ...base, propertyType: 'rental', possession: '1 Dec' })[2]).toEqual({
      label: 'From',
      value: '1 Dec',
    });
  });
  it('says from when a rental is free, not that it is ready', () => {
    const base = { bedrooms: '2 BHK', area: '610 sq ft', propertyType: 'rental' } as const;
    for (const more of [{ status: 'Ready to Move' }, { status: '', possession: 'Ready' }])
      expect(cardFacts({ ...base, ...more })[2]).toEqual({ label: 'From', value: 'Now' });
  });
  it('leaves out what is not known', () => {
    const facts = cardFacts({ bedrooms: '', area: '', status: 'New Launch', propertyType: 'sale' });
    expect(facts).toEqual([]);
  });
});

it('counts the amenities that are not named', () => {
  expect(cardAmenities(['Pool', 'Gym', 'CCTV', 'Lift'])).toEqual({ first: 'Pool · Gym', more: 2 });
  expect(cardAmenities(['Pool'])).toEqual({ first: 'Pool', more: 0 });
  expect(cardAmenities([])).toEqual({ first: '', more: 0 });
});
