import type { NamedMigration } from '../migration-source.ts';

/**
 * Links that listings had before a correction, each with the listing that gave it up last. No foreign key: a listing that is
 * taken out and put in again has its old links again.
 */
export const createFormerSlugs: NamedMigration = {
  name: '007-former-slugs',
  async up(db) {
    await db.schema.createTable('former_slugs', (table) => {
      table.string('slug', 400).primary();
      table.string('property_id', 64).notNullable();
    });
  },
  async down(db) {
    await db.schema.dropTable('former_slugs');
  },
};
