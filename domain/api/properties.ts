import * as v from 'valibot';
import { fromTypeParam, MAX_SEARCH_LENGTH } from '#domain/property/filter';
import type { PropertyType } from '#domain/property/property';
import { cleanText } from '#domain/text/text';
import { cutText } from '#domain/text/well-formed';
import { ApiError } from './errors.ts';

/** Entries a page when none is asked for, and at most (spec section 9: list calls use 50). */
export const LIST_LIMIT = { default: 50, max: 100 } as const;

/** Query values as a server's query parser gives them. */
export type RawQuery = Record<string, string | string[] | undefined>;

const WholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

/** A value that is text and given once; undefined when it is empty or not there. Anything else is a 400 that names it. */
export function readOne(query: RawQuery, name: string): string | undefined {
  const value = query[name];
  if (Array.isArray(value))
    throw new ApiError('bad_request', `${name} must be given once`, { [name]: 'must be given once' });
  // `name[x]=` and `name[]=` are how objects and lists are written in an address (S02).
  if (Object.keys(query).some((key) => key.startsWith(`${name}[`)))
    throw new ApiError('bad_request', `${name} must be text`, { [name]: 'must be text' });
  return value === '' ? undefined : value;
}

/** A whole number from 1 to `max`; larger ones are taken as `max`; anything else is a 400 that names the field. */
export function readCount(query: RawQuery, name: string, fallback: number, max: number): number {
  const raw = readOne(query, name);
  if (raw === undefined) return fallback;
  const parsed = v.safeParse(WholeNumber, raw);
  if (!parsed.success || parsed.output < 1) {
    const reason = 'must be a whole number from 1';
    throw new ApiError('bad_request', `${name} ${reason}`, { [name]: reason });
  }
  return Math.min(parsed.output, max);
}

export interface PropertyListQuery {
  search: string;
  propertyType: PropertyType | null;
  location: string;
  page: number;
  limit: number;
}

/** GET /api/properties: search text is cleaned and cut to a sane length, numbers are checked, unknown names ignored. */
export function parsePropertyListQuery(query: RawQuery): PropertyListQuery {
  const type = readOne(query, 'propertyType');
  const propertyType = fromTypeParam(type);
  if (type !== undefined && !propertyType) {
    const reason = 'must be projects, sale, resale or rental';
    throw new ApiError('bad_request', `propertyType ${reason}`, { propertyType: reason });
  }
  return {
    search: cutText(cleanText(readOne(query, 'search') ?? ''), MAX_SEARCH_LENGTH),
    propertyType,
    location: cutText(cleanText(readOne(query, 'location') ?? ''), 100),
    page: readCount(query, 'page', 1, 1_000_000),
    limit: readCount(query, 'limit', LIST_LIMIT.default, LIST_LIMIT.max),
  };
}

export interface Pagination {
  total: number;
  page: number;
  limit: number;
  hasNext: boolean;
}

/** Answer of the list and featured calls (spec section 3). */
export interface PropertyListResponse<T> {
  properties: T[];
  pagination: Pagination;
}

/** Names in /api/properties/featured/{type}; `sale` is another name of `projects`. */
export const FEATURED_TYPES = [
  'projects',
  'sale',
  'resale',
  'rental',
  'luxury',
  'ready-to-move',
  'new-launch',
] as const;
export type FeaturedType = (typeof FEATURED_TYPES)[number];

/** Map of city to number of listings (spec section 3, location counts). */
export type LocationCounts = Record<string, number>;
