import type { Knex } from 'knex';
import type { Agency } from '#domain/agency/agency';
import type { CatalogueWriter } from '#server/db/catalogue-clock';

/** The agency's settings and the catalogue's number of their last change. */
export interface StoredAgency {
  agency: Agency;
  rev: number;
}

/** Nothing can be drawn without the agency's facts; the message is one line for the administrator. */
export class NoAgencyError extends Error {
  override readonly name = 'NoAgencyError';
  constructor() {
    super(
      'There are no agency settings, and no page can be drawn without them. Import yours: npm run seed -- --agency FILE.json',
    );
  }
}

const ONLY = { id: 1 };

/** The agency's settings; null in a database that has not been seeded. */
export async function findAgency(db: Knex): Promise<StoredAgency | null> {
  const row = await db('agency_settings').where(ONLY).first('document', 'rev');
  return row ? { agency: JSON.parse(row.document) as Agency, rev: Number(row.rev) } : null;
}

/** Stores the agency's settings; takes a number of the clock only when they differ. True when they did. */
export async function putAgency({ trx, takeRev }: CatalogueWriter, agency: Agency): Promise<boolean> {
  const document = JSON.stringify(agency);
  const held = await trx('agency_settings').where(ONLY).first('document');
  if (held?.document === document) return false;
  await trx('agency_settings')
    .insert({ ...ONLY, document, rev: takeRev() })
    .onConflict('id')
    .merge();
  return true;
}
