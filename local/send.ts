import * as v from 'valibot';
import { COMMANDS, type CommandName, KEY_HEADER } from '#domain/api/commands';
import { refusalText } from '#domain/text/messages';
import { requestUnchecked, TIMEOUT_MS } from './api.ts';
import { ApiFailure } from './api-failure.ts';
import type { OutboxError } from './outbox-entry.ts';
import { withinTime } from './within-time.ts';

/** How one attempt ended. */
export type SendOutcome =
  | { kind: 'accepted'; result: unknown }
  | { kind: 'refused'; conflict: boolean; error: OutboxError }
  | { kind: 'sign-in'; error: OutboxError }
  | { kind: 'retry'; error: OutboxError; retryAfterMs: number | undefined };

const RETRYABLE = new Set([408, 425, 429]);

/** Longest order to wait that is followed: a day. A broken proxy must not hold a lead for a year. */
const MAX_RETRY_AFTER_MS = 24 * 3600_000;

function retry(kind: OutboxError['kind'], text: string, failure?: ApiFailure): SendOutcome {
  const wait = failure?.retryAfterMs;
  return {
    kind: 'retry',
    error: { kind, status: failure?.status ?? 0, text },
    retryAfterMs: wait === undefined ? undefined : Math.min(wait, MAX_RETRY_AFTER_MS),
  };
}

function toOutcome(failure: ApiFailure): SendOutcome {
  const { kind, status, error } = failure;
  if (kind === 'offline') return retry('offline', 'No signal.', failure);
  if (kind === 'timeout') return retry('timeout', 'No answer.', failure);
  if (kind === 'not-json')
    return retry('intercepted', 'The network answered in place of the agency.', failure);
  if (status === 401)
    return { kind: 'sign-in', error: { kind: 'sign-in', status, text: refusalText(401, null) } };
  // An error page in HTML is a captive portal's or a proxy's: this API speaks JSON only.
  if (status < 500 && !error && /^\d+: \s*</.test(failure.message))
    return retry('intercepted', 'The network answered in place of the agency.', failure);
  if (status >= 500 || status < 400 || RETRYABLE.has(status))
    return retry('server', 'The agency cannot take it right now.', failure);
  return {
    kind: 'refused',
    conflict: error?.code === 'key_conflict',
    error: { kind: 'refused', status, text: refusalText(status, error), fields: error?.fields ?? {} },
  };
}

/**
 * Sends one write and says how it ended; never rejects. `accepted` is only what a success status in JSON of the right
 * shape with the very key says (A27).
 */
export async function sendCommand(
  name: CommandName,
  body: Record<string, unknown>,
  key: string,
): Promise<SendOutcome> {
  const command = COMMANDS[name];
  try {
    const answer = await withinTime(
      TIMEOUT_MS + 500,
      requestUnchecked({
        method: command.method,
        path: command.path(body),
        headers: { [KEY_HEADER]: key },
        ...(command.method === 'DELETE' ? {} : { body }),
      }),
    );
    const parsed = v.safeParse(command.result, answer);
    if (!parsed.success || parsed.output.key !== key)
      return retry('unconfirmed', 'The answer did not confirm it.');
    return { kind: 'accepted', result: parsed.output };
  } catch (error) {
    return error instanceof ApiFailure ? toOutcome(error) : retry('timeout', 'No answer.');
  }
}
