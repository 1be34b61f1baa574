import * as v from 'valibot';
import { text } from '#domain/text/text';

const HttpsLink = v.pipe(text(300), v.regex(/^https:\/\/[^\s"'<>]+$/, 'must be an https address'));
const Phone = v.pipe(text(40), v.regex(/^\+?[\d\s-]{6,20}$/, 'must be a phone number'));

/**
 * The agency's own facts, shown on every page. They stand in one settings file (seed/agency.json), are kept in the
 * database and travel to phones with page data and the feed.
 */
export const AgencySchema = v.object({
  name: text(80),
  /** True while these are the sample's invented facts; the server says so at start. */
  sample: v.optional(v.boolean(), false),
  phones: v.pipe(v.array(Phone), v.minLength(1, 'needs one phone number'), v.maxLength(4)),
  /** Number that WhatsApp chats open with. */
  whatsapp: Phone,
  email: v.pipe(text(120), v.email('must be an e-mail address')),
  address: v.object({
    street: text(160),
    locality: text(80),
    city: text(80),
    region: text(80),
    postalCode: text(12),
  }),
  hours: text(80),
  /** MahaRERA agent registration. */
  reraNumber: text(40),
  reraWebsite: text(80),
  socials: v.object({
    facebook: v.optional(HttpsLink),
    instagram: v.optional(HttpsLink),
    youtube: v.optional(HttpsLink),
  }),
  /** Account that accepted inquiries are reported to; nothing is loaded or sent without one. See ads.ts. */
  adsConversion: v.optional(
    v.object({
      id: v.pipe(text(40), v.regex(/^[\w-]+$/, 'must be an account id')),
      label: v.pipe(text(80), v.regex(/^[\w-]+$/, 'must be a conversion label')),
      script: v.optional(
        v.pipe(
          text(300),
          v.regex(
            /^(?:https:\/\/[\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?\/[\w./-]*$/,
            'must be an https address',
          ),
        ),
      ),
    }),
  ),
});
export type Agency = v.InferOutput<typeof AgencySchema>;
