import { foldText } from '#domain/text/fold';
import { memoized } from '#domain/text/memoized';
import { cutText } from '#domain/text/well-formed';
import { CITIES } from './kinds.ts';
import type { PropertyType } from './property.ts';
import type { PropertySummary } from './summary.ts';

const CRORE = 1_00_00_000;

/** Bedroom choices of the filter panel (spec section 2). */
export const BEDROOM_FILTERS = ['1 BHK', '2 BHK', '3 BHK', '4+ BHK'] as const;
export type BedroomFilter = (typeof BEDROOM_FILTERS)[number];

/** Price choices: half-open ranges in rupees, so that 2 Cr is in "₹2-5 Cr" (C24). `slug` is its name in a link. */
export const PRICE_FILTERS = [
  { slug: 'under-2cr', label: 'Under ₹2 Cr', min: 0, max: 2 * CRORE },
  { slug: '2-5cr', label: '₹2-5 Cr', min: 2 * CRORE, max: 5 * CRORE },
  { slug: '5-10cr', label: '₹5-10 Cr', min: 5 * CRORE, max: 10 * CRORE },
  { slug: 'above-10cr', label: 'Above ₹10 Cr', min: 10 * CRORE, max: Number.POSITIVE_INFINITY },
] as const;
export type PriceFilter = (typeof PRICE_FILTERS)[number];
export type PriceSlug = PriceFilter['slug'];

/** The words for a listing type in links: `projects`, `resale`, `rental` (spec section 2, /search). */
export const TYPE_PARAMS = ['projects', 'resale', 'rental'] as const;
export type TypeParam = (typeof TYPE_PARAMS)[number];

/** `projects` (and `sale`) → `sale`; null for an unknown word. */
export function fromTypeParam(param: string | null | undefined): PropertyType | null {
  if (param === 'projects' || param === 'sale') return 'sale';
  return param === 'resale' || param === 'rental' ? param : null;
}

export function toTypeParam(type: PropertyType): TypeParam {
  return type === 'sale' ? 'projects' : type;
}

/** Orders of a result list. `relevance` needs a search text and is the newest first without one. */
export const SORTS = ['relevance', 'newest', 'price-up', 'price-down', 'area'] as const;
export type Sort = (typeof SORTS)[number];

/** What a result list is narrowed to. Empty lists and texts do not narrow. */
export interface PropertyFilters {
  text: string;
  location: string;
  type: PropertyType | null;
  statuses: string[];
  bedrooms: BedroomFilter[];
  prices: PriceSlug[];
  sort: Sort;
}

export const NO_FILTERS: PropertyFilters = {
  text: '',
  location: '',
  type: null,
  statuses: [],
  bedrooms: [],
  prices: [],
  sort: 'relevance',
};

/** Longest search text that is looked at; the rest is ignored. */
export const MAX_SEARCH_LENGTH = 200;

/** Anything with the reading half of URLSearchParams. */
export interface QueryReader {
  get(name: string): string | null;
  getAll(name: string): string[];
}

function known<T extends string>(values: string[], allowed: readonly T[]): T[] {
  return allowed.filter((value) => values.includes(value));
}

/** Filters as written in a link; unknown words are ignored. */
export function parseFilters(query: QueryReader): PropertyFilters {
  return {
    text: cutText(query.get('q') ?? query.get('search') ?? '', MAX_SEARCH_LENGTH),
    location: cutText((query.get('location') ?? '').trim(), 100),
    type: fromTypeParam(query.get('propertyType')),
    statuses: [...new Set(query.getAll('status').map((s) => s.trim().slice(0, 40)))]
      .filter(Boolean)
      .slice(0, 10),
    bedrooms: known(query.getAll('bedrooms'), BEDROOM_FILTERS),
    prices: known(
      query.getAll('price'),
      PRICE_FILTERS.map((p) => p.slug),
    ),
    sort: known([query.get('sort') ?? ''], SORTS)[0] ?? 'relevance',
  };
}

