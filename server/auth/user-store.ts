import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { User } from '#domain/user/user';

interface UserRow {
  id: string;
  email: string;
  first_name: string | null;
  profile_image_url: string | null;
  created_at: number | string;
  email_confirmed_at: number | string | null;
  last_notice_at: number | string | null;
}

function toUser(row: UserRow): User {
  return {
    id: row.id,
    firstName: row.first_name || null,
    email: row.email || null,
    profileImageUrl: row.profile_image_url || null,
  };
}

/** Id of an account to be. */
export const createUserId = (): string => randomUUID();

export interface NewUser {
  id: string;
  firstName: string | null;
  email: string | null;
  profileImageUrl?: string | null;
  /** Somebody who knows has said that the e-mail is theirs. */
  emailConfirmed?: boolean;
}

/** Stores an account. `now` in milliseconds. */
export async function insertUser(db: Knex, user: NewUser, now: number): Promise<void> {
  await db<UserRow>('users').insert({
    id: user.id,
    email: user.email ?? '',
    first_name: user.firstName,
    profile_image_url: user.profileImageUrl ?? null,
    created_at: now,
    email_confirmed_at: user.emailConfirmed ? now : null,
  });
}

export async function findUser(db: Knex, id: string): Promise<User | null> {
  const row = await db<UserRow>('users').where({ id }).first();
  return row ? toUser(row) : null;
}

/** Deletes an account and everything that belongs to it: the tables refer to it and follow. */
export async function deleteUser(db: Knex, id: string): Promise<void> {
  await db<UserRow>('users').where({ id }).delete();
}

export async function isEmailConfirmed(db: Knex, id: string): Promise<boolean> {
  const row = await db<UserRow>('users').where({ id }).first('email_confirmed_at');
  return row?.email_confirmed_at != null;
}

/** The account of somebody at an OpenID provider, made at the first visit; name, e-mail and picture follow the provider. */
export function putIdentity(
  db: Knex,
  identity: { issuer: string; subject: string },
  profile: Omit<NewUser, 'id'>,
  now: number,
): Promise<string> {
  return db.transaction(async (trx) => {
    const held = await trx('user_identities').where(identity).first('user_id');
    if (!held) {
      const id = createUserId();
      await insertUser(trx, { ...profile, id }, now);
      await trx('user_identities').insert({ ...identity, user_id: id });
      return id;
    }
    await trx<UserRow>('users')
      .where({ id: held.user_id })
      .update({
        email: profile.email ?? '',
        first_name: profile.firstName,
        profile_image_url: profile.profileImageUrl ?? null,
        email_confirmed_at: profile.emailConfirmed ? now : null,
      });
    return held.user_id as string;
  });
}
