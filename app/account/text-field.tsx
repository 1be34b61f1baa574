import { CircleAlert } from 'lucide-react';
import { type InputHTMLAttributes, useId } from 'react';
import styles from './text-field.module.css';

/** One line of text: label above, what it comes to at its right, what is wrong below. */
export function TextField({
  label,
  value,
  words,
  prefix,
  problem,
  onChange,
  ...input
}: {
  label: string;
  value: string;
  words?: string;
  prefix?: string;
  problem?: string | null | undefined;
  onChange: (text: string) => void;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'prefix'>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label htmlFor={id}>{label}</label>
        {words && (
          <span id={`${id}-words`} className={styles.words}>
            {words}
          </span>
        )}
      </div>
      <div className={styles.box} data-bad={problem ? true : undefined}>
        {prefix && <span aria-hidden="true">{prefix}</span>}
        <input
          {...input}
          id={id}
          value={value}
          aria-invalid={problem ? true : undefined}
          aria-describedby={
            [words && `${id}-words`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined
          }
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          <CircleAlert size={20} strokeWidth={1.75} aria-hidden />
          {problem}
        </p>
      )}
    </div>
  );
}
