import { Check } from 'lucide-react';
import { useId } from 'react';
import { SelectBox } from '../ui/select-box.tsx';
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
      <SelectBox>
        <select
          id={id}
          className={styles.select}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value as T)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </SelectBox>
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
