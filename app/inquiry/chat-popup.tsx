import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { MESSAGES } from '#domain/text/messages';
import { Button } from '../ui/button.tsx';
import { keepFocusClear } from '../ui/keep-focus-clear.ts';
import { LogoMark } from '../ui/logo.tsx';
import { Toran } from '../ui/toran.tsx';
import { useAgency } from '../ui/use-agency.ts';
import styles from './chat-popup.module.css';
import { closeChat } from './chat-state.ts';
import { checkNameAndPhone } from './checks.ts';
import { NameField, PhoneField } from './fields.tsx';
import { Consent, Honeypot } from './form-extras.tsx';
import { UnsavedNote } from './unsaved-note.tsx';
import { useContactForm } from './use-contact-form.ts';

const EMPTY = { name: '', phone: '', fax: '' };

/** The timed offer of help: a question, then name and phone, then thanks (spec section 4). */
export function ChatPopup() {
  const agency = useAgency();
  const popup = useRef<HTMLElement>(null);
  useEffect(() => (popup.current ? keepFocusClear(popup.current) : undefined), []);
  const [asking, setAsking] = useState(false);
  const [thanks, setThanks] = useState<{ values: typeof EMPTY; kept: boolean } | null>(null);
  const form = useContactForm({
    form: 'chat',
    initial: EMPTY,
    check: checkNameAndPhone, // "No phone format check" (spec section 5)
    incomplete: MESSAGES.chatFields,
    send: async (values, options) => {
      const { submitLead } = await import('#local/lead');
      return submitLead({ ...values, source: 'chat_popup' }, options);
    },
    sent: MESSAGES.chatSent,
    failed: MESSAGES.chatFailed,
    onSent: (values) => setThanks({ values, kept: false }),
    onKept: (values) => {
      setThanks({ values, kept: true });
      return true;
    },
  });
  const busy = form.status === 'submitting';

  return (
    <section ref={popup} className={styles.popup} aria-label="Chat with us">
      <Toran className={styles.toran} />
      <header className={styles.head}>
        <LogoMark size={48} />
        <div className={styles.who}>
          <p className={styles.name}>{agency.name}</p>
          <p className={styles.hours}>{agency.hours}</p>
        </div>
        <button type="button" className={styles.close} aria-label="Close chat" onClick={closeChat}>
          <X size={26} strokeWidth={1.75} aria-hidden />
        </button>
      </header>
      {thanks ? (
        <Thanks {...thanks} />
      ) : (
        <form {...form.formProps} className={styles.body}>
          {asking ? (
            <>
              <NameField {...form.field('name')} />
              <PhoneField {...form.field('phone')} />
              <Honeypot {...form.field('fax')} />
              {form.status === 'unsaved' && <UnsavedNote onSendNow={form.sendNow} />}
              <Consent purpose="to help you choose" />
            </>
          ) : (
            <p className={styles.question}>Looking for a home around here? We can help you choose.</p>
          )}
          <div className={styles.actions}>
            {asking ? (
              <Button type="submit" busy={busy}>
                {busy ? 'Connecting...' : 'Get Consultation'}
              </Button>
            ) : (
              <Button onClick={() => setAsking(true)}>Yes, I need help!</Button>
            )}
            <Button look="neutral" onClick={closeChat}>
              Later
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}

function Thanks({ values, kept }: { values: typeof EMPTY; kept: boolean }) {
  return (
    <div className={styles.body} role="status">
      <p className={styles.question}>Thank you, {values.name}!</p>
      {kept ? (
        <p>
          {MESSAGES.kept.title} {MESSAGES.kept.description} Then we call you on {values.phone}.
        </p>
      ) : (
        <p>We will call you on {values.phone} within 30 minutes.</p>
      )}
      <Button look="neutral" full onClick={closeChat}>
        Continue Browsing
      </Button>
    </div>
  );
}