/** The pairs of a link for these filters, in a fixed order, defaults left out. */
export function filterPairs(filters: PropertyFilters): [string, string][] {
  const pairs: [string, string][] = [];
  if (filters.text.trim()) pairs.push(['q', filters.text]);
  if (filters.location) pairs.push(['location', filters.location]);
  if (filters.type) pairs.push(['propertyType', toTypeParam(filters.type)]);
  for (const status of filters.statuses) pairs.push(['status', status]);
  for (const bedrooms of filters.bedrooms) pairs.push(['bedrooms', bedrooms]);
  for (const price of filters.prices) pairs.push(['price', price]);
  if (filters.sort !== 'relevance') pairs.push(['sort', filters.sort]);
  return pairs;
}

/**
 * Bedroom choices that a listing's text belongs to (C25): "4.5 BHK" → 4+, "2.5 BHK" → 2 BHK, "1, 2 & 3 BHK" → three
 * of them, "1 RK" and "Duplex" → none.
 */
export const bedroomFilters = memoized((bedrooms: string): readonly BedroomFilter[] => {
  if (!/bhk/i.test(bedrooms)) return [];
  const rooms = (bedrooms.match(/\d+(?:\.\d+)?/g) ?? []).map((n) => Math.floor(Number(n)));
  return BEDROOM_FILTERS.filter((_, i) => rooms.some((n) => (i === 3 ? n >= 4 : n === i + 1)));
});

/** The price choice that an amount in rupees falls into; null for "price on request" (0). */
export function priceFilter(priceValue: number): PriceFilter | null {
  if (!(priceValue > 0)) return null;
  return PRICE_FILTERS.find((p) => priceValue >= p.min && priceValue < p.max) ?? null;
}

const CITY_NAMES = new Set(CITIES.map(foldText));
/** A few hundred places stand for 10,000 listings. */
const foldPlace = memoized((place: string) => foldText(place).trim());

/**
 * Whether a listing stands in this city or place. The name of one of the counted cities means that city and nothing
 * else, so that a tile's number and the list behind it agree ("Panvel" is not New Panvel in Navi Mumbai); any other
 * name may be a city or a part of the location.
 */
export function isInLocation(
  property: Pick<PropertySummary, 'city' | 'location'>,
  location: string,
): boolean {
  const wanted = foldPlace(location);
  if (!wanted) return true;
  const city = foldPlace(property.city);
  if (CITY_NAMES.has(wanted)) return city === wanted;
  return city === wanted || foldPlace(property.location).includes(wanted);
}

/** The groups of the filter panel. */
export const FACETS = ['type', 'statuses', 'bedrooms', 'prices'] as const;
export type Facet = (typeof FACETS)[number];

/** Whether a listing passes what is chosen in one group of the filter panel. */
export function passesFacet(property: PropertySummary, filters: PropertyFilters, facet: Facet): boolean {
  if (facet === 'type') return !filters.type || property.propertyType === filters.type;
  if (!filters[facet].length) return true;
  if (facet === 'statuses') return filters.statuses.includes(property.status);
  if (facet === 'bedrooms') {
    const own = bedroomFilters(property.bedrooms);
    return filters.bedrooms.some((choice) => own.includes(choice));
  }
  const own = priceFilter(property.priceValue);
  return own !== null && filters.prices.includes(own.slug);
}

/** Whether a listing passes every filter but the text (search.ts). */
export function passesFilters(property: PropertySummary, filters: PropertyFilters): boolean {
  return isInLocation(property, filters.location) && FACETS.every((f) => passesFacet(property, filters, f));
}

/** First number of an area text ("1,140 sq ft" → 1140), or null. */
export function areaValue(area: string): number | null {
  const match = area.replace(/(\d),(?=\d)/g, '$1').match(/\d+(?:\.\d+)?/);
  return match ? Number(match[0]) : null;
}

/** Orders two listings; price or area "on request" comes last both ways, ties by name then id. */
export function compareBy(
  sort: Exclude<Sort, 'relevance'>,
): (a: PropertySummary, b: PropertySummary) => number {
  const tie = (a: PropertySummary, b: PropertySummary) =>
    a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1;
  if (sort === 'newest') return (a, b) => b.listedAt - a.listedAt || tie(a, b);
  const key = (p: PropertySummary) =>
    sort === 'area' ? areaValue(p.area) : p.priceValue > 0 ? p.priceValue : null;
  const direction = sort === 'price-up' ? 1 : -1;
  return (a, b) => {
    const [x, y] = [key(a), key(b)];
    if (x === null || y === null) return x === y ? tie(a, b) : x === null ? 1 : -1;
    return (x - y) * direction || tie(a, b);
  };
}
