import { ChevronDown } from 'lucide-react';
import { type PropertyFilters, SORTS, type Sort } from '#domain/property/filter';
import { groupIndian } from '#domain/property/price';
import { resultsHeading, titleCase } from './filter-chips.ts';
import styles from './results-head.module.css';

const SORT_LABELS: Record<Sort, string> = {
  relevance: 'Relevance',
  newest: 'Newest',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  area: 'Largest first',
};

/** "Results for “Kamothe” 9", what a slip of the finger was read as, and the order. */
export function ResultsHead({
  filters,
  total,
  partial,
  readAs,
  sort,
  formId,
  onSort,
}: {
  filters: PropertyFilters;
  total: number | null;
  /** There are more than `total`: the phone's first copy is not complete. */
  partial: boolean;
  readAs: string | null;
  /** The order chosen; the list may be a moment behind it. */
  sort: Sort;
  formId: string;
  onSort: (sort: Sort) => void;
}) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          {resultsHeading(filters)}{' '}
          {/* Always in the page: a live region that comes with its words is not read out. */}
          <span className={styles.count} aria-live="polite">
            {total !== null && (
              <>
                {groupIndian(total)}
                <span className={styles.hidden}>{total === 1 ? ' home' : ' homes'}</span>
                {partial && ' so far'}
              </>
            )}
          </span>
        </h1>
        {readAs && (
          <p className={styles.readAs}>
            Showing results for <strong>{titleCase(readAs)}</strong>
          </p>
        )}
      </div>
      <span className={styles.sort}>
        <select
          name="sort"
          form={formId}
          aria-label="Order"
          value={sort}
          onChange={(event) => onSort(event.currentTarget.value as Sort)}
        >
          {SORTS.map((order) => (
            <option key={order} value={order}>
              {SORT_LABELS[order]}
            </option>
          ))}
        </select>
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
      </span>
    </div>
  );
}
