import { memo, useId } from 'react';
import type { PropertyFilters } from '#domain/property/filter';
import { searchPath } from '../paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { clearFilters } from './filter-chips.ts';
import type { ChoiceGroup } from './filter-choices.ts';
import styles from './filter-panel.module.css';

/**
 * The filters beside the list on wide screens: native boxes that belong to the search form, so that they work before
 * the scripts are there. On a phone it stands hidden until its anchor is followed, which is how it works there without
 * scripts; with them the sheet opens instead.
 */
export const FilterPanel = memo(function FilterPanel({
  groups,
  filters,
  formId,
  onApply,
}: {
  groups: readonly ChoiceGroup[];
  filters: PropertyFilters;
  formId: string;
  onApply: (filters: PropertyFilters) => void;
}) {
  const id = useId();
  return (
    <aside id="filters" className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>Filters</h2>
        <a
          href={searchPath(clearFilters(filters))}
          className={styles.clear}
          onClick={(event) => {
            event.preventDefault();
            onApply(clearFilters(filters));
          }}
        >
          Clear All
        </a>
      </div>
      {groups.map(({ title, single, choices }) => (
        <fieldset key={title} className={styles.group}>
          <legend>{title}</legend>
          {choices.map((choice) => (
            <label
              key={choice.value}
              className={styles.row}
              data-none={(choice.count === 0 && !choice.chosen) || undefined}
            >
              <input
                type={single ? 'radio' : 'checkbox'}
                name={choice.name}
                value={choice.value}
                form={formId}
                checked={choice.chosen}
                onChange={() => onApply(choice.next)}
              />
              <span className={styles.label}>{choice.label}</span>
              <span className={styles.count}>{choice.count}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <noscript>
        <button type="submit" form={formId} className={buttonClass({ full: true })}>
          Show homes
        </button>
      </noscript>
    </aside>
  );
});
