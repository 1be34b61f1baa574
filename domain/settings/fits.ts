import type { Property } from '#domain/property/property';
import { foldText } from '#domain/text/fold';
import type { UserSettings } from './settings.ts';

/** A budget that ends below this is a monthly rent, one above it the price of a home: the settings have one pair. */
const RENT_BUDGET_BELOW = 500_000;

type Wishes = Pick<UserSettings, 'preferredLocations' | 'preferredPropertyTypes' | 'budgetMin' | 'budgetMax'>;
type Home = Pick<
  Property,
  'name' | 'location' | 'city' | 'bedrooms' | 'priceValue' | 'propertyType' | 'specifications'
>;

function rooms(bedrooms: string): number[] {
  return (bedrooms.match(/\d+(?:\.\d+)?/g) ?? []).map((n) => Math.floor(Number(n)));
}

function isOfType(home: Home, type: string): boolean {
  const bhk = /^(\d+)\s*bhk$/i.exec(type)?.[1];
  if (bhk) return /bhk/i.test(home.bedrooms) && rooms(home.bedrooms).includes(Number(bhk));
  const words = foldText(
    [home.bedrooms, home.name, home.specifications.projectType].filter(Boolean).join(' '),
  );
  return words.includes(foldText(type));
}

/** Whether a listing is what somebody is looking for. An empty list or an absent bound excludes nothing. */
export function fitsWishes(home: Home, wishes: Wishes): boolean {
  const { preferredLocations: places, preferredPropertyTypes: types, budgetMin, budgetMax } = wishes;
  const where = foldText(`${home.location} ${home.city}`);
  if (places.length && !places.some((place) => where.includes(foldText(place)))) return false;
  if (types.length && !types.some((type) => isOfType(home, type))) return false;
  const top = budgetMax ?? budgetMin;
  if (top === undefined) return true;
  if ((home.propertyType === 'rental') !== top < RENT_BUDGET_BELOW) return false;
  return home.priceValue >= (budgetMin ?? 0) && home.priceValue <= (budgetMax ?? Number.POSITIVE_INFINITY);
}
