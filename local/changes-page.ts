import * as v from 'valibot';
import {
  type ChangesView,
  changesPath,
  DetailChangesSchema,
  SummaryChangesSchema,
} from '#domain/api/changes';
import { unpackSummaries } from '#domain/property/packed-summaries';
import { type Property, PropertySchema } from '#domain/property/property';
import { type PropertySummary, PropertySummarySchema } from '#domain/property/summary';
import { requestUnchecked } from './api.ts';
import { ApiFailure } from './api-failure.ts';

/** One page of the feed, checked. */
export type ChangesPage =
  | (PageFrame & { view: 'summary'; items: PropertySummary[] })
  | (PageFrame & { view: 'detail'; items: Property[] });
type PageFrame = Omit<v.InferOutput<typeof SummaryChangesSchema>, 'items'>;

// The frame is checked first and the items in small portions, so that 2,500 of them do not hold up the page.
const frameOf = <T extends v.ObjectEntries>(entries: T) =>
  v.object({ ...entries, items: v.array(v.unknown()) });
const SummaryFrame = frameOf(SummaryChangesSchema.entries);
const DetailFrame = frameOf(DetailChangesSchema.entries);
const PORTION = { summary: 250, detail: 10 } as const;

/** Lets the page draw and answer a finger. Timers would be held back to 4 ms each after a few turns. */
function breathe(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

async function checkItems<T extends v.GenericSchema>(
  schema: T,
  items: unknown[],
  portion: number,
): Promise<v.InferOutput<T>[]> {
  const checked: v.InferOutput<T>[] = [];
  for (let at = 0; at < items.length; at += portion) {
    if (at) await breathe();
    for (const item of items.slice(at, at + portion)) {
      const parsed = v.safeParse(schema, item, { abortEarly: true });
      // All or nothing: a page with one broken listing would otherwise move the cursor past it for good.
      if (!parsed.success) throw new ApiFailure('not-json', 'A listing has another shape than expected.');
      checked.push(parsed.output);
    }
  }
  return checked;
}

/** A page with its summaries as a list, whichever form they came in. */
function unpacked(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('packed' in value)) return value;
  try {
    return { ...value, items: unpackSummaries(value.packed) };
  } catch {
    throw new ApiFailure('not-json', 'The answer has another shape than expected.');
  }
}

/** A page whose frame is known, so that the next one can be asked for while its items are checked. */
export interface ChangesAnswer {
  cursor: string;
  hasMore: boolean;
  /** Rejects with ApiFailure when one of the items is not what it should be. */
  check: () => Promise<ChangesPage>;
}

/** The cursor in a Link header that names the next page. */
function cursorOfNext(response: Response): string | null {
  const link = response.ok ? response.headers.get('link') : null;
  return /<[^<>]*[?&]since=([\w-]+\.\d+)[^<>]*>;\s*rel="next"/.exec(link ?? '')?.[1] ?? null;
}

/**
 * GET /api/changes: the page behind `since` (null: from the beginning). Rejects with ApiFailure when it is not
 * whole and well-formed, also when it does not lead on. `onNext` hears of the next page's cursor as soon as the answer
 * begins, which is a promise of the server's only: what counts is the cursor in the answer.
 */
export async function fetchChangesPage(
  view: ChangesView,
  since: string | null,
  { limit, signal, onNext }: { limit?: number; signal?: AbortSignal; onNext?: (cursor: string) => void },
): Promise<ChangesAnswer> {
  const value = await requestUnchecked({
    method: 'GET',
    path: changesPath(view, { since, limit, packed: view === 'summary' }),
    onResponse: (response) => {
      const next = cursorOfNext(response);
      if (next && next !== since) onNext?.(next);
    },
    ...(signal && { signal }),
  });
  const parsed = v.safeParse(view === 'summary' ? SummaryFrame : DetailFrame, unpacked(value), {
    abortEarly: true,
  });
  if (!parsed.success) throw new ApiFailure('not-json', 'The answer has another shape than expected.');
  const { items, ...frame } = parsed.output;
  if (frame.hasMore && frame.cursor === since)
    throw new ApiFailure('not-json', 'The change feed does not lead on.');
  const { cursor, hasMore } = frame;
  const check = async (): Promise<ChangesPage> =>
    view === 'summary'
      ? { ...frame, view, items: await checkItems(PropertySummarySchema, items, PORTION.summary) }
      : { ...frame, view, items: await checkItems(PropertySchema, items, PORTION.detail) };
  return { cursor, hasMore, check };
}
