import { MESSAGES } from '#domain/text/messages';
import { checkContact } from './checks.ts';
import { NameField, PhoneField, SelectField } from './fields.tsx';
import { InlineForm } from './inline-form.tsx';
import { useContactForm } from './use-contact-form.ts';

const EMPTY = { name: '', phone: '', requirement: '', fax: '' };
const REQUIREMENTS = [
  ['buy', 'Buy'],
  ['sell', 'Sell'],
  ['rent', 'Rent'],
] as const;

/** What the agency reads: the choice in words. */
export function quickMessage(requirement: string): string {
  const wish = REQUIREMENTS.find(([value]) => value === requirement)?.[1];
  return `Quick contact, Kamothe. Requirement: ${wish ?? 'not said'}`;
}

/** Quick Contact on the Kamothe agent page: an inquiry whose message says what is wanted. */
export function QuickContactForm() {
  const form = useContactForm({
    form: 'quick-contact',
    initial: EMPTY,
    check: checkContact,
    send: async ({ requirement, ...values }, options) => {
      const { submitInquiry } = await import('#local/inquiry');
      return submitInquiry({ ...values, type: 'inquiry', message: quickMessage(requirement) }, options);
    },
    sent: MESSAGES.inquirySent,
    failed: MESSAGES.inquiryFailed,
  });
  return (
    <InlineForm
      label="Quick Contact"
      status={form.status}
      onSendNow={form.sendNow}
      formProps={form.formProps}
      fax={form.field('fax')}
      words="Submit Inquiry"
    >
      <NameField {...form.field('name')} />
      <PhoneField {...form.field('phone')} />
      <SelectField {...form.field('requirement')} label="Requirement" optional options={REQUIREMENTS} />
    </InlineForm>
  );
}
