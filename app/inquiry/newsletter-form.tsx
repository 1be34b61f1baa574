import { useState } from 'react';
import { MESSAGES } from '#domain/text/messages';
import { Button } from '../ui/button.tsx';
import { checkContact, checkEmail } from './checks.ts';
import { EmailField, NameField, PhoneField } from './fields.tsx';
import { InlineForm } from './inline-form.tsx';
import { useContactForm } from './use-contact-form.ts';

const EMPTY = { name: '', phone: '', email: '', fax: '' };
const WORDS = 'Notify Me When Ready';

/** "Notify Me When Ready": the first tap asks how to reach the reader, the second sends an inquiry. */
export function NewsletterForm() {
  const [asking, setAsking] = useState(false);
  const form = useContactForm({
    form: 'newsletter',
    initial: EMPTY,
    check: (values) => ({ ...checkContact(values), ...checkEmail(values) }),
    send: async (values, options) => {
      const { submitInquiry } = await import('#local/inquiry');
      const message = 'Newsletter: tell me when new guides are ready.';
      return submitInquiry({ ...values, type: 'inquiry', message }, options);
    },
    sent: MESSAGES.newsletterSent,
    failed: MESSAGES.inquiryFailed,
    onSent: () => setAsking(false),
  });
  if (!asking) return <Button onClick={() => setAsking(true)}>{WORDS}</Button>;
  return (
    <InlineForm
      label={WORDS}
      status={form.status}
      onSendNow={form.sendNow}
      formProps={form.formProps}
      fax={form.field('fax')}
      words={WORDS}
      purpose="when new guides are ready"
    >
      <NameField {...form.field('name')} />
      <PhoneField {...form.field('phone')} />
      <EmailField {...form.field('email')} optional />
    </InlineForm>
  );
}
