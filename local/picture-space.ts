/**
 * Gives up the pictures and documents that this phone keeps, so that a message that cannot be stored for lack of space
 * can be (A21). They come back with the next signal; what somebody wrote does not.
 */
export async function freePictureSpace(): Promise<void> {
  const storage = globalThis.caches;
  if (!storage) return;
  const names = await storage.keys();
  await Promise.all(
    names.filter((name) => /picture|media|photo/i.test(name)).map((name) => storage.delete(name)),
  );
}
