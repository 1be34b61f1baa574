import type Router from '@koa/router';
import { parseChangesQuery } from '#domain/api/changes';
import { packSummaries } from '#domain/property/packed-summaries';
import type { PropertySummary } from '#domain/property/summary';
import type { AppServices } from '#server/app-services';
import { sendCatalogueBody } from '#server/middleware/hot-answers';
import { isKnownCursor, listChanges } from './changes-store.ts';

/** GET /api/changes?view=&since=&limit=&form=: what phones keep their copy of the catalogue fresh with. */
export function addChangesRoutes(router: Router, { bodies, catalogue, db }: AppServices): void {
  router.get('/api/changes', async (ctx) => {
    const query = parseChangesQuery(ctx.query);
    let snapshot = await catalogue.current();
    // A cursor ahead of us may come from a process that has seen a newer commit: look before starting anew.
    if (query.since && !isKnownCursor(snapshot, query.since)) snapshot = await catalogue.refresh();
    const key = JSON.stringify(['changes', snapshot.catalogue, snapshot.rev, query]);
    const body = await bodies.json(key, async () => {
      const page = await listChanges(db, snapshot, query);
      if (!query.packed) return page;
      const { items, ...frame } = page;
      return { ...frame, packed: packSummaries(items as PropertySummary[]) };
    });
    await sendCatalogueBody(ctx, snapshot, body);
  });
}
