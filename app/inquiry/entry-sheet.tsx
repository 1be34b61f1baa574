import { type FormEvent, useState } from 'react';
import { isEmail } from '#domain/inquiry/inquiry';
import { MESSAGES, refusalText } from '#domain/text/messages';
import type { OutboxEntry } from '#local/outbox-entry';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/notice.tsx';
import { showToast } from '../ui/toast-state.ts';
import type { FormValues } from '../ui/use-draft.ts';
import { checkNameAndPhone } from './checks.ts';
import { EmailField, NameField, PhoneField, TextAreaField } from './fields.tsx';
import { entryLine, entryTitle } from './outbox-words.ts';
import { Sheet, SheetBody, SheetFooter } from './sheet.tsx';
import styles from './sheet-parts.module.css';

const EDITABLE = ['name', 'phone', 'email', 'message'] as const;

function readFields(entry: OutboxEntry): FormValues {
  return Object.fromEntries(EDITABLE.map((name) => [name, String(entry.body?.[name] ?? '')]));
}

/**
 * One entry that is not sent: its text can be changed and sent, or deleted after asking. It may be sent meanwhile, which
 * takes nothing away from who is typing.
 */
export function EntrySheet({
  entry,
  now = entry,
  onClose,
}: {
  /** As it was when it was opened. */
  entry: OutboxEntry;
  /** What has become of it. */
  now?: OutboxEntry | undefined;
  onClose: () => void;
}) {
  const sent = now.state === 'sent';
  const personal = entry.body?.name !== undefined;
  const [values, setValues] = useState(() => readFields(entry));
  const [errors, setErrors] = useState<FormValues>(() => fieldErrors(entry.lastError?.fields));
  const [sure, setSure] = useState(false);
  const field = (name: string) => ({
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: (value: string) => setValues((held) => ({ ...held, [name]: value })),
  });

  async function save(event: FormEvent) {
    event.preventDefault();
    const wrong = personal ? checkNameAndPhone(values) : {};
    if (values.email?.trim() && !isEmail(values.email.trim())) wrong.email = MESSAGES.emailFormat.title;
    setErrors(wrong);
    if (Object.keys(wrong).length) return;
    try {
      const local = await import('#local/outbox-list');
      if (personal) await local.changeEntry(entry, values);
      else await local.resend(entry.key);
      onClose();
    } catch (error) {
      console.warn('An entry could not be changed', error);
      showToast(MESSAGES.notKept);
    }
  }

  async function remove() {
    if (!sure) return setSure(true);
    const { removeEntry } = await import('#local/outbox-list');
    const gone = await removeEntry(entry.key).catch(() => false);
    if (!gone) showToast(MESSAGES.notDeleted);
    onClose();
  }

  return (
    <Sheet title={entryTitle(entry.about)} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={save}>
        <SheetBody>
          <div className={styles.fields}>
            {sent ? (
              <Note tone="success" title="Already sent">
                {personal && 'What you change here goes as a message of its own.'}
              </Note>
            ) : (
              <Note
                tone={now.state === 'needs-attention' ? 'error' : 'warning'}
                title={now.state === 'needs-attention' ? 'Needs your attention' : 'Waiting to send'}
              >
                {entryLine(now)}
              </Note>
            )}
            {now.held && <a href="/api/login">Sign In</a>}
            {personal && (
              <>
                <NameField {...field('name')} />
                <PhoneField {...field('phone')} />
                <EmailField {...field('email')} optional />
                {entry.command === 'submitInquiry' && (
                  <TextAreaField {...field('message')} label="Message" optional />
                )}
              </>
            )}
          </div>
        </SheetBody>
        <SheetFooter>
          {sent ? (
            <Button look="neutral" onClick={onClose}>
              Close
            </Button>
          ) : (
            <Button look="neutral" onClick={remove}>
              {sure ? 'Yes, delete it' : 'Delete'}
            </Button>
          )}
          <Button type="submit">Send</Button>
        </SheetFooter>
      </form>
    </Sheet>
  );
}

function fieldErrors(fields: Record<string, string> | undefined): FormValues {
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, reason]) => [
      name,
      refusalText(422, { fields: { [name]: reason } }),
    ]),
  );
}
