export interface ByteRange {
  start: number;
  /** The last byte, itself included. */
  end: number;
}

/**
 * The one range that a Range header asks for; null when the whole file is to be sent (no header, several ranges, a
 * changed file, or a header that is not understood), as HTTP allows.
 */
export function readRange(
  header: string,
  ifRange: string,
  tag: string,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  if (ifRange && ifRange !== tag) return null;
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim());
  const [first = '', last = ''] = match?.slice(1) ?? [];
  if (!match || (!first && !last)) return null;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(last) < Number(first)) return null;
  return start >= size || start > end ? 'unsatisfiable' : { start, end };
}
