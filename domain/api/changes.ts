import * as v from 'valibot';
import { AgencySchema } from '#domain/agency/agency';
import { PropertySchema } from '#domain/property/property';
import { PropertySummarySchema } from '#domain/property/summary';
import { ApiError } from './errors.ts';
import { type RawQuery, readCount, readOne } from './properties.ts';

/*
 * The change feed. Every listing write takes the next number of one clock in its own transaction, so numbers
 * follow commit order. A cursor is `<catalogue id>.<number>`: the id tells a phone that the database behind the
 * feed is another one (restored, replaced) and that it has to read everything anew.
 */

export const CHANGES_VIEWS = ['summary', 'detail'] as const;
export type ChangesView = (typeof CHANGES_VIEWS)[number];

/** Items a page: what a phone asks for, and the most that is given. 2,500 packed summaries are about 62 KB brotli. */
export const CHANGES_LIMIT = {
  summary: { default: 2500, max: 2500 },
  detail: { default: 50, max: 100 },
} as const;

const page = <T extends v.GenericSchema>(item: T) =>
  v.object({
    items: v.array(item),
    removedIds: v.array(v.string()),
    cursor: v.pipe(v.string(), v.regex(/^[\w-]+\.\d+$/)),
    hasMore: v.boolean(),
    /** True when the cursor asked with was of another catalogue: this page starts from the beginning. */
    reset: v.optional(v.boolean(), false),
    /** The agency's settings, in the first page after they changed. */
    agency: v.optional(AgencySchema),
  });

export const SummaryChangesSchema = page(PropertySummarySchema);
export const DetailChangesSchema = page(PropertySchema);
export type SummaryChanges = v.InferOutput<typeof SummaryChangesSchema>;
export type DetailChanges = v.InferOutput<typeof DetailChangesSchema>;

export interface ChangesQuery {
  view: ChangesView;
  /** Null: from the beginning. */
  since: { catalogue: string; rev: number } | null;
  limit: number;
  /** Summaries in their travelling form, as `packed` instead of `items` (packed-summaries.ts). */
  packed?: true;
}

/** Address of a page of the feed: the one behind `since`, or the first. */
export function changesPath(
  view: ChangesView,
  { since, limit, packed }: { since?: string | null; limit?: number | undefined; packed: boolean },
): string {
  const query = [`view=${view}`];
  if (since) query.push(`since=${encodeURIComponent(since)}`);
  if (limit !== undefined && limit !== CHANGES_LIMIT[view].default) query.push(`limit=${limit}`);
  if (packed) query.push('form=packed');
  return `/api/changes?${query.join('&')}`;
}

/** GET /api/changes?view=&since=&limit=&form= */
export function parseChangesQuery(query: RawQuery): ChangesQuery {
  const view = readOne(query, 'view') ?? 'summary';
  if (view !== 'summary' && view !== 'detail')
    throw new ApiError('bad_request', 'view must be summary or detail', {
      view: 'must be summary or detail',
    });
  const since = readOne(query, 'since') ?? '';
  if (!/^(?:[\w-]{1,64}\.\d{1,15})?$|^0$/.test(since)) {
    throw new ApiError('bad_request', 'since must be a cursor of this feed', {
      since: 'must be a cursor of this feed',
    });
  }
  const [catalogue = '', rev] = since.split('.');
  return {
    view,
    since: rev === undefined ? null : { catalogue, rev: Number(rev) },
    limit: readCount(query, 'limit', CHANGES_LIMIT[view].default, CHANGES_LIMIT[view].max),
    ...(query.form === 'packed' && view === 'summary' ? { packed: true as const } : {}),
  };
}
