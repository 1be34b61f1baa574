import { useEffect, useMemo } from 'react';
import type { Facets } from '#domain/page/page-data';
import { countFacets } from '#domain/property/facets';
import { type PropertyFilters, passesFilters } from '#domain/property/filter';
import { findByText, orderResults, prepareSearch, type SearchIndex } from '#domain/property/search';
import type { PropertySummary } from '#domain/property/summary';
import { useScreenData } from '../ui/page-data.tsx';
import { whenIdle } from '../ui/when-idle.ts';
import type { ServerSearch } from './use-server-search.ts';

export interface ResultList {
  items: readonly PropertySummary[];
  /** How many there are in all: more than `items` while only the server's first page is here. */
  total: number;
  readAs: string | null;
  /** Counted when it is first asked for: the list is wanted sooner. */
  readonly facets: Facets;
}

/** Result list, computed from the whole catalogue in memory. */
export function computeResults(index: SearchIndex, filters: PropertyFilters): ResultList {
  const { items: found, readAs } = findByText(index, filters.text);
  const items = orderResults(
    found.filter((item) => passesFilters(item, filters)),
    filters,
  );
  let facets: Facets | undefined;
  return {
    items,
    total: items.length,
    readAs,
    get facets() {
      facets ??= countFacets(found, filters);
      return facets;
    },
  };
}

/**
 * The result list for `settled` filters: from the phone's own catalogue; before that is there, the page that the
 * server drew for this very address; `undefined` while there is neither.
 */
export function useResults(index: SearchIndex | undefined, settled: PropertyFilters): ResultList | undefined {
  const seed = useScreenData('results');
  const computed = useMemo(() => (index ? computeResults(index, settled) : undefined), [index, settled]);
  useEffect(() => {
    if (!index) return;
    let cancel: () => void;
    const next = () => {
      if (prepareSearch(index)) cancel = whenIdle(next);
    };
    cancel = whenIdle(next);
    return () => cancel();
  }, [index]);
  return computed ?? seed ?? undefined;
}

/** What the list stands for; `stuck` is a part that does not grow, because the server is silent. */
export type Standing = 'waiting' | 'failed' | 'part' | 'stuck' | 'whole';

/**
 * Whether what was found may be shown as all there is. `partial`: the phone's first copy is not complete. `pullFailed`:
 * it is not coming either. `narrowed`: by filters that the server was not asked with.
 */
export function standingOf(
  found: ResultList | undefined,
  {
    partial,
    server,
    pullFailed,
    narrowed,
  }: { partial: boolean; server: ServerSearch; pullFailed: boolean; narrowed: boolean },
): Standing {
  if (found && !partial) return 'whole';
  const silent = server === 'failed' || (pullFailed && server !== 'asking');
  if (found?.total) return silent ? 'stuck' : 'part';
  if (found && server === 'answered' && !narrowed) return 'whole';
  return silent ? 'failed' : 'waiting';
}
