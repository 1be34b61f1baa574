import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Property } from '#domain/property/property';
import { toLinkSlug } from '#domain/property/slug';
import type { CatalogueWriter } from '#server/db/catalogue-clock';
import { queueNotices } from '#server/notice/notice-store';
import { findFormerHolder, keepFormerSlugs, type RowLinks } from './former-slug-store.ts';

interface PropertyRow extends RowLinks {
  id: string;
  city: string;
  property_type: string;
  status: string;
  price_value: number;
  featured: boolean | number;
  listed_at: number | string;
  updated_at: number | string;
  rev: number | string;
  content_hash: string;
  document: string;
}

// The document is only ever written by upsertProperty from a checked Property, so it is not checked again: that
// would cost more than everything else in reading 10,000 of them.
function toProperty(row: Pick<PropertyRow, 'document'>): Property {
  return JSON.parse(row.document) as Property;
}

function toRow(property: Property, contentHash: string): PropertyRow {
  return {
    id: property.id,
    link_slug: toLinkSlug(property.name, property.location),
    seo_slug: property.seoSlug ?? null,
    city: property.city,
    property_type: property.propertyType,
    status: property.status,
    price_value: property.priceValue,
    featured: property.featured,
    listed_at: property.listedAt,
    updated_at: property.updatedAt,
    rev: property.rev,
    content_hash: contentHash,
    document: JSON.stringify(property),
  };
}

/** The same text for the same content, whatever the order of its fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, held) =>
    held && typeof held === 'object' && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  );
}

function hashContent(property: Omit<Property, 'rev'>): string {
  const { listedAt: _listed, updatedAt: _updated, ...content } = { ...property, rev: undefined };
  return createHash('sha256').update(canonical(content)).digest('hex');
}

/** Another listing already has this link; the message names both. */
export class SlugTakenError extends Error {
  override readonly name = 'SlugTakenError';
  constructor(
    readonly slug: string,
    readonly takenBy: string,
  ) {
    super(`the link "${slug}" already belongs to listing "${takenBy}"; give this one a seoSlug of its own`);
  }
}

export type UpsertOutcome = 'created' | 'updated' | 'unchanged';

/**
 * Stores a listing under its id. Changed content takes the clock's next number; the same content keeps number and
 * `updatedAt`. `listedAt` is kept from the first time, and so are the links that a change gives up. Of a new one those are to be told whom it fits. Throws {@link SlugTakenError}.
 */
export async function upsertProperty(
  { trx, takeRev }: CatalogueWriter,
  property: Omit<Property, 'rev'>,
): Promise<UpsertOutcome> {
  const contentHash = hashContent(property);
  const held = await trx<PropertyRow>('properties')
    .where({ id: property.id })
    .first('content_hash', 'listed_at', 'link_slug', 'seo_slug');
  if (held?.content_hash === contentHash) return 'unchanged';
  await refuseTakenSlug(trx, property);
  const listedAt = held ? Number(held.listed_at) : property.listedAt;
  const row = toRow({ ...property, listedAt, rev: takeRev() }, contentHash);
  if (held) {
    await trx('properties').where({ id: row.id }).update(row);
    await keepFormerSlugs(trx, row.id, held, row);
  } else {
    await trx('properties').insert(row);
    await queueNotices(trx, property, property.updatedAt);
  }
  await trx('property_tombstones').where({ id: row.id }).delete();
  return held ? 'updated' : 'created';
}

async function refuseTakenSlug(db: Knex, property: Omit<Property, 'rev'>): Promise<void> {
  const taken = await db<PropertyRow>('properties')
    .whereNot({ id: property.id })
    .andWhere((same) =>
      same
        .where({ seo_slug: property.slug })
        .orWhere((linked) => linked.where({ link_slug: property.slug }).whereNull('seo_slug')),
    )
    .first('id');
  if (taken) throw new SlugTakenError(property.slug, taken.id);
}

