import type { PhoneData, ScreenData } from '#domain/page/page-data';
import { routePath } from '#domain/page/route-path';
import { isListPath, listScreenData, slugOf } from '#domain/page/screen-data';
import { similarTo } from '#domain/property/similar';
import { readCatalogue } from './catalogue.ts';
import { type LocalDatabase, withLocal } from './db.ts';
import type { Catalogue } from './listings.ts';
import { getMeta } from './meta.ts';
import { findDetail } from './property.ts';

/** Cards of a result list: as many as the screen draws of a long one at first. The whole list is here a moment later. */
const FIRST_RESULTS = 4;

/** `catalogue` reads the summaries; null when they are not whole. Nothing is read for an address that shows none. */
async function screenOf(
  db: LocalDatabase,
  path: string,
  search: string,
  catalogue: () => Promise<Catalogue | null>,
): Promise<ScreenData | null> {
  if (isListPath(path)) {
    const whole = await catalogue();
    return whole && listScreenData(whole.index, path, new URLSearchParams(search), FIRST_RESULTS);
  }
  const slug = path.startsWith('/property/') ? slugOf(path) : null;
  // What is not here in full the screen itself asks the server for.
  const property = slug === null ? undefined : await findDetail(db, slug);
  if (!slug || !property) return null;
  const whole = await catalogue();
  return whole && { kind: 'property', slug, property, similar: similarTo(property, whole.items) };
}

/**
 * What the screen at an address shows, from this phone's copy; null where the copy is not whole yet, or has nothing that
 * belongs there. Rejects with LocalUnavailable.
 */
export function loadPhoneData({
  pathname,
  search,
}: Pick<URL, 'pathname' | 'search'>): Promise<PhoneData | null> {
  return withLocal(async (db) => {
    const path = routePath(pathname);
    if (path === null) return null;
    let total = 0;
    const screen = await screenOf(db, path, search, async () => {
      const catalogue = await readCatalogue(db);
      total = catalogue.items.length;
      return catalogue.complete ? catalogue : null;
    });
    const agency = screen && (await getMeta(db, 'agency'));
    return agency ? { url: pathname + search, agency, total, screen } : null;
  });
}
