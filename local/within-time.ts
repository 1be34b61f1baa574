/** A step took longer than it may; what it was doing may still happen later. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
  constructor(limitMs: number) {
    super(`no answer within ${limitMs} ms`);
  }
}

/**
 * `work`, or a rejection with {@link TookTooLong} after `limitMs`. Storage and networks of real phones sometimes never
 * answer at all, and nothing here may hang on them.
 */
export async function withinTime<T>(limitMs: number, work: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(limitMs)), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