/** Takes a listing out and leaves a tombstone for the phones that hold it. False when there was none. */
export async function removeProperty({ trx, takeRev }: CatalogueWriter, id: string): Promise<boolean> {
  const removed = await trx('properties').where({ id }).delete();
  if (!removed) return false;
  await trx('property_tombstones').insert({ id, rev: takeRev() }).onConflict('id').merge();
  return true;
}

/** The listing with this link: its seoSlug first, else the link made from name and location (oldest listing first). */
export async function findPropertyBySlug(db: Knex, slug: string): Promise<Property | null> {
  const bySeo = await db<PropertyRow>('properties').where({ seo_slug: slug }).orderBy('id').first('document');
  const row =
    bySeo ??
    (await db<PropertyRow>('properties')
      .where({ link_slug: slug })
      .orderBy(['listed_at', 'id'])
      .first('document'));
  return row ? toProperty(row) : null;
}

/** The listing that had this link last, for where none has it now: a link that was sent goes on after a correction of the name. */
export async function findPropertyByFormerSlug(db: Knex, slug: string): Promise<Property | null> {
  const id = await findFormerHolder(db, slug);
  const [property = null] = id === null ? [] : await listPropertiesById(db, [id]);
  return property;
}

/** The listing with this link, now or else formerly. */
export async function findPropertyByAnySlug(db: Knex, slug: string): Promise<Property | null> {
  return (await findPropertyBySlug(db, slug)) ?? findPropertyByFormerSlug(db, slug);
}

/** The listings with these ids, in the order of the ids; ids without a listing are left out. */
export async function listPropertiesById(db: Knex, ids: readonly string[]): Promise<Property[]> {
  if (!ids.length) return [];
  const rows = await db<PropertyRow>('properties').whereIn('id', ids).select('id', 'document');
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toProperty(row)] : [];
  });
}

/** Listings changed after number `after` and not after `upTo`, in order of change, at most `limit`. */
export async function listPropertiesChanged(
  db: Knex,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<Property[]> {
  const rows = await db<PropertyRow>('properties')
    .where('rev', '>', after)
    .andWhere('rev', '<=', upTo)
    .orderBy('rev')
    .limit(limit)
    .select('document');
  return rows.map(toProperty);
}

/** Tombstones left after number `after` and not after `upTo`, in order of removal, at most `limit`. */
export async function listPropertiesRemoved(
  db: Knex,
  { after, upTo, limit }: { after: number; upTo: number; limit?: number },
): Promise<{ id: string; rev: number }[]> {
  const query = db('property_tombstones')
    .where('rev', '>', after)
    .andWhere('rev', '<=', upTo)
    .orderBy('rev')
    .select('id', 'rev');
  const rows: { id: string; rev: number | string }[] = await (limit === undefined
    ? query
    : query.limit(limit));
  return rows.map((row) => ({ id: row.id, rev: Number(row.rev) }));
}

/** Link and last change (milliseconds) of every listing, in an order that stays. */
export async function listPropertyDates(
  db: Knex,
): Promise<{ slug: string; updatedAt: number; canonicalUrl: string | undefined }[]> {
  const rows = await db<PropertyRow>('properties')
    .orderBy('id')
    .select('id', 'seo_slug', 'link_slug', 'updated_at');
  // Few say where their true address is; the documents of all would be megabytes.
  const elsewhere = await db<PropertyRow>('properties')
    .where('document', 'like', '%"canonicalUrl":%')
    .select('id', 'document');
  const canonical = new Map(elsewhere.map((row) => [row.id, toProperty(row).canonicalUrl]));
  return rows.map((row) => ({
    slug: row.seo_slug ?? row.link_slug,
    updatedAt: Number(row.updated_at),
    canonicalUrl: canonical.get(row.id),
  }));
}

export async function countProperties(db: Knex): Promise<number> {
  const row = await db('properties').count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}
