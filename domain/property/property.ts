import * as v from 'valibot';
import { line, looseText, optional, text, textOrNumber } from '#domain/text/text';
import { DescriptionSchema, DeveloperDescriptionSchema } from './description.ts';
import { PROPERTY_TYPES } from './kinds.ts';
import { SpecificationsSchema } from './specifications.ts';

export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** Limits of one listing: counts of entries, not bytes. */
export const PROPERTY_LIMITS = {
  images: 60,
  videos: 20,
  amenities: 100,
  floorPlans: 30,
  documents: 30,
  nearbyGroups: 20,
  nearbyPlaces: 30,
  faqs: 50,
} as const;

export const PropertyIdSchema = v.pipe(
  v.union([v.string(), v.number()], 'must be text'),
  v.transform(String),
  v.regex(
    /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
    'must be 1 to 64 letters, digits, dots, dashes or underscores',
  ),
);

export const SlugSchema = v.pipe(
  v.string('must be text'),
  v.maxLength(200, 'must not be longer than 200 characters'),
  v.regex(/^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u, 'must be words joined by single hyphens'),
);

export const PropertyTypeSchema = v.pipe(
  v.picklist([...PROPERTY_TYPES, 'projects'], 'must be sale, projects, resale or rental'),
  v.transform((type): PropertyType => (type === 'projects' ? 'sale' : type)),
);

/** A picture or file: a name beside the listing file, an https address, or a path that this server serves. */
const FileRef = v.pipe(
  text(500),
  v.regex(
    /^(?:https:\/\/|\/(?:media|documents)\/|[^/\\:][^\\:]*$)/,
    'must be a file name or an https address',
  ),
);

const HttpsUrl = v.pipe(text(500), v.regex(/^https:\/\/[^\s"'<>]+$/, 'must be an https address'));

const FloorPlanSchema = v.object({
  type: text(60),
  image: FileRef,
  area: optional(textOrNumber(60)),
  price: optional(textOrNumber(60)),
});

const DocumentSchema = v.object({
  name: text(120),
  type: text(60),
  url: FileRef,
  /** Size of the file in bytes, filled in by the import. */
  bytes: optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

const NearbyGroupSchema = v.object({
  category: text(60),
  places: v.pipe(
    v.array(v.object({ name: text(120), distance: optional(textOrNumber(40)) })),
    v.maxLength(PROPERTY_LIMITS.nearbyPlaces),
  ),
});

const FaqSchema = v.object({ question: text(300), answer: text(3000) });

function list<T extends v.GenericSchema>(schema: T, max: number) {
  return v.optional(
    v.pipe(
      v.nullish(v.array(schema), []),
      v.transform((value) => value ?? []),
      v.maxLength(max, `must not have more than ${max} entries`),
    ),
    [],
  );
}

/**
 * One listing as an agency writes it in an import file: every field of spec section 3. Pictures and
 * documents are names or addresses here; the import turns them into served paths.
 */
export const PropertyInputSchema = v.object({
  id: PropertyIdSchema,
  name: line(160),
  location: line(160),
  city: line(60),
  price: textOrNumber(60),
  priceValue: v.pipe(
    v.number('must be a number of rupees'),
    v.finite('must be a number of rupees'),
    v.minValue(0, 'must not be negative'),
    v.maxValue(1e13, 'is too large'),
  ),
  bedrooms: v.optional(looseText(40), ''),
  area: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), looseText(60)), ''),
  status: text(40),
  propertyType: PropertyTypeSchema,
  possession: optional(textOrNumber(60)),
  verified: v.optional(v.boolean('must be true or false'), false),
  /** Shown on the home page before the others of its type. */
  featured: v.optional(v.boolean('must be true or false'), false),
  rera: optional(text(40)),
  reraQrCode: optional(FileRef),
  images: list(FileRef, PROPERTY_LIMITS.images),
  interiorImages: list(FileRef, PROPERTY_LIMITS.images),
  videoGallery: list(HttpsUrl, PROPERTY_LIMITS.videos),
  description: v.optional(DescriptionSchema, ''),
  amenities: list(text(60), PROPERTY_LIMITS.amenities),
  governmentChargesIncluded: v.optional(v.boolean('must be true or false'), false),
  developer: optional(text(120)),
  developerLogo: optional(FileRef),
  developerDescription: optional(DeveloperDescriptionSchema),
  floorPlans: list(FloorPlanSchema, PROPERTY_LIMITS.floorPlans),
  documents: list(DocumentSchema, PROPERTY_LIMITS.documents),
  nearbyPlaces: list(NearbyGroupSchema, PROPERTY_LIMITS.nearbyGroups),
  mapEmbedCode: optional(text(2000)),
  faqs: list(FaqSchema, PROPERTY_LIMITS.faqs),
  specifications: v.optional(SpecificationsSchema, {}),
  seoSlug: optional(SlugSchema),
  metaTitle: optional(text(160)),
  metaDescription: optional(text(400)),
  metaKeywords: optional(text(400)),
  ogTitle: optional(text(160)),
  ogDescription: optional(text(400)),
  ogImage: optional(FileRef),
  canonicalUrl: optional(HttpsUrl),
  schemaMarkup: optional(v.union([v.record(v.string(), v.unknown()), text(10000)])),
});
export type PropertyInput = v.InferOutput<typeof PropertyInputSchema>;

/**
 * What is known of one served picture, keyed by its path in `Property.pictures`.
 * `blur` is 18 hex digits: six 12-bit colours, two rows of three, from which a placeholder is drawn
 * (see picture.ts). `width` and `height` in pixels of the largest version.
 */
export const PictureSchema = v.object({
  width: v.number(),
  height: v.number(),
  blur: v.optional(v.string(), ''),
  alt: v.optional(v.string(), ''),
  /** The file could not be read or fetched at import: show the "photo missing" state. */
  missing: v.optional(v.boolean()),
});
export type Picture = v.InferOutput<typeof PictureSchema>;

/** One listing as the server stores and serves it: the input with served paths, plus what the server adds. */
export const PropertySchema = v.object({
  ...PropertyInputSchema.entries,
  /** The link of the listing: seoSlug, else made from name and location (slug.ts). */
  slug: v.string(),
  pictures: v.record(v.string(), PictureSchema),
  /** When it was first listed and last changed, in milliseconds since 1970 (server clock). */
  listedAt: v.number(),
  updatedAt: v.number(),
  /** The catalogue clock's number of its last change; see changes.ts. */
  rev: v.number(),
});
export type Property = v.InferOutput<typeof PropertySchema>;
export type FloorPlan = Property['floorPlans'][number];
export type PropertyDocument = Property['documents'][number];
export type NearbyGroup = Property['nearbyPlaces'][number];
