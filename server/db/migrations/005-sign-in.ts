import type { NamedMigration } from '../migration-source.ts';

/**
 * Passkeys, recovery codes, OpenID identities, and messages about new listings. Codes and tokens are kept as hashes only.
 * Two accounts may give the same e-mail: nobody is recognised by it, so nobody can claim another's account with it.
 */
export const createSignIn: NamedMigration = {
  name: '005-sign-in',
  async up(db) {
    await db.schema.alterTable('users', (table) => {
      table.dropUnique(['email']);
      table.bigInteger('email_confirmed_at').nullable();
      table.bigInteger('last_notice_at').nullable();
    });
    await db.schema.alterTable('auth_sessions', (table) => {
      // The passkey that opened it: taking the passkey away ends it.
      table.string('passkey_id', 1400).nullable();
    });

    await db.schema.createTable('passkeys', (table) => {
      table.string('id', 1400).primary();
      table.string('user_id', 40).notNullable().references('id').inTable('users').onDelete('CASCADE').index();
      table.text('public_key').notNullable();
      table.bigInteger('counter').notNullable();
      table.string('transports', 200).notNullable();
      table.string('name', 100).notNullable();
      table.bigInteger('created_at').notNullable();
      table.bigInteger('last_used_at').nullable();
    });

    await db.schema.createTable('recovery_codes', (table) => {
      table.string('user_id', 40).primary().references('id').inTable('users').onDelete('CASCADE');
      table.string('code_hash', 64).notNullable().unique();
      table.bigInteger('created_at').notNullable();
    });

    await db.schema.createTable('user_identities', (table) => {
      table.string('issuer', 500).notNullable();
      table.string('subject', 255).notNullable();
      table.string('user_id', 40).notNullable().references('id').inTable('users').onDelete('CASCADE').index();
      table.primary(['issuer', 'subject']);
    });

    // A sign-in under way: its challenge or state. Taken out by whoever finishes it, so that nothing is answered twice.
    await db.schema.createTable('sign_in_flows', (table) => {
      table.string('token_hash', 64).primary();
      table.string('kind', 20).notNullable();
      table.text('data').notNullable();
      table.bigInteger('expires_at').notNullable().index();
    });

    await db.schema.createTable('email_confirmations', (table) => {
      table.string('token_hash', 64).primary();
      table.string('user_id', 40).notNullable().references('id').inTable('users').onDelete('CASCADE').index();
      table.string('email', 320).notNullable();
      table.bigInteger('expires_at').notNullable();
    });

    // Keys of the changes that were carried out, so that a repeat that arrives late changes nothing.
    await db.schema.createTable('settings_keys', (table) => {
      table.string('idempotency_key', 100).primary();
      table.string('user_id', 40).notNullable().references('id').inTable('users').onDelete('CASCADE').index();
      table.string('body_hash', 64).notNullable();
      table.bigInteger('received_at').notNullable();
    });

    await db.schema.createTable('push_subscriptions', (table) => {
      table.string('endpoint_hash', 64).primary();
      table.string('user_id', 40).notNullable().references('id').inTable('users').onDelete('CASCADE').index();
      table.text('endpoint').notNullable();
      table.string('p256dh', 200).notNullable();
      table.string('auth', 100).notNullable();
      table.bigInteger('created_at').notNullable();
    });

    // What somebody is to be told; written with the listing in one transaction, sent by the server later.
    await db.schema.createTable('notices', (table) => {
      table.string('user_id', 40).notNullable().references('id').inTable('users').onDelete('CASCADE');
      table.string('property_id', 64).notNullable();
      table.bigInteger('created_at').notNullable().index();
      table.bigInteger('sent_at').nullable();
      table.primary(['user_id', 'property_id']);
    });
  },
  async down(db) {
    for (const name of [
      'notices',
      'push_subscriptions',
      'settings_keys',
      'email_confirmations',
      'sign_in_flows',
      'user_identities',
      'recovery_codes',
      'passkeys',
    ])
      await db.schema.dropTable(name);
    await db.schema.alterTable('auth_sessions', (table) => table.dropColumn('passkey_id'));
    await db.schema.alterTable('users', (table) => table.dropColumns('email_confirmed_at', 'last_notice_at'));
  },
};
