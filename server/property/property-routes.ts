import type Router from '@koa/router';
import { ApiError } from '#domain/api/errors';
import {
  FEATURED_TYPES,
  type FeaturedType,
  LIST_LIMIT,
  type PropertyListQuery,
  type PropertyListResponse,
  parsePropertyListQuery,
  type RawQuery,
  readCount,
  readOne,
} from '#domain/api/properties';
import { countLocations } from '#domain/page/screen-data';
import { FEATURED_PAGE_SIZE, listFeatured } from '#domain/property/featured';
import { NO_FILTERS } from '#domain/property/filter';
import type { Property } from '#domain/property/property';
import { findProperties } from '#domain/property/search';
import type { PropertySummary } from '#domain/property/summary';
import type { AppServices } from '#server/app-services';
import { sendCatalogueBody } from '#server/middleware/hot-answers';
import type { CatalogueSnapshot } from './catalogue.ts';
import { findPropertyByAnySlug, listPropertiesById } from './property-store.ts';

/** Longest link that is looked up: the longest that name and location can make. */
const MAX_SLUG_LENGTH = 400;

/** GET /api/properties and below: the documented calls of the catalogue (spec section 7). */
export function addPropertyRoutes(router: Router, services: AppServices): void {
  const { bodies, catalogue, db } = services;

  router.get('/api/properties', async (ctx) => {
    const query = parsePropertyListQuery(ctx.query);
    const view = readView(ctx.query);
    const snapshot = await catalogue.current();
    const key = JSON.stringify(['list', snapshot.catalogue, snapshot.rev, view, query]);
    const body = await bodies.json(key, () => listPage(services, snapshot, query, view));
    await sendCatalogueBody(ctx, snapshot, body);
  });

  router.get('/api/properties/featured/:type', async (ctx) => {
    const type = readFeaturedType(ctx.params.type);
    const page = readCount(ctx.query, 'page', 1, 1_000_000);
    const limit = readCount(ctx.query, 'limit', FEATURED_PAGE_SIZE, LIST_LIMIT.max);
    const view = readView(ctx.query);
    const snapshot = await catalogue.current();
    const key = JSON.stringify(['featured', snapshot.catalogue, snapshot.rev, view, type, page, limit]);
    const body = await bodies.json(key, () =>
      toPage(services, listFeatured(snapshot.byRev, type), { page, limit }, view),
    );
    await sendCatalogueBody(ctx, snapshot, body);
  });

  router.get('/api/properties/counts-by-location', async (ctx) => {
    const snapshot = await catalogue.current();
    const key = JSON.stringify(['counts', snapshot.catalogue, snapshot.rev]);
    const body = await bodies.json(key, async () => countLocations(snapshot.byRev));
    await sendCatalogueBody(ctx, snapshot, body);
  });

  router.get('/api/properties/slug/:slug', async (ctx) => {
    const slug = readSlug(ctx.params.slug);
    const snapshot = await catalogue.current();
    const key = JSON.stringify(['slug', snapshot.catalogue, snapshot.rev, slug]);
    const body = await bodies.json(key, async () => {
      const property = await findPropertyByAnySlug(db, slug);
      if (!property) throw new ApiError('not_found', 'no listing has this link');
      return property;
    });
    await sendCatalogueBody(ctx, snapshot, body);
  });
}

type View = 'full' | 'summary';

/** `view=summary` is this product's own short form; the documented answer is the whole listing. */
function readView(query: RawQuery): View {
  const view = readOne(query, 'view');
  if (view === undefined || view === 'full') return 'full';
  if (view === 'summary') return view;
  throw new ApiError('bad_request', 'view must be full or summary', { view: 'must be full or summary' });
}

function readFeaturedType(value: string | undefined): FeaturedType {
  const type = FEATURED_TYPES.find((known) => known === value);
  if (!type) throw new ApiError('not_found', `the featured lists are ${FEATURED_TYPES.join(', ')}`);
  return type;
}

function readSlug(value: string | undefined): string {
  const slug = (value ?? '').normalize('NFC');
  if (!slug || slug.length > MAX_SLUG_LENGTH || /[^\p{L}\p{M}\p{N}-]/u.test(slug))
    throw new ApiError('not_found', 'no listing has this link');
  return slug;
}

function listPage(
  services: AppServices,
  snapshot: CatalogueSnapshot,
  { search, propertyType, location, page, limit }: PropertyListQuery,
  view: View,
) {
  const filters = { ...NO_FILTERS, text: search, type: propertyType, location };
  return toPage(services, findProperties(snapshot.index, filters).items, { page, limit }, view);
}

async function toPage(
  { db }: AppServices,
  found: PropertySummary[],
  { page, limit }: { page: number; limit: number },
  view: View,
): Promise<PropertyListResponse<Property | PropertySummary>> {
  const part = found.slice((page - 1) * limit, page * limit);
  const ids = part.map((item) => item.id);
  return {
    properties: view === 'summary' ? part : await listPropertiesById(db, ids),
    pagination: { total: found.length, page, limit, hasNext: page * limit < found.length },
  };
}
