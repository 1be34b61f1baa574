import * as v from 'valibot';
import { type PropertyFilters, toTypeParam } from '#domain/property/filter';
import { type PropertySummary, PropertySummarySchema } from '#domain/property/summary';
import { getJson, type RequestOptions } from './api.ts';
import { changeSummaries } from './chunks.ts';
import { withLocal } from './db.ts';

const ListSchema = v.object({
  properties: v.array(PropertySummarySchema),
  pagination: v.object({ total: v.number(), hasNext: v.boolean() }),
});

/**
 * Asks the server for a search while the phone's first pull is not finished, and keeps what it answers. The other
 * filters are applied by the caller. Rejects with ApiFailure.
 */
export async function searchOnServer(
  { text, location, type }: Pick<PropertyFilters, 'text' | 'location' | 'type'>,
  options: RequestOptions = {},
): Promise<{ items: PropertySummary[]; total: number }> {
  const query = new URLSearchParams({ view: 'summary', limit: '50' });
  if (text.trim()) query.set('search', text);
  if (location) query.set('location', location);
  if (type) query.set('propertyType', toTypeParam(type));
  const { properties, pagination } = await getJson(`/api/properties?${query}`, ListSchema, options);
  await withLocal((db) =>
    db.transaction('rw', db.meta, db.summaries, async () => {
      await changeSummaries(db, { items: properties, onlyNewer: true });
    }),
  ).catch((error) => console.warn('The answer could not be kept', error));
  return { items: properties, total: pagination.total };
}
