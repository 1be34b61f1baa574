import * as v from 'valibot';
import { InquirySchema } from '#domain/inquiry/inquiry';
import { LeadSchema } from '#domain/lead/lead';
import { SavedSchema } from '#domain/saved/saved';
import { SettingsPatchSchema, SettingsReceiptSchema } from '#domain/settings/settings';
import { ApiError } from './errors.ts';

/*
 * Every write that a phone keeps and delivers later, defined once: the form and the outbox check a body with it, the
 * sender takes method and address from it, the route checks the body again.
 */

/** Header that carries the key of a write; the body field `key` does the same for senders that cannot set headers. */
export const KEY_HEADER = 'Idempotency-Key';

/** A key as the server takes it: printable, no spaces. Phones use a UUID. */
export const KeySchema = v.pipe(
  v.string('must be text'),
  v.regex(/^[\x21-\x7e]{1,100}$/, 'must be 1 to 100 printable characters without spaces'),
);

/** Answer of a lead or an inquiry. A repeat of the same key gets the same id. `receivedAt` is the server's time. */
export const ReceiptSchema = v.object({ id: v.string(), key: v.string(), receivedAt: v.string() });
export type Receipt = v.InferOutput<typeof ReceiptSchema>;

/** Answer of a save or an unsave. */
export const SavedReceiptSchema = v.object({ saved: v.boolean(), propertyId: v.string(), key: v.string() });
export type SavedReceipt = v.InferOutput<typeof SavedReceiptSchema>;

const seg = encodeURIComponent;

export const COMMANDS = {
  submitLead: {
    method: 'POST',
    path: () => '/api/leads',
    body: LeadSchema,
    result: ReceiptSchema,
  },
  submitInquiry: {
    method: 'POST',
    path: () => '/api/inquiries',
    body: InquirySchema,
    result: ReceiptSchema,
  },
  saveProperty: {
    method: 'POST',
    path: () => '/api/saved',
    body: SavedSchema,
    result: SavedReceiptSchema,
  },
  unsaveProperty: {
    method: 'DELETE',
    path: (body: Record<string, unknown>) =>
      `/api/saved/${seg(String(body.propertyId))}/${seg(String(body.userSession))}`,
    body: SavedSchema,
    result: SavedReceiptSchema,
  },
  updateSettings: {
    method: 'PATCH',
    path: () => '/api/user/settings',
    body: SettingsPatchSchema,
    result: SettingsReceiptSchema,
  },
} as const;

export type CommandName = keyof typeof COMMANDS;
/** What a caller may pass to a command. */
export type CommandInput<N extends CommandName> = v.InferInput<(typeof COMMANDS)[N]['body']>;
/** What a command's schema makes of it. */
export type CommandBody<N extends CommandName> = v.InferOutput<(typeof COMMANDS)[N]['body']>;
export type CommandResult<N extends CommandName> = v.InferOutput<(typeof COMMANDS)[N]['result']>;

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

/**
 * `raw` checked by `schema`. Throws an {@link ApiError} naming the fields: `bad_request` (400) when a value is of the
 * wrong kind (S02: arrays or objects where text is due), `invalid` (422) when one is missing or outside its limits.
 */
export function parseBody<T extends v.GenericSchema>(schema: T, raw: unknown): v.InferOutput<T> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new ApiError('bad_request', 'the body must be a JSON object');
  const parsed = v.safeParse(schema, raw);
  if (parsed.success) return parsed.output;
  const fields: Record<string, string> = {};
  let wrongKind = false;
  for (const issue of parsed.issues) {
    const name = String(issue.path?.[0]?.key ?? 'body');
    const given = (raw as Record<string, unknown>)[name];
    // A number that is too large is of the right kind and only outside its limits.
    if (issue.kind === 'schema' && given !== null && given !== undefined && typeof given !== 'string')
      wrongKind = true;
    fields[name] ??= given === undefined ? 'is required' : issue.message;
  }
  const message = Object.entries(fields)
    .map(([name, reason]) => `${name} ${reason}`)
    .join('; ');
  throw new ApiError(wrongKind ? 'bad_request' : 'invalid', message, fields);
}
