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

/** What is looked for at a path; null where no screen is drawn from listings that are here. */
function wantedAt(path: string | null): { path: string; slug: string | null } | null {
  if (path === null) return null;
  if (isListPath(path)) return { path, slug: null };
  const slug = path.startsWith('/property/') ? slugOf(path) : null;
  return slug === null ? null : { path, slug };
}

/** `catalogue` reads the summaries; null when they are not whole. */
async function screenOf(
  db: LocalDatabase,
  { path, slug }: { path: string; slug: string | null },
  search: string,
  catalogue: () => Promise<Catalogue | null>,
): Promise<ScreenData | null> {
  if (slug === null) {
    const whole = await catalogue();
    return whole && listScreenData(whole.index, path, new URLSearchParams(search), FIRST_RESULTS);
  }
  // What is not here in full the screen itself asks the server for.
  const property = await findDetail(db, slug);
  const whole = property && (await catalogue());
  return whole ? { kind: 'property', slug, property, similar: similarTo(property, whole.items) } : null;
}

/**
 * What the screen at an address shows, from this phone's copy; null where the copy is not whole yet, or has nothing that
 * belongs there. The database stays closed for an address that shows no listings. Rejects with LocalUnavailable.
 */
export async function loadPhoneData({
  pathname,
  search,
}: Pick<URL, 'pathname' | 'search'>): Promise<PhoneData | null> {
  const wanted = wantedAt(routePath(pathname));
  if (!wanted) return null;
  return withLocal(async (db) => {
    let total = 0;
    const screen = await screenOf(db, wanted, search, async () => {
      const catalogue = await readCatalogue(db);
      total = catalogue.items.length;
      return catalogue.complete ? catalogue : null;
    });
    const agency = screen && (await getMeta(db, 'agency'));
    return agency ? { url: pathname + search, agency, total, screen } : null;
  });
}
