import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { compareBy } from '#domain/property/filter';
import { showsIn } from '#domain/property/shows-in';
import type { PropertySummary } from '#domain/property/summary';
import { paths } from '../paths.ts';
import { refreshNow, syncState } from '../pwa/sync-state.ts';
import { LinkButton } from '../ui/button.tsx';
import { ChipRow, LinkChip } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import layout from '../ui/layout.module.css';
import { useScreenData } from '../ui/page-data.tsx';
import { CardSkeleton } from '../ui/skeleton.tsx';
import text from '../ui/text.module.css';
import { useHead } from '../ui/use-head.ts';
import list from './card-list.module.css';
import { CardList } from './card-list.tsx';
import { ListFailure, PartNote } from './list-notes.tsx';
import styles from './properties-screen.module.css';
import { type PropertyChip, propertyChips } from './property-chips.ts';
import { useCatalogue } from './use-catalogue.ts';

interface Listed {
  items: readonly PropertySummary[];
  total: number;
  chips: PropertyChip[];
  /** The phone's first copy is not complete: there are more. */
  partial: boolean;
}

function useListed(filter: string): Listed | undefined {
  const seed = useScreenData('results');
  const catalogue = useCatalogue(seed !== null);
  const newest = useMemo(
    // A part of the catalogue must not stand for the whole while the server's own page is at hand.
    () =>
      catalogue && (catalogue.complete || !seed) ? [...catalogue.items].sort(compareBy('newest')) : null,
    [catalogue, seed],
  );
  const partial = catalogue?.complete === false;
  return useMemo(() => {
    if (newest) {
      const items = newest.filter((item) => showsIn(item, filter));
      return { items, total: items.length, chips: propertyChips(newest), partial };
    }
    if (!seed) return undefined;
    const { types, statuses } = seed.facets;
    const all = Object.values(types).reduce((sum, n) => sum + n, 0);
    return { ...seed, chips: propertyChips({ all, sale: types.sale ?? 0, statuses }), partial: false };
  }, [newest, filter, seed, partial]);
}

/** /properties: everything there is, by kind and status. */
export function PropertiesScreen() {
  const [params] = useSearchParams();
  const filter = params.get('filter') ?? '';
  const listed = useListed(filter);
  const { failed } = useSnapshot(syncState);
  // Nothing of this kind here yet says nothing while there are more to come.
  const unknown = !listed || (listed.partial && listed.total === 0);
  useHead();
  return (
    <div className={layout.page}>
      <h1 className={`${text.h1} ${styles.title}`}>All Properties</h1>
      {listed && (
        <ChipRow label="Kind of home">
          {listed.chips.map(({ filter: value, label, count }) => (
            <LinkChip
              key={value}
              to={value ? `${paths.properties}?filter=${encodeURIComponent(value)}` : paths.properties}
              chosen={value === filter}
              count={count}
            >
              {label}
            </LinkChip>
          ))}
        </ChipRow>
      )}
      <div className={styles.list}>
        <PartNote
          state={listed?.partial && listed.total > 0 ? (failed ? 'stuck' : 'part') : null}
          onRetry={refreshNow}
        />
        {unknown && failed && <ListFailure onRetry={refreshNow} />}
        {unknown && !failed && (
          <div className={list.three} role="status" aria-label="Loading homes">
            <div className={list.page}>
              {[1, 2, 3, 4, 5, 6].map((n) => (
                <CardSkeleton key={n} />
              ))}
            </div>
          </div>
        )}
        {listed && !unknown && listed.total === 0 && (
          <EmptyState title="No Properties Found" text="No home of this kind is listed right now.">
            <LinkButton to={paths.properties}>All Properties</LinkButton>
          </EmptyState>
        )}
        {listed && listed.total > 0 && (
          <CardList items={listed.items} total={listed.total} listKey={filter} label="Homes" columns={3} />
        )}
      </div>
    </div>
  );
}
