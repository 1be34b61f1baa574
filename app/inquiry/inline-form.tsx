import type { ComponentProps, ReactNode } from 'react';
import { telHref } from '#domain/agency/links';
import { MESSAGES } from '#domain/text/messages';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/notice.tsx';
import { useAgency } from '../ui/use-agency.ts';
import { Consent, Honeypot } from './form-extras.tsx';
import styles from './inline-form.module.css';
import { UnsavedNote } from './unsaved-note.tsx';
import type { FormStatus } from './use-contact-form.ts';

/** A form that stands in a page: fields, what became of the last try, consent and the one button. */
export function InlineForm({
  label,
  status,
  onSendNow,
  formProps,
  fax,
  words,
  busyWords = 'Submitting...',
  purpose,
  children,
}: {
  /** Name of the form for screen readers. */
  label: string;
  status: FormStatus;
  onSendNow: () => void;
  formProps: ComponentProps<'form'>;
  fax: ComponentProps<typeof Honeypot>;
  /** On the button. */
  words: string;
  busyWords?: string;
  purpose?: string;
  children: ReactNode;
}) {
  const busy = status === 'submitting';
  const [phone = ''] = useAgency().phones;
  return (
    <form {...formProps} className={styles.form} aria-label={label}>
      {children}
      <Honeypot {...fax} />
      {status === 'unsaved' && <UnsavedNote onSendNow={onSendNow} />}
      <div role="status">
        {status === 'kept' && (
          <Note tone="warning" title={MESSAGES.kept.title}>
            {MESSAGES.kept.description}
          </Note>
        )}
      </div>
      <Consent purpose={purpose} />
      <noscript>
        <p>
          Sending needs JavaScript. Without it, please call <a href={telHref(phone)}>{phone}</a>.
        </p>
      </noscript>
      <Button type="submit" full busy={busy}>
        {busy ? busyWords : words}
      </Button>
    </form>
  );
}

/** Two fields beside each other where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
