import { makeRoom, PICTURE_CACHE } from './pictures.ts';

/**
 * Gives up pictures that this phone keeps, so that a message that cannot be stored for lack of space can be (A21):
 * half of those that nobody pinned, or all when there are none. They come back with the next signal; what somebody
 * wrote does not.
 */
export async function freePictureSpace(): Promise<void> {
  const gone = await makeRoom().catch(() => 0);
  if (!gone) await globalThis.caches?.delete(PICTURE_CACHE);
}
