import * as v from 'valibot';
import { looseText, optional, text } from '#domain/text/text';

/** Who is signed in, as the phone knows it (spec section 3: User). `id` says for whom a kept write was made. */
export const UserSchema = v.object({
  id: text(40),
  firstName: v.nullable(looseText(160)),
  email: v.nullable(looseText(320)),
  profileImageUrl: v.nullable(looseText(1000)),
});
export type User = v.InferOutput<typeof UserSchema>;

/** Asked once, when an account is made. The e-mail is for messages; nobody is recognised by it. */
export const RegistrationSchema = v.object({
  firstName: text(80),
  email: v.pipe(text(200), v.email('must be an e-mail address')),
});
export type Registration = v.InferOutput<typeof RegistrationSchema>;

/** Ways to sign in and to be reached that this server offers. */
export const SignInMethodsSchema = v.object({
  /** Host that the server's OpenID provider has; null when there is none. */
  oidc: v.nullable(v.string()),
  /** E-mails can be sent. */
  email: v.boolean(),
  /** Key that a browser subscribes to push messages with. */
  pushKey: v.nullable(v.string()),
});
export type SignInMethods = v.InferOutput<typeof SignInMethodsSchema>;

/** One passkey of an account, as its owner sees it. Times in milliseconds since 1970. */
export const PasskeySchema = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: v.number(),
  lastUsedAt: v.nullable(v.number()),
});
export type Passkey = v.InferOutput<typeof PasskeySchema>;

/** What an account's owner may look at: passkeys, open sign-ins, and whether the e-mail was confirmed. */
export const AccountSchema = v.object({
  passkeys: v.array(PasskeySchema),
  sessions: v.number(),
  hasRecoveryCode: v.boolean(),
  emailConfirmed: v.boolean(),
});
export type Account = v.InferOutput<typeof AccountSchema>;

/** Answer to a finished sign-in. The recovery code is shown once and stored nowhere in the clear. */
export const SignedInSchema = v.object({ user: UserSchema, recoveryCode: v.optional(v.string()) });
export type SignedIn = v.InferOutput<typeof SignedInSchema>;

const RANDOM_UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** What a browser without an account can prove to be its own: its saved list's id and the keys of what it sent. */
export const OwnDataSchema = v.object({
  userSession: optional(looseText(100)),
  /** Only random ones prove anything: a key that somebody can guess is ignored. */
  keys: v.optional(
    v.pipe(
      v.array(text(100)),
      v.maxLength(500),
      v.transform((keys) => keys.filter((key) => RANDOM_UUID.test(key))),
    ),
    [],
  ),
  /** Also the account of whoever is signed in. */
  account: v.optional(v.boolean(), false),
});
export type OwnData = v.InferInput<typeof OwnDataSchema>;
