import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CONTACT_LIMITS } from '#domain/lead/lead';
import { MAX_PHONE_LENGTH } from '#domain/phone/phone';
import { SelectBox } from '../ui/select-box.tsx';
import styles from './fields.module.css';

interface FieldProps {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  optional?: boolean;
  /** While its form is being sent: what is typed then would not be in it. The focus stays, which `disabled` takes away. */
  readOnly?: boolean;
  onChange: (value: string) => void;
}

function Frame({
  id,
  label,
  optional,
  error,
  children,
}: Pick<FieldProps, 'label' | 'optional' | 'error'> & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label htmlFor={id}>{label}</label>
        {optional && <span className={styles.optional}>optional</span>}
      </div>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert size={20} strokeWidth={1.75} aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}

const invalid = (id: string, error: string | undefined, optional: boolean | undefined) => ({
  id,
  // Said outright: a required field that is still empty would be announced as wrong before anybody has sent anything.
  'aria-invalid': Boolean(error),
  'aria-describedby': error ? `${id}-error` : undefined,
  required: !optional,
});

/** One line of text. */
export function TextField({
  type = 'text',
  autoComplete,
  placeholder,
  ...field
}: FieldProps & {
  type?: 'text' | 'email';
  autoComplete?: string;
  placeholder?: string;
}) {
  const id = useId();
  return (
    <Frame id={id} {...field}>
      <input
        {...invalid(id, field.error, field.optional)}
        className={styles.input}
        type={type}
        inputMode={type === 'email' ? 'email' : undefined}
        name={field.name}
        value={field.value}
        readOnly={field.readOnly}
        autoComplete={autoComplete}
        autoCapitalize={type === 'email' ? 'none' : undefined}
        placeholder={placeholder}
        maxLength={type === 'email' ? CONTACT_LIMITS.email : CONTACT_LIMITS.name}
        onChange={(event) => field.onChange(event.target.value)}
      />
    </Frame>
  );
}

export function NameField({ label = 'Name', ...field }: Omit<FieldProps, 'label'> & { label?: string }) {
  return <TextField {...field} label={label} autoComplete="name" />;
}

export function EmailField({ label = 'Email', ...field }: Omit<FieldProps, 'label'> & { label?: string }) {
  return (
    <TextField {...field} label={label} type="email" autoComplete="email" placeholder="you@example.in" />
  );
}

/** A phone number as anybody types it; "+91" stands before it unless another country code is typed. */
export function PhoneField({ label = 'Phone', ...field }: Omit<FieldProps, 'label'> & { label?: string }) {
  const id = useId();
  const foreign = field.value.trimStart().startsWith('+');
  return (
    <Frame id={id} label={label} {...field}>
      <div className={styles.phone} data-bad={field.error ? true : undefined}>
        {!foreign && <span aria-hidden="true">+91</span>}
        <input
          {...invalid(id, field.error, field.optional)}
          type="tel"
          inputMode="tel"
          name={field.name}
          value={field.value}
          readOnly={field.readOnly}
          autoComplete="tel"
          placeholder="10 digits"
          maxLength={MAX_PHONE_LENGTH}
          onChange={(event) => field.onChange(event.target.value)}
        />
      </div>
    </Frame>
  );
}

export function TextAreaField({ placeholder, ...field }: FieldProps & { placeholder?: string }) {
  const id = useId();
  return (
    <Frame id={id} {...field}>
      <textarea
        {...invalid(id, field.error, field.optional)}
        className={styles.input}
        rows={3}
        name={field.name}
        value={field.value}
        readOnly={field.readOnly}
        placeholder={placeholder}
        maxLength={CONTACT_LIMITS.message}
        onChange={(event) => field.onChange(event.target.value)}
      />
    </Frame>
  );
}

export function SelectField({
  options,
  ...field
}: FieldProps & {
  /** Value and words, in order; the empty choice is added. */
  options: readonly (readonly [string, string])[];
}) {
  const id = useId();
  return (
    <Frame id={id} {...field}>
      <SelectBox>
        <select
          {...invalid(id, field.error, field.optional)}
          className={styles.input}
          name={field.name}
          value={field.value}
          onChange={(event) => field.onChange(event.target.value)}
        >
          {[['', 'Choose…'] as const, ...options].map(([value, words]) => (
            // A select knows no readOnly; one whose other choices are off comes to the same.
            <option key={value} value={value} disabled={field.readOnly && value !== field.value}>
              {words}
            </option>
          ))}
        </select>
      </SelectBox>
    </Frame>
  );
}
