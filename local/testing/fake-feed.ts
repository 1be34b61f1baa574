import { changesPath } from '#domain/api/changes';
import { packSummaries } from '#domain/property/packed-summaries';
import type { PropertySummary } from '#domain/property/summary';

/** An invented summary; the number is its id and its place in the feed. */
export function fakeSummary(n: number, rev = n, changes: Partial<PropertySummary> = {}): PropertySummary {
  return {
    id: `p${n}`,
    slug: `sample-home-${n}`,
    name: `Sample Home ${n}`,
    location: `Sector ${n % 40}, Kamothe`,
    city: 'Navi Mumbai',
    price: '₹ 90 Lakh',
    priceValue: 9_000_000,
    bedrooms: '2 BHK',
    area: '650 sq ft',
    status: 'Ready to Move',
    propertyType: 'sale',
    amenities: [],
    imageCount: 0,
    listedAt: 1_700_000_000 + n,
    rev,
    ...changes,
  };
}

export interface FakeFeed {
  catalogue: string;
  /** Listings by id. */
  items: Map<string, PropertySummary>;
  /** Number of the deletion, by id. */
  tombstones: Map<string, number>;
  /** Addresses asked for, in order. */
  asked: string[];
  /** Cursor of the next page as the answer's header promises it; null: no header. */
  promise: (cursor: string) => string | null;
  /** Called before each answer; return one to give that instead. */
  intercept: (path: string, count: number) => Response | undefined | Promise<Response | undefined>;
  fetch: typeof fetch;
}

export function jsonResponse(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}

/** A change feed in memory that pages and counts like the real one. */
export function createFakeFeed(count: number): FakeFeed {
  const feed: FakeFeed = {
    catalogue: 'one',
    items: new Map(Array.from({ length: count }, (_, i) => [`p${i + 1}`, fakeSummary(i + 1)])),
    tombstones: new Map(),
    asked: [],
    promise: () => null,
    intercept: () => undefined,
    fetch: async (input, init) => {
      const path = String(input);
      feed.asked.push(path);
      const other = await feed.intercept(path, feed.asked.length);
      init?.signal?.throwIfAborted();
      if (other) return other;
      const page = answer(feed, new URL(path, 'http://feed.test'));
      const response = jsonResponse(page);
      const promised = page.hasMore ? feed.promise(page.cursor) : null;
      if (promised)
        response.headers.set(
          'link',
          `<${changesPath('summary', { since: promised, packed: true })}>; rel="next"`,
        );
      return response;
    },
  };
  return feed;
}

function answer(feed: FakeFeed, url: URL) {
  const since = url.searchParams.get('since');
  const limit = Number(url.searchParams.get('limit') ?? 2500);
  const [catalogue, number] = since?.split('.') ?? [];
  const reset = since !== null && catalogue !== feed.catalogue;
  const from = since && !reset ? Number(number) : 0;
  const changes = [
    ...[...feed.items.values()].map((item) => ({ rev: item.rev, item, removed: '' })),
    ...[...feed.tombstones].map(([removed, rev]) => ({ rev, item: null, removed })),
  ]
    .filter((change) => change.rev > from)
    .sort((a, b) => a.rev - b.rev);
  const page = changes.slice(0, limit);
  const items = page.flatMap((change) => change.item ?? []);
  return {
    ...(url.searchParams.get('form') === 'packed' ? { packed: packSummaries(items) } : { items }),
    removedIds: page.flatMap((change) => change.removed || []),
    cursor: `${feed.catalogue}.${page.at(-1)?.rev ?? from}`,
    hasMore: changes.length > page.length,
    ...(reset ? { reset: true } : {}),
  };
}
