import type Router from '@koa/router';
import { type ChangesQuery, changesPath, parseChangesQuery } from '#domain/api/changes';
import { packSummaries } from '#domain/property/packed-summaries';
import type { PropertySummary } from '#domain/property/summary';
import type { AppServices } from '#server/app-services';
import { sendCatalogueBody } from '#server/middleware/hot-answers';
import { createJsonBody } from '#server/middleware/send-body';
import { type ChangesPage, isKnownCursor, listChanges } from './changes-store.ts';

/** Where the next page is (RFC 8288), for a phone that asks for it while this one is still under way. */
function linkToNext({ view, limit, packed }: ChangesQuery, { cursor, hasMore }: ChangesPage) {
  if (!hasMore) return undefined;
  const path = changesPath(view, { since: cursor, limit, packed: packed === true });
  return { Link: `<${path}>; rel="next"` };
}

/** GET /api/changes?view=&since=&limit=&form=: what phones keep their copy of the catalogue fresh with. */
export function addChangesRoutes(router: Router, { bodies, catalogue, db }: AppServices): void {
  router.get('/api/changes', async (ctx) => {
    const query = parseChangesQuery(ctx.query);
    let snapshot = await catalogue.current();
    // A cursor ahead of us may come from a process that has seen a newer commit: look before starting anew.
    if (query.since && !isKnownCursor(snapshot, query.since)) snapshot = await catalogue.refresh();
    const key = JSON.stringify(['changes', snapshot.catalogue, snapshot.rev, query]);
    const body = await bodies.body(key, async () => {
      const page = await listChanges(db, snapshot, query);
      const { items, ...frame } = page;
      const value = query.packed ? { ...frame, packed: packSummaries(items as PropertySummary[]) } : page;
      return createJsonBody(value, linkToNext(query, page));
    });
    await sendCatalogueBody(ctx, snapshot, body);
  });
}
