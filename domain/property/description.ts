import * as v from 'valibot';
import { optional, text, textOrNumber } from '#domain/text/text';

const Lines = v.pipe(v.array(text(400)), v.maxLength(60));

const SectionSchema = v.object({
  type: v.literal('list', 'must be "list"'),
  title: optional(text(160)),
  items: Lines,
});

const ContactSchema = v.object({
  title: optional(text(160)),
  subtitle: optional(text(300)),
  services: v.optional(Lines, []),
  phone: optional(text(40)),
  email: optional(text(120)),
  cta: optional(text(120)),
});

/** A description with parts (spec section 3). Text only: nothing in it is ever read as HTML. */
export const StructuredDescriptionSchema = v.object({
  title: optional(text(200)),
  introduction: optional(text(3000)),
  sections: v.optional(v.pipe(v.array(SectionSchema), v.maxLength(20)), []),
  conclusion: optional(text(3000)),
  contact: optional(ContactSchema),
});
export type StructuredDescription = v.InferOutput<typeof StructuredDescriptionSchema>;

// A list would pass as an object without fields, and what it says would be lost without a word.
const notAList = v.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

export const DescriptionSchema = v.union(
  [v.pipe(v.string(), v.maxLength(10000)), v.pipe(notAList, StructuredDescriptionSchema)],
  'must be text or a structured description',
);
export type Description = v.InferOutput<typeof DescriptionSchema>;

const PastProject = v.object({
  name: text(160),
  location: optional(text(160)),
  type: optional(text(80)),
  year: optional(textOrNumber(20)),
});
const OngoingProject = v.object({
  name: text(160),
  location: optional(text(160)),
  type: optional(text(80)),
  expected_completion: optional(textOrNumber(40)),
});

/** What a builder says of itself (spec section 3; field names as documented there). */
export const StructuredDeveloperSchema = v.object({
  company_overview: optional(text(3000)),
  experience: optional(text(400)),
  specialization: v.optional(Lines, []),
  achievements: v.optional(Lines, []),
  completed_projects: v.optional(v.pipe(v.array(PastProject), v.maxLength(60)), []),
  ongoing_projects: v.optional(v.pipe(v.array(OngoingProject), v.maxLength(60)), []),
});
export type StructuredDeveloper = v.InferOutput<typeof StructuredDeveloperSchema>;

export const DeveloperDescriptionSchema = v.union(
  [text(10000), v.pipe(notAList, StructuredDeveloperSchema)],
  'must be text or a structured description',
);
