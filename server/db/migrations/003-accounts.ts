import type { NamedMigration } from '../migration-source.ts';

/** Signed-in visitors. Sessions are kept as hashes, so that a copy of the database signs nobody in. */
export const createAccounts: NamedMigration = {
  name: '003-accounts',
  async up(db) {
    await db.schema.createTable('users', (table) => {
      table.string('id', 40).primary();
      table.string('email', 320).notNullable().unique();
      table.string('first_name', 160).nullable();
      table.string('last_name', 160).nullable();
      table.string('profile_image_url', 1000).nullable();
      table.string('password_hash', 400).nullable();
      table.bigInteger('created_at').notNullable();
    });

    await db.schema.createTable('user_settings', (table) => {
      table.string('user_id', 40).primary().references('id').inTable('users').onDelete('CASCADE');
      table.boolean('notifications_enabled').notNullable().defaultTo(true);
      table.boolean('email_notifications').notNullable().defaultTo(true);
      table.text('preferred_locations').notNullable();
      table.bigInteger('budget_min').nullable();
      table.bigInteger('budget_max').nullable();
      table.text('preferred_property_types').notNullable();
      table.bigInteger('updated_at').notNullable();
    });

    await db.schema.createTable('auth_sessions', (table) => {
      table.string('token_hash', 64).primary();
      table.string('user_id', 40).notNullable().references('id').inTable('users').onDelete('CASCADE').index();
      table.bigInteger('created_at').notNullable();
      table.bigInteger('last_seen_at').notNullable();
      table.bigInteger('expires_at').notNullable().index();
    });
  },
  async down(db) {
    for (const name of ['auth_sessions', 'user_settings', 'users']) await db.schema.dropTable(name);
  },
};
