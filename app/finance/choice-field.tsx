import { Check, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styles from './choice-field.module.css';

interface Option<T extends string> {
  value: T;
  label: string;
}

interface ChoiceProps<T extends string> {
  name: string;
  label: string;
  value: T;
  options: readonly Option<T>[];
  onChange: (value: T) => void;
}

/** One of a list, with the phone's own picker. */
export function SelectField<T extends string>({ name, label, value, options, onChange }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.select}>
        <select id={id} name={name} value={value} onChange={(event) => onChange(event.target.value as T)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={22} strokeWidth={1.75} aria-hidden />
      </div>
    </div>
  );
}

/** One of a few, all of them in sight. */
export function ChipsField<T extends string>({ name, label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.label}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.chip}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <Check size={18} strokeWidth={2} aria-hidden />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
