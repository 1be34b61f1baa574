import type { PageData, ScreenData } from '#domain/page/page-data';
import type { Property } from '#domain/property/property';
import type { PropertySummary } from '#domain/property/summary';
import { loadCatalogue } from './catalogue.ts';
import { changeSummaries } from './chunks.ts';
import { withLocal } from './db.ts';
import { getMeta, putMeta } from './meta.ts';
import { markVisited, storeProperties } from './property.ts';

function contents(screen: ScreenData): { summaries: PropertySummary[]; properties: Property[] } {
  if (screen.kind === 'home')
    return {
      summaries: Object.values(screen.featured).flatMap((list) => list.properties),
      properties: [],
    };
  if (screen.kind === 'results') return { summaries: screen.items, properties: [] };
  if (screen.kind === 'property') return { summaries: screen.similar, properties: [screen.property] };
  return { summaries: [], properties: [] };
}

/**
 * Keeps what a page was delivered with, so that it is there without a connection even before the first pull. A kept
 * page may be days old: newer data on the phone stays. Rejects with LocalUnavailable.
 */
export async function storeFromPageData({ screen, agency, fromPhone }: PageData): Promise<void> {
  if (fromPhone) return; // it may be gone meanwhile
  const { summaries, properties } = contents(screen);
  await withLocal((db) =>
    db.transaction('rw', db.meta, db.summaries, async () => {
      if (!(await getMeta(db, 'agency'))) await putMeta(db, 'agency', agency);
      // After a complete pull a listing that is not stored was taken down; an old page must not bring it back.
      const complete = (await getMeta(db, 'pull.summary'))?.complete;
      if (!complete && summaries.length) await changeSummaries(db, { items: summaries, onlyNewer: true });
    }),
  );
  if (properties.length && (await mayStore(properties[0])))
    await storeProperties(properties, { onlyNewer: true });
  if (screen.kind === 'property') await markVisited(screen.property.id);
}

/** A listing that a complete pull does not know may be newer than the pull, or long gone: its number tells. */
async function mayStore(property: Property | undefined): Promise<boolean> {
  if (!property) return false;
  const state = await withLocal((db) => getMeta(db, 'pull.summary'));
  if (!state?.complete || !state.cursor) return true;
  const pulledTo = Number(state.cursor.split('.').at(-1));
  if (property.rev > pulledTo) return true;
  return (await loadCatalogue()).byId.has(property.id);
}
