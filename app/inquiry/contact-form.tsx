import { MESSAGES } from '#domain/text/messages';
import { checkContact, checkEmail, checkFilled } from './checks.ts';
import { EmailField, NameField, PhoneField, TextAreaField } from './fields.tsx';
import { FieldPair, InlineForm } from './inline-form.tsx';
import { useContactForm } from './use-contact-form.ts';

const EMPTY = { name: '', email: '', phone: '', message: '', fax: '' };

/** The message form of /contact: everything is required (spec section 5). */
export function ContactForm() {
  const form = useContactForm({
    form: 'contact-page',
    initial: EMPTY,
    check: (values) => ({
      ...checkFilled(values, { message: 'Please write a message.', email: 'Please give your e-mail.' }),
      ...(values.email.trim() ? checkEmail(values) : {}),
      ...checkContact(values),
    }),
    send: async (values, options) => {
      const { submitInquiry } = await import('#local/inquiry');
      return submitInquiry({ ...values, type: 'inquiry' }, options);
    },
    sent: MESSAGES.contactSent,
    failed: MESSAGES.contactFailed,
  });
  return (
    <InlineForm
      label="Write to us"
      status={form.status}
      onSendNow={form.sendNow}
      formProps={form.formProps}
      fax={form.field('fax')}
      words="Send Message"
      busyWords="Sending..."
    >
      <NameField {...form.field('name')} label="Full Name" />
      <FieldPair>
        <EmailField {...form.field('email')} />
        <PhoneField {...form.field('phone')} />
      </FieldPair>
      <TextAreaField {...form.field('message')} label="Message" />
    </InlineForm>
  );
}
