import type { Knex } from 'knex';

/** One lead or inquiry as the agency reads it. Times in milliseconds since 1970. */
export interface Contact {
  /** `brochure_download`, `callback`, …: the lead's source or the inquiry's type. */
  type: string;
  receivedAt: number;
  /** When it was written by the phone's own clock; null when not told. */
  writtenAt: number | null;
  name: string;
  /** The one form where there is one, else as typed. */
  phone: string;
  email: string;
  message: string;
  property: string;
  /** Filled in the field that only robots see. */
  suspect: boolean;
}

export interface ContactFilter {
  /** Received at or after, and before; milliseconds since 1970. */
  since?: number | undefined;
  until?: number | undefined;
  types?: readonly string[] | undefined;
}

interface ContactRow {
  kind: string;
  received_at: number | string;
  created_at: number | string | null;
  name: string;
  phone: string;
  contact_phone: string | null;
  email: string | null;
  message?: string | null;
  property_id: string | null;
  property_type?: string | null;
  consultation_type?: string | null;
  details: string | null;
}

function toContact(row: ContactRow, names: Map<string, string>): Contact {
  const details = (row.details ? JSON.parse(row.details) : {}) as { about?: string; suspect?: boolean };
  const vastu = [row.property_type, row.consultation_type].filter(Boolean).join(', ');
  const id = row.property_id ?? '';
  return {
    type: row.kind,
    receivedAt: Number(row.received_at),
    writtenAt: row.created_at === null ? null : Number(row.created_at),
    name: row.name,
    phone: row.contact_phone ?? row.phone,
    email: row.email ?? '',
    message: [vastu, row.message, details.about].filter(Boolean).join(' | '),
    property: names.get(id) ?? id,
    suspect: details.suspect === true,
  };
}

function filtered(query: Knex.QueryBuilder, column: string, { since, until, types }: ContactFilter) {
  // Of what its sender had deleted only the key is left.
  query.whereNot('phone', '');
  if (since !== undefined) query.where('received_at', '>=', since);
  if (until !== undefined) query.where('received_at', '<', until);
  if (types?.length) query.whereIn(column, [...types]);
  return query.orderBy('received_at', 'desc');
}

/** Leads and inquiries together, newest first. */
export async function listContacts(db: Knex, filter: ContactFilter): Promise<Contact[]> {
  const rows: ContactRow[] = [
    ...(await filtered(db('leads').select('*', 'source as kind'), 'source', filter)),
    ...(await filtered(db('inquiries').select('*', 'type as kind'), 'type', filter)),
  ];
  const names = await nameProperties(db);
  return rows.map((row) => toContact(row, names)).sort((a, b) => b.receivedAt - a.receivedAt);
}

/** One lead or inquiry by its id; null when there is none, or its sender had it deleted. */
export async function findContact(
  db: Knex,
  kind: 'leads' | 'inquiries',
  id: string,
): Promise<Contact | null> {
  const row: ContactRow | undefined = await db(kind)
    .where({ id })
    .whereNot('phone', '')
    .first('*', kind === 'leads' ? 'source as kind' : 'type as kind');
  if (!row) return null;
  const listing = await db('properties')
    .where({ id: row.property_id ?? '' })
    .first('document');
  const names = new Map(
    listing ? [[row.property_id ?? '', (JSON.parse(listing.document) as { name: string }).name]] : [],
  );
  return toContact(row, names);
}

async function nameProperties(db: Knex): Promise<Map<string, string>> {
  const rows = await db('properties').select('id', 'document');
  return new Map(rows.map((row) => [row.id, (JSON.parse(row.document) as { name: string }).name]));
}

const MARK = 'contacts-seen';

/** Time of reception of the newest contact at the last look; 0 before the first. */
export async function readMark(db: Knex): Promise<number> {
  return Number((await db('agency_marks').where({ name: MARK }).first('value'))?.value ?? 0);
}

/** Remembers that everything received up to now was seen; never goes back. */
export async function putMark(db: Knex, newest: number): Promise<void> {
  if (newest <= (await readMark(db))) return;
  await db('agency_marks').insert({ name: MARK, value: newest }).onConflict('name').merge();
}
