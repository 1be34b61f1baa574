/**
 * The phone gives no storage (private mode, a broken or full database). Callers go on without it: browsing and
 * sending online still work, nothing is kept, and the reader is told so.
 */
export class LocalUnavailable extends Error {
  override readonly name = 'LocalUnavailable';
  constructor(
    /** `full`: the quota is used up; `closed`: no database can be opened or it keeps closing. */
    readonly reason: 'full' | 'closed',
    override readonly cause: unknown,
  ) {
    super(reason === 'full' ? 'The storage of this phone is full.' : 'This phone keeps no data for the app.');
  }
}

/** Whether nothing at all can be kept, as opposed to nothing more. */
export function isClosed(error: unknown): boolean {
  return error instanceof LocalUnavailable && error.reason === 'closed';
}

/** Whether nothing more can be kept: the quota is used up. */
export function isFull(error: unknown): error is LocalUnavailable {
  return error instanceof LocalUnavailable && error.reason === 'full';
}

/** The names of an error and of what it wraps: Dexie hides the browser's own error in `inner`. */
function errorNames(error: unknown): string[] {
  const names: string[] = [];
  let current: unknown = error;
  for (let depth = 0; depth < 4 && typeof current === 'object' && current !== null; depth++) {
    const { name, inner, cause } = current as { name?: unknown; inner?: unknown; cause?: unknown };
    if (typeof name === 'string') names.push(name);
    current = inner ?? cause;
  }
  return names;
}

/** Quota errors arrive as AbortError with an inner QuotaExceededError (design.md section 5). */
export function isQuotaError(error: unknown): boolean {
  return errorNames(error).some(
    (name) => name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED',
  );
}

const CONNECTION_ERRORS = [
  'DatabaseClosedError',
  'InvalidStateError',
  'UnknownError',
  'OpenFailedError',
  'MissingAPIError',
  'SecurityError',
  'VersionError',
  'TimeoutError',
  'NotFoundError',
];

/** Whether the connection itself failed, as opposed to a fault in the work that was done over it. */
export function isConnectionError(error: unknown): boolean {
  return errorNames(error).some((name) => CONNECTION_ERRORS.includes(name));
}
