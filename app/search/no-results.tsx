import { useMemo } from 'react';
import type { PropertyFilters } from '#domain/property/filter';
import type { SearchIndex } from '#domain/property/search';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { activeFilters, clearFilters } from './filter-chips.ts';
import { findRelief } from './find-relief.ts';

/** Nothing found: which one filter to drop, when one is in the way. */
export function NoResults({
  filters,
  index,
  onApply,
}: {
  filters: PropertyFilters;
  /** The whole catalogue; null while there is only a part of it. */
  index: SearchIndex | null;
  onApply: (filters: PropertyFilters) => void;
}) {
  const relief = useMemo(() => index && findRelief(index, filters), [index, filters]);
  const narrowed = activeFilters(filters).length > 0;
  const homes = relief && (relief.count === 1 ? 'is 1 home' : `are ${relief.count} homes`);
  return (
    <EmptyState
      title="No Properties Found"
      text={`Try adjusting your search or filters${relief ? `. Without “${relief.label}” there ${homes}.` : ''}`}
    >
      {relief && <Button onClick={() => onApply(relief.filters)}>Drop “{relief.label}”</Button>}
      {(narrowed || filters.text.trim() !== '') && (
        <Button
          look={relief ? 'neutral' : 'primary'}
          onClick={() => onApply(narrowed ? clearFilters(filters) : { ...filters, text: '' })}
        >
          {narrowed ? 'Clear All' : 'Clear the search'}
        </Button>
      )}
    </EmptyState>
  );
}
