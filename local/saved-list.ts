import type { PropertySummary } from '#domain/property/summary';
import { readCatalogue } from './catalogue.ts';
import type { LocalDatabase } from './db.ts';
import { listSaved } from './saved.ts';
import { type Watch, watch } from './watch.ts';

/** A saved home as its list shows it. */
export interface SavedView {
  propertyId: string;
  /** As it stands in the catalogue now, or what was last known of it; null when neither is here. */
  summary: PropertySummary | null;
  /** The catalogue was read to its end and has it no more (A24). */
  gone: boolean;
  /** Price in rupees and in words when it was saved, if it has changed since. */
  before: { price: string; priceValue: number } | null;
  /** Bytes on this phone; files that are still to come; false when their owner freed the room. */
  bytes: number;
  missing: number | null;
  keep: boolean;
}

async function readSavedList(db: LocalDatabase): Promise<SavedView[]> {
  const saved = await listSaved(db);
  const { byId, complete } = await readCatalogue(db);
  const views: SavedView[] = [];
  for (const home of saved) {
    const now = byId.get(home.propertyId);
    const then = home.summary;
    const files = await db.pictures.where('pinnedBy').equals(`saved:${home.propertyId}`).toArray();
    views.push({
      propertyId: home.propertyId,
      summary: now ?? then ?? null,
      gone: !now && complete,
      before:
        now && then && now.priceValue !== then.priceValue
          ? { price: then.price, priceValue: then.priceValue }
          : null,
      bytes: files.reduce((sum, file) => sum + file.bytes, 0),
      missing: home.missing ?? null,
      keep: home.keep !== false,
    });
  }
  return views;
}

/** Saved homes with what is on the phone of each, newest first; an empty list where the phone keeps nothing. */
export function watchSavedList(): Watch<SavedView[]> {
  return watch(readSavedList, () => []);
}
