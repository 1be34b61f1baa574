import type { Agency } from '#domain/agency/agency';
import type { LocationCounts, PropertyListResponse } from '#domain/api/properties';
import type { Picture, Property } from '#domain/property/property';
import type { PropertySummary } from '#domain/property/summary';

/*
 * What the server puts into a page beside its HTML: the data that the page was drawn from. The first client render
 * reads the same data, so that it draws the same page; afterwards everything comes from the phone's own copy.
 */

/** A picture that belongs to the site, not to a listing: heroes, places, amenities. Keyed by its file name in the seed. */
export type SitePictures = Record<string, Picture & { path: string }>;

/** Featured lists of the home page, in reading order. */
export const HOME_SECTIONS = ['projects', 'resale', 'rental', 'luxury'] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

export interface HomeData {
  kind: 'home';
  featured: Record<HomeSection, PropertyListResponse<PropertySummary>>;
  counts: LocationCounts;
  /** Listings a type, for the buttons that say how many there are. */
  totals: Record<'sale' | 'resale' | 'rental', number>;
}

export interface PropertyData {
  kind: 'property';
  slug: string;
  property: Property;
  /** Other homes near it, for the end of the page. */
  similar: PropertySummary[];
}

/** First page of a result list: /search and /properties. */
export interface ResultsData {
  kind: 'results';
  items: PropertySummary[];
  total: number;
  /** See SearchResult.readAs. */
  readAs: string | null;
  /** Numbers behind the filter choices, by choice; see domain/property/facets.ts. */
  facets: Facets;
}

export interface Facets {
  types: Record<string, number>;
  statuses: Record<string, number>;
  bedrooms: Record<string, number>;
  prices: Record<string, number>;
}

/** Pages whose content does not come from the catalogue. */
export interface StaticData {
  kind: 'static';
}

/** The empty frame that the worker keeps for addresses it has no finished page of. */
export interface ShellData {
  kind: 'shell';
}

export interface NotFoundData {
  kind: 'not-found';
  /** The slug asked for, when it was a listing's address. */
  slug?: string;
}

export type ScreenData = HomeData | PropertyData | ResultsData | StaticData | ShellData | NotFoundData;

export interface PageData {
  /** Path and search that the page was made for; `null` for the shell. */
  url: string | null;
  buildId: string;
  /** Address of the site without a trailing slash, for canonical links and sharing. */
  origin: string;
  agency: Agency;
  pictures: SitePictures;
  /** Server time in milliseconds when the data was read, and the catalogue's clock then. */
  asOf: number;
  rev: number;
  /** Listings in the whole catalogue. */
  total: number;
  screen: ScreenData;
  /** The data is the phone's own, put into the empty frame by the worker: the document's HTML and head do not show it. */
  fromPhone?: true;
}

/** What the worker puts behind the page data of the empty frame, to be taken instead of that. */
export type PhoneData = Pick<PageData, 'url' | 'agency' | 'total' | 'screen'>;

/** Ids of the two script elements. */
export const PAGE_DATA_ID = 'page-data';
export const PHONE_DATA_ID = 'phone-data';
