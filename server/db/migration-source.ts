import type { Knex } from 'knex';
import { createCatalogue } from './migrations/001-catalogue.ts';
import { createContact } from './migrations/002-contact.ts';
import { createAccounts } from './migrations/003-accounts.ts';
import { createSavedKeys } from './migrations/004-saved-keys.ts';
import { createSignIn } from './migrations/005-sign-in.ts';
import { createOperations } from './migrations/006-operations.ts';
import { createFormerSlugs } from './migrations/007-former-slugs.ts';

/** One step of the tables' history. A released one is never edited; a change is a new step. */
export interface NamedMigration extends Knex.Migration {
  name: string;
}

const MIGRATIONS: NamedMigration[] = [
  createCatalogue,
  createContact,
  createAccounts,
  createSavedKeys,
  createSignIn,
  createOperations,
  createFormerSlugs,
];

/** The steps as imports instead of files in a folder: the same in development, tests and the one-file build. */
export const migrationSource: Knex.MigrationSource<NamedMigration> = {
  getMigrations: async () => MIGRATIONS,
  getMigrationName: (migration) => migration.name,
  getMigration: async (migration) => migration,
};
