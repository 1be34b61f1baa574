import type { Knex } from 'knex';
import { findBlogPost } from '#domain/content/blog';
import { STATIC_HEADS } from '#domain/content/page-heads';
import type { ScreenData } from '#domain/page/page-data';
import { resultsPage } from '#domain/page/results-page';
import { listScreenData, slugOf } from '#domain/page/screen-data';
import { similarTo } from '#domain/property/similar';
import { propertyPath } from '#domain/property/slug';
import type { CatalogueSnapshot } from '#server/property/catalogue';
import { findPropertyByFormerSlug, findPropertyBySlug } from '#server/property/property-store';

/** Cards that a result page is delivered with: what the first screens of a phone show; the rest comes with the app. */
const RESULTS_PER_PAGE = 12;

/** Cards that each further page adds, for readers without scripts. */
const RESULTS_ADDED = 36;

/** The page has another address: its listing's name was corrected, or it was written with capitals. */
interface Moved {
  kind: 'moved';
  /** Its path, escaped. */
  path: string;
}

async function propertyData(
  db: Knex,
  snapshot: CatalogueSnapshot,
  slug: string,
): Promise<ScreenData | Moved> {
  const property = await findPropertyBySlug(db, slug);
  if (property) return { kind: 'property', slug, property, similar: similarTo(property, snapshot.byRev) };
  const moved = await findPropertyByFormerSlug(db, slug);
  return moved ? { kind: 'moved', path: propertyPath(moved.slug) } : { kind: 'not-found', slug };
}

async function dataAt(
  db: Knex,
  snapshot: CatalogueSnapshot,
  path: string,
  search: string,
): Promise<ScreenData | Moved> {
  const most = RESULTS_PER_PAGE + RESULTS_ADDED * (resultsPage(search) - 1);
  const list = listScreenData(snapshot.index, path, new URLSearchParams(search), most);
  if (list) return list;
  if (path in STATIC_HEADS) return { kind: 'static' };
  if (path.startsWith('/blog/'))
    return findBlogPost(path.slice('/blog/'.length)) ? { kind: 'static' } : { kind: 'not-found' };
  const slug = slugOf(path);
  if (slug === null) return { kind: 'not-found' };
  const data = await propertyData(db, snapshot, slug);
  // A single word that is no listing is an unknown address, not a missing home.
  return data.kind === 'not-found' && !path.startsWith('/property/') ? { kind: 'not-found' } : data;
}

/**
 * What the page at `path` (decoded, without a trailing slash) needs from the catalogue. An address that is one only in
 * small letters leads there: a phone that begins a sentence with a capital has written the same address.
 */
export async function loadScreenData(
  db: Knex,
  snapshot: CatalogueSnapshot,
  path: string,
  search: string,
): Promise<ScreenData | Moved> {
  const data = await dataAt(db, snapshot, path, search);
  const small = path.toLowerCase();
  if (data.kind !== 'not-found' || small === path) return data;
  const there = await dataAt(db, snapshot, small, search);
  if (there.kind === 'not-found') return data;
  return there.kind === 'moved' ? there : { kind: 'moved', path: encodeURI(small) };
}
