import * as v from 'valibot';
import type { FeaturedType, PropertyListResponse } from '#domain/api/properties';
import { featuredOf } from '#domain/page/screen-data';
import { FEATURED_PAGE_SIZE } from '#domain/property/featured';
import { type PropertySummary, PropertySummarySchema } from '#domain/property/summary';
import { getJson, type RequestOptions } from './api.ts';
import { loadCatalogue } from './catalogue.ts';
import { changeSummaries } from './chunks.ts';
import { withLocal } from './db.ts';

const FeaturedSchema = v.object({
  properties: v.array(PropertySummarySchema),
  pagination: v.object({ total: v.number(), page: v.number(), limit: v.number(), hasNext: v.boolean() }),
});

/**
 * Page number `page` of a featured list: from this phone once the catalogue is here, else from the server, whose
 * answer is kept. Rejects with ApiFailure when neither can give it.
 */
export async function loadFeatured(
  type: FeaturedType,
  page: number,
  options: RequestOptions = {},
): Promise<PropertyListResponse<PropertySummary>> {
  const catalogue = await loadCatalogue().catch(() => null);
  if (catalogue?.complete) {
    const { properties, pagination } = featuredOf(catalogue.items, type, page);
    return { properties: properties.slice((page - 1) * FEATURED_PAGE_SIZE), pagination };
  }
  const path = `/api/properties/featured/${type}?page=${page}&limit=${FEATURED_PAGE_SIZE}&view=summary`;
  const answer = await getJson(path, FeaturedSchema, options);
  await withLocal((db) =>
    db.transaction('rw', db.meta, db.summaries, async () => {
      await changeSummaries(db, { items: answer.properties, onlyNewer: true });
    }),
  ).catch((error) => console.warn('The answer could not be kept', error));
  return answer;
}
