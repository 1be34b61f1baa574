import { type ComponentType, Suspense, useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Facets, ScreenData } from '#domain/page/page-data';
import { filterPairs, type PropertyFilters } from '#domain/property/filter';
import list from '../property/card-list.module.css';
import { CardList } from '../property/card-list.tsx';
import { ListFailure, PartNote } from '../property/list-notes.tsx';
import { useCatalogue } from '../property/use-catalogue.ts';
import { refreshNow, syncState } from '../pwa/sync-state.ts';
import { ChipRow, RemovableChip } from '../ui/chip.tsx';
import layout from '../ui/layout.module.css';
import { useScreenData } from '../ui/page-data.tsx';
import { CardSkeleton } from '../ui/skeleton.tsx';
import { useFollowing } from '../ui/use-following.ts';
import { useHead } from '../ui/use-head.ts';
import { activeFilters } from './filter-chips.ts';
import { filterChoices } from './filter-choices.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';
import { markerFor } from './marked.tsx';
import { ResultsHead } from './results-head.tsx';
import { SearchForm } from './search-form.tsx';
import { noResults } from './search-later.ts';
import styles from './search-screen.module.css';
import { computeResults, standingOf, useResults } from './use-results.ts';
import { useSearchFilters } from './use-search-filters.ts';
import { useServerSearch } from './use-server-search.ts';

const NO_FACETS: Facets = { types: {}, statuses: {}, bedrooms: {}, prices: {} };
/** What the head needs to know of a list without homes. */
const NOTHING: ScreenData = { kind: 'results', items: [], total: 0, readAs: null, facets: NO_FACETS };
const loadSheet = () => import('./filter-sheet.tsx');

/** /search: text, filters and order over the phone's own catalogue, all of it in the address (spec section 2). */
export function SearchScreen() {
  const formId = useId();
  const { filters, chosen, typing, text, type, settle, apply, choose } = useSearchFilters();
  const seed = useScreenData('results');
  const catalogue = useCatalogue(seed !== null);
  const [attempt, setAttempt] = useState(0);
  // A part of the catalogue must not stand for the whole while the server's own page is at hand.
  const index = catalogue && (catalogue.complete || !seed) ? catalogue.index : undefined;
  const partial = Boolean(index && !catalogue?.complete);
  const server = useServerSearch(filters, !catalogue?.complete && !seed, attempt);
  const { failed: pullFailed } = useSnapshot(syncState);
  // Typing stays smooth on slow phones: the list may be a keystroke behind, the field never is.
  const settled = useDeferredValue(filters);
  const found = useResults(index, settled);
  const narrowed = settled.statuses.length + settled.bedrooms.length + settled.prices.length > 0;
  const standing = standingOf(found, { partial, server, pullFailed, narrowed });
  const part = standing === 'part' || standing === 'stuck' ? standing : null;
  const listKey = JSON.stringify(filterPairs(settled));
  // The numbers in the filters are counted when the list is there.
  const facets = useFollowing(found)?.facets ?? NO_FACETS;
  const groups = useMemo(() => filterChoices(chosen, facets), [chosen, facets]);
  const asked = found?.readAs ?? settled.text;
  const mark = useMemo(() => markerFor(asked), [asked]);
  useHead(found?.total === 0 ? NOTHING : undefined);

  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps> | null>(null);
  const closeSheet = useCallback(() => setSheet(null), []);
  const openSheet = async () => {
    settle();
    try {
      const { FilterSheet } = await loadSheet();
      setSheet(() => FilterSheet);
    } catch {
      location.hash = 'filters'; // the panel in the page does the same
    }
  };
  const applyFromSheet = (next: PropertyFilters) => {
    closeSheet();
    // In the place of the sheet's own step of the history.
    if (JSON.stringify(filterPairs(next)) !== listKey) apply(next, { replace: true });
  };
  const count = useCallback(
    (draft: PropertyFilters) => {
      if (!index) return { facets, total: null };
      const { facets: counted, total } = computeResults(index, draft);
      return { facets: counted, total: partial ? null : total };
    },
    [index, partial, facets],
  );
  const active = activeFilters(filters);
  const askAgain = () => {
    setAttempt(attempt + 1);
    void refreshNow();
  };

  return (
    <div className={`${layout.page} ${styles.page}`}>
      <search className={styles.box}>
        <SearchForm
          formId={formId}
          filters={filters}
          text={text}
          onType={type}
          onSettle={settle}
          onFilters={openSheet}
          onFiltersIntent={() => void loadSheet().catch(() => undefined)}
        />
        {active.length > 0 && (
          <div className={styles.chips}>
            <ChipRow label="Filters that are on">
              {active.map(({ id, label, without }) => (
                <RemovableChip key={id} label={label} onRemove={() => apply(without)} />
              ))}
            </ChipRow>
          </div>
        )}
      </search>
      <FilterPanel groups={groups} filters={chosen} formId={formId} onApply={choose} />
      <div className={styles.results}>
        <ResultsHead
          filters={settled}
          total={found && standing !== 'waiting' && standing !== 'failed' ? found.total : null}
          partial={part !== null}
          readAs={found?.readAs ?? null}
          sort={filters.sort}
          formId={formId}
          onSort={(sort) => apply({ ...filters, sort })}
        />
        <PartNote state={part} onRetry={askAgain} />
        {standing === 'failed' ? (
          <ListFailure onRetry={askAgain} />
        ) : standing === 'waiting' || !found ? (
          <div className={list.two} role="status" aria-label="Loading homes">
            <div className={list.page}>
              {[1, 2, 3, 4, 5, 6].map((n) => (
                <CardSkeleton key={n} />
              ))}
            </div>
          </div>
        ) : found.total === 0 ? (
          <Suspense>
            <noResults.Part filters={settled} index={(!partial && index) || null} onApply={apply} />
          </Suspense>
        ) : (
          <CardList
            items={found.items}
            total={found.total}
            hurried={typing}
            listKey={listKey}
            label="Homes"
            columns={2}
            mark={mark}
          />
        )}
      </div>
      {Sheet && <Sheet filters={filters} count={count} onApply={applyFromSheet} onClose={closeSheet} />}
    </div>
  );
}
