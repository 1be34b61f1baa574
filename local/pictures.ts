import { getFile } from './api.ts';
import { ApiFailure } from './api-failure.ts';
import { type PictureRow, withLocal } from './db.ts';
import { isQuotaError, LocalUnavailable } from './local-unavailable.ts';

/** Cache Storage names, shared by page and worker. They outlive a build: the files' names carry their content's hash. */
export const PICTURE_CACHE = 'angan-pictures';
export const DOCUMENT_CACHE = 'angan-documents';

/** What the cache of seen pictures may grow to; pinned files do not count. */
export const PICTURE_CAP = { entries: 600, bytes: 120 * 1024 * 1024 } as const;

export const cacheNameFor = (path: string) =>
  path.startsWith('/documents/') ? DOCUMENT_CACHE : PICTURE_CACHE;

/**
 * Whether an answer is the file it was asked for: a whole success of our own server, a picture where a picture is
 * due, and never HTML (A13).
 */
export function isKeepableFile(path: string, response: Response): boolean {
  if (response.status !== 200 || response.redirected) return false;
  const type = (response.headers.get('content-type') ?? '').toLowerCase();
  if (path.startsWith('/media/')) return type.startsWith('image/');
  return /^(?:application\/pdf|image\/|application\/octet-stream)/.test(type);
}

/** Least recently used files to remove so that what remains is inside the cap. Pinned files are not touched. */
export function pickEvictions(
  rows: readonly PictureRow[],
  cap: { entries: number; bytes: number },
): string[] {
  const loose = rows.filter((row) => !row.pinnedBy.length).sort((a, b) => a.usedAt - b.usedAt);
  let entries = loose.length;
  let bytes = loose.reduce((sum, row) => sum + row.bytes, 0);
  const out: string[] = [];
  for (const row of loose) {
    if (entries <= cap.entries && bytes <= cap.bytes) break;
    out.push(row.url);
    entries--;
    bytes -= row.bytes;
  }
  return out;
}

/** Removes the longest unused pictures until `cap` holds. Returns how many went. */
export async function evictPictures(cap: { entries: number; bytes: number } = PICTURE_CAP): Promise<number> {
  const urls = await withLocal(async (db) => pickEvictions(await db.pictures.toArray(), cap));
  if (!urls.length) return 0;
  for (const url of urls) await (await caches.open(cacheNameFor(url))).delete(url);
  await withLocal((db) => db.pictures.bulkDelete(urls));
  return urls.length;
}

/** Makes room when the phone is full: half of the unpinned pictures go first (A21). */
export async function makeRoom(): Promise<number> {
  const loose = await withLocal((db) => db.pictures.filter((row) => !row.pinnedBy.length).toArray());
  const bytes = loose.reduce((sum, row) => sum + row.bytes, 0);
  return evictPictures({ entries: Math.floor(loose.length / 2), bytes: Math.floor(bytes / 2) });
}

/** Puts a checked file into its cache and notes its size. A full phone first loses unpinned pictures; then rejects. */
export async function keepFile(
  path: string,
  response: Response,
  bytes: number,
  now = Date.now(),
): Promise<void> {
  const cache = await caches.open(cacheNameFor(path));
  try {
    await cache.put(path, response.clone());
  } catch (error) {
    if (!isQuotaError(error)) throw error;
    if (!(await makeRoom())) throw new LocalUnavailable('full', error);
    await cache.put(path, response);
  }
  await noteKept(path, bytes, now);
}

/** Notes the size of a file that has just been put into its cache; who wanted it kept still does. */
export async function noteKept(path: string, bytes: number, now = Date.now()): Promise<void> {
  await withLocal((db) =>
    db.transaction('rw', db.pictures, async () => {
      const held = await db.pictures.get(path);
      await db.pictures.put({ url: path, bytes, usedAt: now, pinnedBy: held?.pinnedBy ?? [] });
    }),
  );
}

/** Notes that these were shown again, for the order in which they go. */
export function touchPictures(urls: readonly string[], now = Date.now()): Promise<number> {
  return withLocal((db) =>
    db.pictures
      .where('url')
      .anyOf([...urls])
      .modify({ usedAt: now }),
  );
}

async function pin(path: string, owner: string): Promise<boolean> {
  return withLocal((db) =>
    db.transaction('rw', db.pictures, async () => {
      const held = await db.pictures.get(path);
      if (!held) return false;
      if (!held.pinnedBy.includes(owner))
        await db.pictures.put({ ...held, pinnedBy: [...held.pinnedBy, owner] });
      return true;
    }),
  );
}

export interface PinResult {
  /** Bytes of the files that are here now. */
  bytes: number;
  /** Files that could not be had; ask again when there is a connection. */
  missing: string[];
  /** Files that the server says it does not have; asking again brings nothing. */
  gone: string[];
}

const isGone = (error: unknown) =>
  error instanceof ApiFailure && error.kind === 'http' && (error.status === 404 || error.status === 410);

/**
 * Brings files to the phone and keeps them there for `owner` (`saved:<property id>`), whatever the cap says. One
 * that cannot be had does not stop the others. Rejects with LocalUnavailable when nothing can be stored.
 */
export async function pinFiles(
  owner: string,
  paths: readonly string[],
  { signal }: { signal?: AbortSignal } = {},
): Promise<PinResult> {
  const missing: string[] = [];
  const gone: string[] = [];
  for (const path of new Set(paths)) {
    const cache = await caches.open(cacheNameFor(path));
    if ((await cache.match(path)) && (await pin(path, owner))) continue;
    try {
      const { response, bytes } = await getFile(path, signal ? { signal } : {});
      if (!isKeepableFile(path, response)) throw new Error('not the file that was asked for');
      await keepFile(path, response, bytes);
      await pin(path, owner);
    } catch (error) {
      if (error instanceof LocalUnavailable || signal?.aborted) throw error;
      (isGone(error) ? gone : missing).push(path);
    }
  }
  return { bytes: await pinnedBytes(owner), missing, gone };
}

/** Lets go of what only `owner` kept: the files stay until the cap needs their room. */
export function unpinFiles(owner: string): Promise<number> {
  return withLocal((db) =>
    db.pictures
      .where('pinnedBy')
      .equals(owner)
      .modify((row) => {
        row.pinnedBy = row.pinnedBy.filter((other) => other !== owner);
      }),
  );
}

/** Bytes that are kept for `owner`. */
export async function pinnedBytes(owner: string): Promise<number> {
  const rows = await withLocal((db) => db.pictures.where('pinnedBy').equals(owner).toArray());
  return rows.reduce((sum, row) => sum + row.bytes, 0);
}
