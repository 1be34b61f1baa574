import type { Knex } from 'knex';
import type { Receipt } from '#domain/api/commands';
import type { LeadBody } from '#domain/lead/lead';
import { toDialablePhone } from '#domain/phone/phone';
import { insertOnce, type WriteKey } from './write-key.ts';

/** Stores a lead once for its key; see {@link insertOnce}. `receivedAt` in milliseconds, this server's clock. */
export function insertLead(
  db: Knex,
  lead: LeadBody,
  { receivedAt, ...key }: WriteKey & { receivedAt: number },
): Promise<Receipt> {
  const details = {
    ...(lead.about ? { about: lead.about } : {}),
    // A person's browser may fill the hidden field too: the row is marked and kept, never thrown away.
    ...(lead.fax ? { suspect: true } : {}),
  };
  return insertOnce(db, 'leads', key, {
    name: lead.name,
    phone: lead.phone,
    contact_phone: toDialablePhone(lead.phone),
    email: lead.email ?? null,
    source: lead.source,
    property_id: lead.propertyId ?? null,
    details: Object.keys(details).length ? JSON.stringify(details) : null,
    created_at: lead.createdAt ?? null,
    received_at: receivedAt,
  });
}
