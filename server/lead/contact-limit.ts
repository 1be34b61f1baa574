import type { Limit } from '#server/middleware/rate-limit';

/**
 * Leads and inquiries of one address together (S04). The burst is above what a phone that was long without signal
 * holds in practice; a thousand entries get through at ten a second, within the sender's two minutes (A23).
 */
export const CONTACT_LIMIT: Limit = { name: 'contact', burst: 240, refillMs: 100 };

/** Calls of the saved list of one address, reading ones too: nobody tries session ids by the million. */
export const SAVED_LIMIT: Limit = { name: 'saved', burst: 300, refillMs: 100 };
