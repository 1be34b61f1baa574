import { randomBytes } from 'node:crypto';
import type { NamedMigration } from '../migration-source.ts';

/** Listings, what was removed, the agency's own facts, and the clock that numbers every change of them. */
export const createCatalogue: NamedMigration = {
  name: '001-catalogue',
  async up(db) {
    await db.schema.createTable('catalogue_clock', (table) => {
      table.integer('id').primary();
      table.string('catalogue', 40).notNullable();
      table.bigInteger('rev').notNullable();
    });
    await db('catalogue_clock').insert({ id: 1, catalogue: randomBytes(9).toString('base64url'), rev: 0 });

    await db.schema.createTable('properties', (table) => {
      table.string('id', 64).primary();
      table.string('link_slug', 400).notNullable().index();
      table.string('seo_slug', 200).nullable().index();
      table.string('city', 60).notNullable();
      table.string('property_type', 20).notNullable();
      table.string('status', 40).notNullable();
      table.double('price_value').notNullable();
      table.boolean('featured').notNullable();
      table.bigInteger('listed_at').notNullable();
      table.bigInteger('updated_at').notNullable();
      table.bigInteger('rev').notNullable().unique();
      table.string('content_hash', 64).notNullable();
      table.text('document').notNullable();
    });

    await db.schema.createTable('property_tombstones', (table) => {
      table.string('id', 64).primary();
      table.bigInteger('rev').notNullable().index();
    });

    await db.schema.createTable('agency_settings', (table) => {
      table.integer('id').primary();
      table.text('document').notNullable();
      table.bigInteger('rev').notNullable();
    });
  },
  async down(db) {
    for (const name of ['agency_settings', 'property_tombstones', 'properties', 'catalogue_clock'])
      await db.schema.dropTable(name);
  },
};
