import { dequal } from 'dequal/lite';
import { useCallback, useEffect, useState } from 'react';
import type { PropertyListResponse } from '#domain/api/properties';
import type { HomeSection } from '#domain/page/page-data';
import type { PropertySummary } from '#domain/property/summary';
import { useLive } from '../ui/use-live.ts';

type FeaturedList = PropertyListResponse<PropertySummary>;

/** Both lists one after the other, each listing once. */
export function joinPages(first: FeaturedList | undefined, next: FeaturedList): FeaturedList {
  const known = new Set(first?.properties.map((property) => property.id));
  const added = next.properties.filter((property) => !known.has(property.id));
  return { properties: [...(first?.properties ?? []), ...added], pagination: next.pagination };
}

export interface Featured {
  /** `undefined` while nothing is known. */
  list: FeaturedList | undefined;
  expanded: boolean;
  /** The last attempt to load failed. */
  failed: boolean;
  loading: boolean;
  /** Load More: shows all that is there and, on page 1 with more available, fetches the next page (spec section 4). */
  expand: () => void;
  collapse: () => void;
  retry: () => void;
}

/**
 * A featured section's list: `first`, which the screen keeps up to date from the document and the phone's copy, and
 * more of it when asked for.
 */
export function useFeatured(type: HomeSection, first: FeaturedList | undefined): Featured {
  const [pages, setPages] = useState(1);
  const [expanded, setExpanded] = useState(false);
  const [answer, setAnswer] = useState<FeaturedList>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  const both = useLive(
    pages > 1 ? `featured:${type}:2` : null,
    () => import('#local/home').then((local) => local.watchFeatured(type, 2)),
    first,
    dequal,
  );
  const list = pages > 1 ? longer(both, answer) : (first ?? answer);

  const ask = useCallback(
    async (page: number, before: FeaturedList | undefined) => {
      setState('loading');
      try {
        const { loadFeatured } = await import('#local/featured');
        setAnswer(joinPages(before, await loadFeatured(type, page)));
        setPages(page);
        setState('idle');
      } catch (error) {
        console.warn('A featured list could not be loaded', error);
        setState('failed');
      }
    },
    [type],
  );

  // Nothing came with the page and the phone's copy is not whole yet: ask for the first page.
  const missing = list === undefined;
  useEffect(() => {
    if (missing) ask(1, undefined);
  }, [missing, ask]);

  return {
    list,
    expanded,
    failed: state === 'failed',
    loading: state === 'loading',
    expand: () => {
      setExpanded(true);
      if (pages === 1 && list?.pagination.hasNext) ask(2, list);
    },
    collapse: () => setExpanded(false),
    retry: () => (list ? ask(2, list) : ask(1, undefined)),
  };
}

function longer(a: FeaturedList | undefined, b: FeaturedList | undefined): FeaturedList | undefined {
  if (!a || !b) return a ?? b;
  return b.properties.length > a.properties.length ? b : a;
}
