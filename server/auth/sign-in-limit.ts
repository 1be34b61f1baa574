import type { Limit } from '#server/middleware/rate-limit';

/** Steps of signing in of one address; a sign-in has two. */
export const SIGN_IN_LIMIT: Limit = { name: 'sign-in', burst: 30, refillMs: 10_000 };

/** Recovery codes tried by one address. They have 125 random bits; this is against noise, not against luck. */
export const RECOVERY_LIMIT: Limit = { name: 'recovery', burst: 5, refillMs: 60_000 };

/** E-mails that one address can have sent to itself. */
export const MAIL_LIMIT: Limit = { name: 'mail', burst: 3, refillMs: 600_000 };

/** Reads and changes of one's own account by one address. */
export const ACCOUNT_LIMIT: Limit = { name: 'account', burst: 120, refillMs: 500 };
