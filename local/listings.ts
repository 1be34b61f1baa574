import type { SearchIndex } from '#domain/property/search';
import type { PropertySummary } from '#domain/property/summary';

/** Every listing this phone knows, ready to search. The same object as long as no listing changes. */
export interface Listings {
  readonly items: readonly PropertySummary[];
  /** For findProperties of domain/property/search.ts; prepared at first use. */
  readonly index: SearchIndex;
  readonly byId: ReadonlyMap<string, PropertySummary>;
  readonly bySlug: ReadonlyMap<string, PropertySummary>;
}

export interface Catalogue extends Listings {
  /** When it was last known to be up to date (this phone's clock, milliseconds); null before the first time. */
  readonly pulledAt: number | null;
  /** The feed was read to its end: what is missing here does not exist. */
  readonly complete: boolean;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * Lists are put together at once; everything that costs more is made when it is first asked for. `prepareNext`: see
 * SearchIndex.
 */
export function toListings(
  items: readonly PropertySummary[],
  makeHaystack: () => string[],
  prepareNext: () => boolean = () => false,
): Listings {
  const haystack = once(makeHaystack);
  const index = once(
    (): SearchIndex => ({
      items,
      // A list without a search text needs none: on a cheap phone 10,000 of them are a quarter of a second.
      get haystack() {
        return haystack();
      },
      prepareNext,
      vocabulary: null,
    }),
  );
  const byId = once(() => new Map(items.map((item) => [item.id, item])));
  const bySlug = once(() => new Map(items.map((item) => [item.slug, item])));
  return {
    items,
    get index() {
      return index();
    },
    get byId() {
      return byId();
    },
    get bySlug() {
      return bySlug();
    },
  };
}

/** A Catalogue over `listings` that does not touch their lazy parts. */
export function toCatalogue(listings: Listings, pulledAt: number | null, complete: boolean): Catalogue {
  const catalogue = Object.create(listings) as Catalogue;
  return Object.defineProperties(catalogue, {
    items: { value: listings.items, enumerable: true },
    pulledAt: { value: pulledAt, enumerable: true },
    complete: { value: complete, enumerable: true },
  });
}
