import { Search, SlidersHorizontal, X } from 'lucide-react';
import { type FormEvent, type MouseEvent, useRef } from 'react';
import { MAX_SEARCH_LENGTH, type PropertyFilters } from '#domain/property/filter';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { onSpace } from '../ui/on-space.ts';
import { panelCount } from './filter-chips.ts';
import styles from './search-form.module.css';

/** The search box and the Filters button. A plain GET form: it works before the scripts are there. */
export function SearchForm({
  formId,
  filters,
  text,
  onType,
  onSettle,
  onFilters,
  onFiltersIntent,
}: {
  formId: string;
  filters: PropertyFilters;
  text: string;
  onType: (text: string) => void;
  /** Typing is over: Enter, or the field is left. */
  onSettle: () => void;
  onFilters: () => void;
  /** A finger is on its way: time to load the sheet's code. */
  onFiltersIntent: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const count = panelCount(filters);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSettle();
    // The keyboard goes away and the list is in sight.
    field.current?.blur();
  };
  return (
    <form id={formId} action={paths.search} method="get" className={styles.form} onSubmit={submit}>
      <div className={styles.box}>
        <Search size={22} strokeWidth={1.75} aria-hidden />
        <input
          ref={field}
          type="search"
          name="q"
          className={styles.field}
          aria-label="Search homes"
          placeholder="Area, project or station"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          value={text}
          onChange={(event) => onType(event.currentTarget.value)}
          onBlur={onSettle}
        />
        {text && (
          <button
            type="button"
            className={styles.clear}
            aria-label="Clear the search"
            onClick={() => {
              onType('');
              field.current?.focus();
            }}
          >
            <X size={22} strokeWidth={1.75} aria-hidden />
          </button>
        )}
      </div>
      {filters.location && <input type="hidden" name="location" value={filters.location} />}
      <Button type="submit" className={styles.submit}>
        Search
      </Button>
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts it leads to the filters in the page */}
      <a
        href="#filters"
        className={styles.filters}
        aria-haspopup="dialog"
        onPointerDown={onFiltersIntent}
        onFocus={onFiltersIntent}
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          onFilters();
        }}
        onKeyDown={onSpace(onFilters)}
      >
        <SlidersHorizontal size={22} strokeWidth={1.75} aria-hidden />
        Filters
        {count > 0 && (
          <span className={styles.count}>
            {count}
            <span className={styles.hidden}> on</span>
          </span>
        )}
      </a>
    </form>
  );
}
