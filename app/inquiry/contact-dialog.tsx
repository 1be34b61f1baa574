import { Calendar, Phone } from 'lucide-react';
import { useState } from 'react';
import { MESSAGES } from '#domain/text/messages';
import { Button } from '../ui/button.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { checkContact, checkEmail } from './checks.ts';
import type { HomeRef } from './dialog-state.ts';
import { EmailField, NameField, PhoneField, TextAreaField } from './fields.tsx';
import { Consent, Honeypot } from './form-extras.tsx';
import { HomeLine } from './home-line.tsx';
import { KeptPanel } from './kept-panel.tsx';
import { SentPanel } from './sent-panel.tsx';
import { Sheet, SheetBody, SheetFooter } from './sheet.tsx';
import styles from './sheet-parts.module.css';
import { UnsavedNote } from './unsaved-note.tsx';
import { useContactForm } from './use-contact-form.ts';

const TYPES = [
  { value: 'callback', label: 'Call back', icon: Phone },
  { value: 'schedule_visit', label: 'Visit', icon: Calendar },
] as const;
type Type = (typeof TYPES)[number]['value'];
const EMPTY = { name: '', phone: '', email: '', message: '', type: 'callback', fax: '' };

/** "Talk to us": a call back, or a visit (spec sections 2 and 4). Success closes and clears the form; what the agency has now stands in its place. */
export function ContactDialog({ home, onClose }: { home: HomeRef | null; onClose: () => void }) {
  const [kept, setKept] = useState<typeof EMPTY | null>(null);
  const [sent, setSent] = useState<(typeof EMPTY & { receivedAt: Date }) | null>(null);
  const form = useContactForm({
    form: home ? `contact:${home.id}` : 'contact',
    initial: EMPTY,
    check: (values) => ({ ...checkContact(values), ...checkEmail(values) }),
    send: async (values, options) => {
      const { submitInquiry } = await import('#local/inquiry');
      const draft = { ...values, type: values.type as Type, propertyId: home?.id ?? null };
      return submitInquiry(draft, { ...options, propertyName: home?.name });
    },
    sent: MESSAGES.inquirySent,
    failed: MESSAGES.inquiryFailed,
    onSent: (values) => {
      setSent({ ...values, receivedAt: new Date() });
      return true;
    },
    onKept: (values) => {
      setKept(values);
      return true;
    },
  });
  const type = form.values.type as Type;
  const busy = form.status === 'submitting';
  const words = type === 'callback' ? 'Request a call back' : 'Request a visit';

  const labelOf = (wanted: string) => TYPES.find((each) => each.value === wanted)?.label ?? '';

  if (sent)
    return (
      <Sheet title={MESSAGES.inquirySent.title} onClose={onClose}>
        <SentPanel
          request={labelOf(sent.type)}
          home={home}
          phone={sent.phone}
          receivedAt={sent.receivedAt}
          onDone={onClose}
        />
      </Sheet>
    );
  if (kept)
    return (
      <Sheet title={MESSAGES.keptFull.title} onClose={onClose}>
        <KeptPanel
          rows={[
            ['Request', labelOf(kept.type)],
            ['Home', home?.name],
            ['Name', kept.name],
          ]}
          phone={kept.phone}
          onChangeIt={() => {
            form.changeKept(kept);
            setKept(null);
          }}
          onDone={onClose}
        />
      </Sheet>
    );
  return (
    <Sheet title="Talk to us" onClose={onClose}>
      <form {...form.formProps} className={styles.form}>
        <SheetBody>
          <div className={styles.fields}>
            {home && <HomeLine home={home} />}
            <Segmented
              name="type"
              legend="What would you like?"
              options={TYPES}
              value={type}
              onChange={(value) => busy || form.set('type', value)}
            />
            <NameField {...form.field('name')} />
            <PhoneField {...form.field('phone')} />
            <EmailField {...form.field('email')} optional />
            <TextAreaField
              {...form.field('message')}
              label="Message"
              optional
              placeholder="Sunday visit, parking, loan…"
            />
            <Honeypot {...form.field('fax')} />
            {form.status === 'unsaved' && <UnsavedNote onSendNow={form.sendNow} />}
            <Consent />
          </div>
        </SheetBody>
        <SheetFooter>
          <div className={styles.action}>
            <Button type="submit" full busy={busy}>
              {busy ? 'Submitting...' : words}
            </Button>
            <p className={styles.hint}>We reply within 24 hours. No signal? It is kept and sent later.</p>
          </div>
        </SheetFooter>
      </form>
    </Sheet>
  );
}
