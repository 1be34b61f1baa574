import type { NamedMigration } from '../migration-source.ts';

/**
 * What several server processes share, and what the agency is to be told. `rate_limits.key` is a hash: no address of a
 * visitor is kept. `contact_notices` is written with the lead or inquiry in one transaction and emptied by the server.
 */
export const createOperations: NamedMigration = {
  name: '006-operations',
  async up(db) {
    await db.schema.createTable('rate_limits', (table) => {
      table.string('key', 64).primary();
      // When the bucket of this address would be full again; milliseconds since 1970.
      table.bigInteger('full_at').notNullable().index();
    });

    await db.schema.createTable('contact_notices', (table) => {
      table.string('id', 40).primary();
      table.string('kind', 20).notNullable();
      table.bigInteger('created_at').notNullable();
      table.integer('attempts').notNullable().defaultTo(0);
      // Not to be taken before: a failed try waits, and one process at a time has it.
      table.bigInteger('not_before').notNullable().index();
      table.bigInteger('sent_at').nullable().index();
    });
  },
  async down(db) {
    for (const name of ['contact_notices', 'rate_limits']) await db.schema.dropTable(name);
  },
};
