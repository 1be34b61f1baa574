import { isFull } from './local-unavailable.ts';
import { makeRoom, PICTURE_CACHE } from './pictures.ts';
import { withinTime } from './within-time.ts';

const FREE_LIMIT_MS = 700;

/**
 * Gives up pictures that this phone keeps, so that a message that cannot be stored for lack of space can be (A21):
 * half of those that nobody pinned, or all when there are none. They come back with the next signal; what somebody
 * wrote does not.
 */
export async function freePictureSpace(): Promise<void> {
  const gone = await makeRoom().catch(() => 0);
  if (!gone) await globalThis.caches?.delete(PICTURE_CACHE);
}

/** Does `save`; on a full phone pictures give way and it is done once more (A21), so it must be safe to repeat. */
export async function withRoom<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isFull(error)) throw error;
    await withinTime(FREE_LIMIT_MS, freePictureSpace()).catch(() => undefined);
    return save();
  }
}
