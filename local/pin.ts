import { picturePath, pictureWidths } from '#domain/property/picture';
import type { Property } from '#domain/property/property';
import { withLocal } from './db.ts';
import { cacheNameFor, pinFiles, unpinFiles } from './pictures.ts';
import { refreshProperty } from './property.ts';
import { listSaved, type SavedHome, savedRows } from './saved.ts';

/** Photos are kept in this width: sharp on a phone held upright, a third of the full size. */
const KEPT_WIDTH = 960;
const OWNER = 'saved:';
/** A file that the server does not have is asked for again after this long: its owner may have put it back. */
const GONE_MS = 24 * 60 * 60_000;

/** The version of a picture that is kept; WebP, because every browser that runs this app shows it. */
function keptPicture(property: Property, path: string, width: number): string {
  const full = property.pictures[path]?.width;
  if (!path.startsWith('/media/') || !full) return path;
  const [smallest = width] = pictureWidths(full);
  const fitting = pictureWidths(full).filter((step) => step <= width);
  return picturePath(path, fitting.at(-1) ?? smallest, 'webp');
}

/** Everything of a listing that must open without a network: photos, plans, documents (design.md section 3). */
export function filesOf(property: Property): string[] {
  const isThere = (path: string) => !property.pictures[path]?.missing;
  const photos = [...property.images, ...property.interiorImages]
    .filter(isThere)
    .map((path) => keptPicture(property, path, KEPT_WIDTH));
  const plans = property.floorPlans
    .map(({ image }) => image)
    .filter(isThere)
    .map((path) => keptPicture(property, path, 1440));
  const documents = property.documents.map(({ url }) => url);
  const others = [property.reraQrCode, property.developerLogo].flatMap((path) => path ?? []).filter(isThere);
  return [...new Set([...photos, ...plans, ...documents, ...others])].filter((path) =>
    /^\/(?:media|documents)\//.test(path),
  );
}

/** What the server said it does not have, as long as that holds: until the listing changes, and for a day. */
function knownGone({ gone }: SavedHome, rev: number, now: number): SavedHome['gone'] {
  // A clock that was set back must not keep a file away (A25).
  return gone?.paths.length && gone.rev === rev && now >= gone.at && now - gone.at < GONE_MS
    ? gone
    : undefined;
}

async function keepHome(home: SavedHome, signal?: AbortSignal): Promise<void> {
  const held = await withLocal((db) => db.details.get(home.propertyId));
  const slug = home.summary?.slug;
  const property = held?.property ?? (slug ? await refreshProperty(slug, signal ? { signal } : {}) : null);
  if (!property) return;
  const known = knownGone(home, property.rev, Date.now());
  const wanted = filesOf(property).filter((path) => !known?.paths.includes(path));
  const { missing, gone } = await pinFiles(OWNER + home.propertyId, wanted, signal ? { signal } : {});
  await withLocal((db) =>
    savedRows(db).update(home.propertyId, {
      keptRev: property.rev,
      missing: missing.length,
      gone: { paths: [...(known?.paths ?? []), ...gone], rev: property.rev, at: known?.at ?? Date.now() },
    }),
  );
}

async function letGoOfUnsaved(saved: readonly SavedHome[]): Promise<void> {
  const wanted = new Set(saved.filter((home) => home.keep !== false).map((home) => OWNER + home.propertyId));
  const owners = (await withLocal((db) => db.pictures.orderBy('pinnedBy').uniqueKeys())) as string[];
  for (const owner of owners) if (owner.startsWith(OWNER) && !wanted.has(owner)) await unpinFiles(owner);
}

/**
 * Brings the files of every saved home to the phone, one home after the other, and lets go of those of homes that are
 * not saved any more. What cannot be had now is asked for at the next call. Rejects when nothing can be stored.
 */
export async function keepSaved({ signal }: { signal?: AbortSignal } = {}): Promise<void> {
  const saved = await withLocal(listSaved);
  await letGoOfUnsaved(saved);
  for (const home of saved) {
    if (home.keep === false) continue;
    await keepHome(home, signal).catch((error) => {
      if (signal?.aborted || (error as Error).name === 'LocalUnavailable') throw error;
    });
  }
}

/** Frees what one saved home takes up on the phone; it stays saved. */
export async function freeHome(propertyId: string): Promise<void> {
  const owner = OWNER + propertyId;
  await withLocal((db) => savedRows(db).update(propertyId, { keep: false, missing: 0 }));
  const alone = await withLocal((db) =>
    db.pictures
      .where('pinnedBy')
      .equals(owner)
      .filter((row) => row.pinnedBy.length === 1)
      .primaryKeys(),
  );
  await unpinFiles(owner);
  for (const url of alone) await (await caches.open(cacheNameFor(url))).delete(url);
  await withLocal((db) => db.pictures.bulkDelete(alone));
}

/** Keeps the files of one saved home again. */
export async function keepHomeAgain(propertyId: string): Promise<void> {
  await withLocal((db) => savedRows(db).update(propertyId, { keep: true }));
  await keepSaved();
}
