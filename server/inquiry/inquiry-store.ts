import type { Knex } from 'knex';
import type { Receipt } from '#domain/api/commands';
import type { InquiryBody } from '#domain/inquiry/inquiry';
import { toDialablePhone } from '#domain/phone/phone';
import { insertOnce, type WriteKey } from '#server/lead/write-key';

/** Stores an inquiry once for its key; see insertOnce. `receivedAt` in milliseconds, this server's clock. */
export function insertInquiry(
  db: Knex,
  inquiry: InquiryBody,
  { receivedAt, ...key }: WriteKey & { receivedAt: number },
): Promise<Receipt> {
  return insertOnce(db, 'inquiries', key, {
    type: inquiry.type,
    name: inquiry.name,
    phone: inquiry.phone,
    contact_phone: toDialablePhone(inquiry.phone),
    email: inquiry.email ?? null,
    message: inquiry.message ?? null,
    property_id: inquiry.propertyId,
    property_type: inquiry.propertyType ?? null,
    consultation_type: inquiry.consultationType ?? null,
    details: inquiry.fax ? JSON.stringify({ suspect: true }) : null,
    created_at: inquiry.createdAt ?? null,
    received_at: receivedAt,
  });
}
