import type { Knex } from 'knex';
import type { LocationCounts, PropertyListResponse } from '#domain/api/properties';
import { findBlogPost } from '#domain/content/blog';
import { STATIC_HEADS } from '#domain/content/page-heads';
import {
  HOME_SECTIONS,
  type HomeData,
  type HomeSection,
  type ResultsData,
  type ScreenData,
} from '#domain/page/page-data';
import { resultsPage } from '#domain/page/results-page';
import { countFacets } from '#domain/property/facets';
import { FEATURED_PAGE_SIZE, listFeatured } from '#domain/property/featured';
import { NO_FILTERS, parseFilters } from '#domain/property/filter';
import { CITIES } from '#domain/property/kinds';
import type { PropertyType } from '#domain/property/property';
import { findProperties, searchText } from '#domain/property/search';
import { similarTo } from '#domain/property/similar';
import type { PropertySummary } from '#domain/property/summary';
import type { CatalogueSnapshot } from '#server/property/catalogue';
import { findPropertyBySlug } from '#server/property/property-store';

/** Cards that a result page is delivered with: what the first screens of a phone show; the rest comes with the app. */
const RESULTS_PER_PAGE = 12;

/** Cards that each further page adds, for readers without scripts. */
const RESULTS_ADDED = 36;

function shownCount(search: string): number {
  return RESULTS_PER_PAGE + RESULTS_ADDED * (resultsPage(search) - 1);
}

function featuredPage(
  items: readonly PropertySummary[],
  section: HomeSection,
): PropertyListResponse<PropertySummary> {
  const all = listFeatured(items, section);
  const total = all.length;
  return {
    properties: all.slice(0, FEATURED_PAGE_SIZE),
    pagination: { total, page: 1, limit: FEATURED_PAGE_SIZE, hasNext: total > FEATURED_PAGE_SIZE },
  };
}

function homeData({ byRev }: CatalogueSnapshot): HomeData {
  const featured = {} as HomeData['featured'];
  for (const section of HOME_SECTIONS) featured[section] = featuredPage(byRev, section);
  const counts: LocationCounts = Object.fromEntries(CITIES.map((city) => [city, 0]));
  const totals: Record<PropertyType, number> = { sale: 0, resale: 0, rental: 0 };
  for (const item of byRev) {
    totals[item.propertyType] += 1;
    if (item.city in counts) counts[item.city] = (counts[item.city] ?? 0) + 1;
  }
  return { kind: 'home', featured, counts, totals };
}

function resultsData({ index }: CatalogueSnapshot, search: string): ResultsData {
  const filters = parseFilters(new URLSearchParams(search));
  const { items, readAs } = findProperties(index, filters);
  const { order } = searchText(index, filters.text);
  const narrowed = order.flatMap((i) => index.items[i] ?? []);
  return {
    kind: 'results',
    items: items.slice(0, shownCount(search)),
    total: items.length,
    readAs,
    facets: countFacets(narrowed, filters),
  };
}

/** The list page shows everything or one kind: its chips are the facets of the whole catalogue. */
function propertiesData({ byRev, index }: CatalogueSnapshot, search: string): ResultsData {
  const filter = new URLSearchParams(search).get('filter') ?? '';
  const { items } = findProperties(index, { ...NO_FILTERS, sort: 'newest' });
  const shown = items.filter(
    (item) => !filter || (filter === 'sale' ? item.propertyType === 'sale' : item.status === filter),
  );
  return {
    kind: 'results',
    items: shown.slice(0, shownCount(search)),
    total: shown.length,
    readAs: null,
    facets: countFacets(byRev, NO_FILTERS),
  };
}

async function propertyData(db: Knex, snapshot: CatalogueSnapshot, slug: string): Promise<ScreenData> {
  const property = await findPropertyBySlug(db, slug);
  if (!property) return { kind: 'not-found', slug };
  return { kind: 'property', slug, property, similar: similarTo(property, snapshot.byRev) };
}

/** What the page at `path` (decoded, without a trailing slash) needs from the catalogue. */
export async function loadScreenData(
  db: Knex,
  snapshot: CatalogueSnapshot,
  path: string,
  search: string,
): Promise<ScreenData> {
  if (path === '/') return homeData(snapshot);
  if (path === '/search') return resultsData(snapshot, search);
  if (path === '/properties') return propertiesData(snapshot, search);
  if (path in STATIC_HEADS) return { kind: 'static' };
  if (path.startsWith('/blog/'))
    return findBlogPost(path.slice('/blog/'.length)) ? { kind: 'static' } : { kind: 'not-found' };
  const slug = /^\/(?:property\/)?([^/]+)$/.exec(path)?.[1];
  if (slug === undefined) return { kind: 'not-found' };
  const data = await propertyData(db, snapshot, slug);
  // A single word that is no listing is an unknown address, not a missing home.
  return data.kind === 'not-found' && !path.startsWith('/property/') ? { kind: 'not-found' } : data;
}
