import * as v from 'valibot';
import { PropertyIdSchema } from '#domain/property/property';
import { SessionIdSchema } from '#domain/session/session-id';

/** Homes that one session may keep on the server. A person saves dozens; the limit keeps robots from filling the disk. */
export const MAX_SAVED = 500;

/** Body of POST /api/saved, and the two parts of the other calls' addresses (spec section 7). */
export const SavedSchema = v.object({ propertyId: PropertyIdSchema, userSession: SessionIdSchema });
export type SavedBody = v.InferOutput<typeof SavedSchema>;

/** Answer of GET /api/saved/{propertyId}/{userSession}/check. */
export interface SavedCheck {
  saved: boolean;
}
