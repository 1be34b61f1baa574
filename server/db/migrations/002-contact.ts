import type { NamedMigration } from '../migration-source.ts';

/**
 * What visitors send. `idempotency_key` never expires and is null for callers that send none; `body_hash` tells a
 * repeat from another body under the same key. No foreign key to listings: a question about one that has gone
 * is still a lead. `created_at` is the phone's clock, `received_at` this server's; both milliseconds since 1970.
 */
export const createContact: NamedMigration = {
  name: '002-contact',
  async up(db) {
    await db.schema.createTable('leads', (table) => {
      table.string('id', 40).primary();
      table.string('idempotency_key', 100).nullable().unique();
      table.string('body_hash', 64).nullable();
      table.string('name', 400).notNullable();
      table.string('phone', 100).notNullable();
      table.string('contact_phone', 40).nullable();
      table.string('email', 320).nullable();
      table.string('source', 60).notNullable();
      table.string('property_id', 64).nullable().index();
      table.text('details').nullable();
      table.bigInteger('created_at').nullable();
      table.bigInteger('received_at').notNullable().index();
    });

    await db.schema.createTable('inquiries', (table) => {
      table.string('id', 40).primary();
      table.string('idempotency_key', 100).nullable().unique();
      table.string('body_hash', 64).nullable();
      table.string('type', 40).notNullable().index();
      table.string('name', 400).notNullable();
      table.string('phone', 100).notNullable();
      table.string('contact_phone', 40).nullable();
      table.string('email', 320).nullable();
      table.text('message').nullable();
      table.string('property_id', 64).nullable().index();
      table.string('property_type', 60).nullable();
      table.string('consultation_type', 60).nullable();
      table.text('details').nullable();
      table.bigInteger('created_at').nullable();
      table.bigInteger('received_at').notNullable().index();
    });

    await db.schema.createTable('saved_properties', (table) => {
      table.string('user_session', 100).notNullable();
      table.string('property_id', 64).notNullable();
      table.bigInteger('saved_at').notNullable();
      table.primary(['user_session', 'property_id']);
    });

    // How far the agency has read its leads ("3 new since the last look").
    await db.schema.createTable('agency_marks', (table) => {
      table.string('name', 60).primary();
      table.bigInteger('value').notNullable();
    });
  },
  async down(db) {
    for (const name of ['agency_marks', 'saved_properties', 'inquiries', 'leads'])
      await db.schema.dropTable(name);
  },
};
