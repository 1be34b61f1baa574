import type { NamedMigration } from '../migration-source.ts';

/**
 * Keys of the saves and unsaves that were carried out, so that a repeat that arrives late changes nothing. They never
 * expire. The address of the write is kept as a hash only.
 */
export const createSavedKeys: NamedMigration = {
  name: '004-saved-keys',
  async up(db) {
    await db.schema.createTable('saved_keys', (table) => {
      table.string('idempotency_key', 100).primary();
      table.string('body_hash', 64).notNullable();
      table.bigInteger('received_at').notNullable();
    });
  },
  async down(db) {
    await db.schema.dropTable('saved_keys');
  },
};
