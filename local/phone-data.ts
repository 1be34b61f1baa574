import type { PhoneData, ScreenData } from '#domain/page/page-data';
import { routePath } from '#domain/page/route-path';
import { listScreenData, slugOf } from '#domain/page/screen-data';
import { similarTo } from '#domain/property/similar';
import { readCatalogue } from './catalogue.ts';
import type { LocalDatabase } from './db.ts';
import { withLocal } from './db.ts';
import type { Catalogue } from './listings.ts';
import { getMeta } from './meta.ts';
import { readProperty } from './property.ts';

/** Cards of a result list: the first screen, on a desktop too. The whole list is here a moment later. */
const FIRST_RESULTS = 6;

async function screenOf(
  db: LocalDatabase,
  catalogue: Catalogue,
  path: string,
  search: string,
): Promise<ScreenData | null> {
  const list = listScreenData(catalogue.index, path, new URLSearchParams(search), FIRST_RESULTS);
  if (list) return list;
  const slug = slugOf(path);
  const property = slug === null ? null : await readProperty(db, slug);
  // What is not here in full the screen itself asks the server for.
  if (!slug || !property || 'summaryOnly' in property) return null;
  return { kind: 'property', slug, property, similar: similarTo(property, catalogue.items) };
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
    const agency = await getMeta(db, 'agency');
    if (path === null || !agency) return null;
    const catalogue = await readCatalogue(db);
    const screen = catalogue.complete ? await screenOf(db, catalogue, path, search) : null;
    return screen && { url: pathname + search, agency, total: catalogue.items.length, screen };
  });
}
