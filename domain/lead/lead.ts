import * as v from 'valibot';
import { PhoneSchema } from '#domain/phone/phone';
import { PropertyIdSchema } from '#domain/property/property';
import { looseText, optional, text } from '#domain/text/text';

/** Where a lead came from (spec section 3). */
export const LEAD_SOURCES = ['brochure_download', 'document_download', 'chat_popup'] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

/** Limits in UTF-16 units, the same for forms, outbox and server. */
export const CONTACT_LIMITS = { name: 120, email: 254, message: 4000, about: 300 } as const;

/** Blank and null mean "not given". */
export const blankable = (max: number) =>
  optional(
    v.pipe(
      looseText(max),
      v.transform((value) => value || undefined),
    ),
  );

/** Must stay empty: people never see this field, form-filling robots do. A filled one is marked, not lost. */
export const HoneypotSchema = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' ? value.trim().slice(0, 200) : '')),
  ),
  '',
);

/**
 * When it was written, by the phone's own clock, in milliseconds since 1970; the server's time counts. A clock that is
 * off never makes a body invalid.
 */
export const WrittenAtSchema = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) =>
      Number.isSafeInteger(value) && Number(value) > 0 && Number(value) < 8.64e15 ? Number(value) : undefined,
    ),
  ),
);

/**
 * Body of POST /api/leads: name, phone, source, e-mail only when given (spec sections 3 and 7). `propertyId`,
 * `about` (names of the documents asked for) and `createdAt` are additions; `fax` is the honeypot.
 */
export const LeadSchema = v.object({
  name: text(CONTACT_LIMITS.name),
  phone: PhoneSchema,
  source: v.picklist(LEAD_SOURCES, `must be one of ${LEAD_SOURCES.join(', ')}`),
  email: blankable(CONTACT_LIMITS.email),
  propertyId: optional(PropertyIdSchema),
  about: blankable(CONTACT_LIMITS.about),
  createdAt: WrittenAtSchema,
  fax: HoneypotSchema,
});
export type LeadDraft = v.InferInput<typeof LeadSchema>;
export type LeadBody = v.InferOutput<typeof LeadSchema>;
