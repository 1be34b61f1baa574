import type { LucideIcon } from 'lucide-react';
import styles from './segmented.module.css';

export interface SegmentedOption<T extends string> {
  value: T;
  label: string;
  icon?: LucideIcon;
}

/**
 * Two to four choices of which one is on, as radio inputs named `name`: inside a form they are sent with it, also
 * without scripts. With `value` and `onChange` it is controlled; with `defaultValue` it is not.
 */
export function Segmented<T extends string>({
  name,
  legend,
  options,
  value,
  defaultValue,
  onChange,
}: {
  name: string;
  /** What is being chosen, for screen readers. */
  legend: string;
  options: readonly SegmentedOption<T>[];
  value?: T;
  defaultValue?: T;
  onChange?: (value: T) => void;
}) {
  return (
    <fieldset className={styles.track} aria-label={legend}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={onChange ? () => onChange(option.value) : undefined}
          />
          <span className={styles.face}>
            {option.icon && <option.icon size={20} strokeWidth={1.75} aria-hidden />}
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
