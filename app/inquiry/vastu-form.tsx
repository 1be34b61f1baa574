import type { CommandInput } from '#domain/api/commands';
import { MESSAGES } from '#domain/text/messages';
import { checkContact, checkEmail, checkFilled } from './checks.ts';
import { EmailField, NameField, PhoneField, SelectField, TextAreaField } from './fields.tsx';
import { FieldPair, InlineForm } from './inline-form.tsx';
import { useContactForm } from './use-contact-form.ts';

const EMPTY = {
  name: '',
  phone: '',
  email: '',
  propertyType: '',
  consultationType: '',
  message: '',
  fax: '',
};

const PROPERTY_TYPES = [
  ['residential', 'Residential'],
  ['commercial', 'Commercial'],
  ['office', 'Office'],
  ['plot', 'Plot'],
] as const;
const CONSULTATION_TYPES = [
  ['new_construction', 'New construction'],
  ['existing_audit', 'Audit of an existing home'],
  ['plot_selection', 'Plot selection'],
  ['remedial', 'Remedies'],
] as const;

/** Booking of a Vastu consultation (spec sections 2, 5 and 9). */
export function VastuForm() {
  const form = useContactForm({
    form: 'vastu',
    initial: EMPTY,
    check: (values) => ({
      ...checkFilled(values, {
        propertyType: 'Please choose a property type.',
        consultationType: 'Please choose a consultation.',
      }),
      ...checkContact(values),
      ...checkEmail(values),
    }),
    send: async (values, options) => {
      const { submitInquiry } = await import('#local/inquiry');
      const draft = { ...values, type: 'vastu_consultation' } as CommandInput<'submitInquiry'>;
      return submitInquiry(draft, options);
    },
    sent: MESSAGES.vastuSent,
    failed: MESSAGES.vastuFailed,
  });
  return (
    <InlineForm
      label="Book a consultation"
      status={form.status}
      onSendNow={form.sendNow}
      formProps={form.formProps}
      fax={form.field('fax')}
      words="Book Consultation"
      purpose="about this consultation"
    >
      <FieldPair>
        <NameField {...form.field('name')} label="Full Name" />
        <PhoneField {...form.field('phone')} label="Phone Number" />
      </FieldPair>
      <EmailField {...form.field('email')} optional />
      <FieldPair>
        <SelectField {...form.field('propertyType')} label="Property Type" options={PROPERTY_TYPES} />
        <SelectField
          {...form.field('consultationType')}
          label="Consultation Type"
          options={CONSULTATION_TYPES}
        />
      </FieldPair>
      <TextAreaField {...form.field('message')} label="Message" optional />
    </InlineForm>
  );
}
