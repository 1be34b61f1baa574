import * as v from 'valibot';
import { COMMANDS, type CommandName, KEY_HEADER } from '#domain/api/commands';
import { isErrorCode } from '#domain/api/errors';
import { refusalText } from '#domain/text/messages';
import { requestUnchecked, TIMEOUT_MS } from './api.ts';
import { ApiFailure } from './api-failure.ts';
import type { OutboxError } from './outbox-entry.ts';
import { MAX_PAUSE_MS } from './pause.ts';
import { withinTime } from './within-time.ts';

/** How one attempt ended. */
export type SendOutcome =
  | { kind: 'accepted'; result: unknown }
  | { kind: 'refused'; conflict: boolean; error: OutboxError }
  | { kind: 'sign-in'; error: OutboxError }
  | { kind: 'retry'; error: OutboxError; retryAfterMs: number | undefined };

const RETRYABLE = new Set([408, 425, 429]);

/** Only this API's own error may order a wait: a captive portal's "come back tomorrow" would hold up every lead. */
function orderedWaitMs({ error, retryAfterMs }: ApiFailure): number | undefined {
  if (!error || !isErrorCode(error.code) || retryAfterMs === undefined) return undefined;
  return Math.min(retryAfterMs, MAX_PAUSE_MS);
}

function retry(kind: OutboxError['kind'], text: string, failure?: ApiFailure): SendOutcome {
  return {
    kind: 'retry',
    error: { kind, status: failure?.status ?? 0, text },
    retryAfterMs: failure && orderedWaitMs(failure),
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
