import { CircleAlert } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { grouped } from './grouped.ts';
import styles from './number-field.module.css';

export interface Slider {
  min: number;
  max: number;
  step: number;
  /** Words at the two ends. */
  ends: [string, string];
  /** How the slider's value is written into the field. */
  write: (value: number) => string;
}

/**
 * A number typed by hand: label above, unit inside, words at the right ("75 lakh"), and the sentence that says what is
 * wrong below. What was typed stays, only that rupees in digits are grouped once the field is left. With `slider`, a
 * second way to set it, for thumbs.
 */
export function NumberField({
  name,
  label,
  value,
  number,
  problem,
  prefix,
  suffix,
  words,
  optional,
  slider,
  onChange,
}: {
  name: string;
  label: string;
  value: string;
  /** Where the slider stands: what could be read from `value`, also when it is out of range. */
  number?: number | null;
  problem: string | null;
  prefix?: string;
  suffix?: string;
  words?: string;
  optional?: boolean;
  slider?: Slider;
  onChange: (text: string) => void;
}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-words`} className={styles.words}>
          {words || (optional ? 'optional' : '')}
        </span>
      </div>
      <div className={styles.box} data-bad={problem ? true : undefined}>
        {prefix && <span className={styles.unit}>{prefix}</span>}
        <input
          id={id}
          name={name}
          value={value}
          inputMode={suffix ? 'decimal' : 'text'}
          autoComplete="off"
          maxLength={40}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-words ${id}-problem`}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => {
            const written = prefix === '₹' ? grouped(value.trim()) : value;
            if (written !== value) onChange(written);
          }}
        />
        {suffix && <span className={styles.unit}>{suffix}</span>}
      </div>
      <p id={`${id}-problem`} className={styles.problem} role="status">
        {problem && (
          <>
            <CircleAlert size={20} strokeWidth={1.75} aria-hidden />
            {problem}
          </>
        )}
      </p>
      {slider && <FieldSlider label={label} number={number ?? null} slider={slider} onChange={onChange} />}
    </div>
  );
}

function FieldSlider({
  label,
  number,
  slider,
  onChange,
}: {
  label: string;
  number: number | null;
  slider: Slider;
  onChange: (text: string) => void;
}) {
  const at = Math.min(slider.max, Math.max(slider.min, number ?? slider.min));
  const share = (at - slider.min) / (slider.max - slider.min);
  return (
    <>
      <input
        type="range"
        className={styles.slider}
        aria-label={`${label}, slider`}
        aria-valuetext={slider.write(at)}
        min={slider.min}
        max={slider.max}
        step={slider.step}
        value={at}
        style={{ '--share': share } as CSSProperties}
        onChange={(event) => onChange(slider.write(Number(event.target.value)))}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{slider.ends[0]}</span>
        <span>{slider.ends[1]}</span>
      </div>
    </>
  );
}
