import type { Knex } from 'knex';

interface FormerSlugRow {
  slug: string;
  property_id: string;
}

/** The links under which a listing's row is found. */
export interface RowLinks {
  link_slug: string;
  seo_slug: string | null;
}

const linksOf = ({ link_slug, seo_slug }: RowLinks) => [link_slug, ...(seo_slug === null ? [] : [seo_slug])];

/** Notes the links that a listing gives up, in the transaction that changes it. What another listing gave up becomes this one's. */
export async function keepFormerSlugs(
  trx: Knex.Transaction,
  propertyId: string,
  before: RowLinks,
  after: RowLinks,
): Promise<void> {
  const present = linksOf(after);
  const given = new Set(linksOf(before).filter((slug) => !present.includes(slug)));
  if (!given.size) return;
  await trx<FormerSlugRow>('former_slugs')
    .insert([...given].map((slug) => ({ slug, property_id: propertyId })))
    .onConflict('slug')
    .merge();
}

/** Id of the listing that gave this link up last, whether or not it still exists. */
export async function findFormerHolder(db: Knex, slug: string): Promise<string | null> {
  const row = await db<FormerSlugRow>('former_slugs').where({ slug }).first('property_id');
  return row?.property_id ?? null;
}
