import * as v from 'valibot';
import { blankable, CONTACT_LIMITS, HoneypotSchema, WrittenAtSchema } from '#domain/lead/lead';
import { PhoneSchema } from '#domain/phone/phone';
import { PropertyIdSchema } from '#domain/property/property';
import { text } from '#domain/text/text';

/** Kinds of inquiry (spec section 9). */
export const INQUIRY_TYPES = ['callback', 'schedule_visit', 'inquiry', 'vastu_consultation'] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number];

/** Choices of the Vastu form (spec section 9). */
export const VASTU_PROPERTY_TYPES = ['residential', 'commercial', 'office', 'plot'] as const;
export const VASTU_CONSULTATION_TYPES = [
  'new_construction',
  'existing_audit',
  'plot_selection',
  'remedial',
] as const;

/** Requirement of the Kamothe quick contact form (spec section 2). */
export const REQUIREMENTS = ['buy', 'sell', 'rent'] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

/** Deliberately wide: one @ with something before it and a dotted name behind it. */
export function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value);
}

const choice = <const T extends readonly string[]>(values: T) =>
  v.pipe(
    v.nullish(v.union([v.picklist(values), v.literal('')], `must be one of ${values.join(', ')}`)),
    v.transform((value) => (value || undefined) as T[number] | undefined),
  );

/**
 * Body of POST /api/inquiries (spec sections 3 and 7). Name and phone are always required, an e-mail must look
 * like one, the Vastu form's two choices are required for its type only. `fax` is the honeypot.
 */
export const InquirySchema = v.pipe(
  v.object({
    name: text(CONTACT_LIMITS.name),
    phone: PhoneSchema,
    email: v.pipe(
      blankable(CONTACT_LIMITS.email),
      v.check((value) => value === undefined || isEmail(value), 'must be an e-mail address'),
    ),
    message: blankable(CONTACT_LIMITS.message),
    type: v.optional(v.picklist(INQUIRY_TYPES, `must be one of ${INQUIRY_TYPES.join(', ')}`), 'inquiry'),
    propertyId: v.optional(
      v.pipe(
        v.nullish(v.union([PropertyIdSchema, v.literal('')], 'must be the id of a listing')),
        v.transform((value) => value || null),
      ),
      null,
    ),
    propertyType: v.optional(choice(VASTU_PROPERTY_TYPES)),
    consultationType: v.optional(choice(VASTU_CONSULTATION_TYPES)),
    createdAt: WrittenAtSchema,
    fax: HoneypotSchema,
  }),
  v.forward(
    v.check(
      (value) => value.type !== 'vastu_consultation' || value.propertyType !== undefined,
      'must be chosen',
    ),
    ['propertyType'],
  ),
  v.forward(
    v.check(
      (value) => value.type !== 'vastu_consultation' || value.consultationType !== undefined,
      'must be chosen',
    ),
    ['consultationType'],
  ),
);
export type InquiryDraft = v.InferInput<typeof InquirySchema>;
export type InquiryBody = v.InferOutput<typeof InquirySchema>;
