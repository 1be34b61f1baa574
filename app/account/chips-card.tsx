import { useId } from 'react';
import { ChipRow, RemovableChip } from '../ui/chip.tsx';
import { SelectBox } from '../ui/select-box.tsx';
import { withChip, withoutChip } from './settings-form-state.ts';
import styles from './settings-screen.module.css';

/** A list that grows by a dropdown and shrinks by tapping a chip. */
export function ChipsCard({
  title,
  prompt,
  groups,
  chosen,
  onChange,
}: {
  title: string;
  /** What the dropdown says while nothing is picked: "Add a location". */
  prompt: string;
  groups: readonly { label: string; options: readonly string[] }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <SelectBox>
        <select
          className={styles.select}
          aria-label={prompt}
          value=""
          onChange={(event) => onChange(withChip(chosen, event.target.value))}
        >
          <option value="">{prompt}</option>
          {groups.map(({ label, options }) => {
            const free = options.filter((option) => !chosen.includes(option));
            const items = free.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ));
            if (groups.length === 1) return items;
            return free.length ? (
              <optgroup key={label} label={label}>
                {items}
              </optgroup>
            ) : null;
          })}
        </select>
      </SelectBox>
      {chosen.length > 0 && (
        <ChipRow wrap label={title}>
          {chosen.map((chip) => (
            <RemovableChip key={chip} label={chip} onRemove={() => onChange(withoutChip(chosen, chip))} />
          ))}
        </ChipRow>
      )}
    </section>
  );
}
