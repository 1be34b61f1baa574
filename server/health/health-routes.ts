import type Router from '@koa/router';
import { ApiError } from '#domain/api/errors';
import type { AppServices } from '#server/app-services';
import { readClock } from '#server/db/catalogue-clock';
import { sendJson } from '#server/middleware/send-body';
import { countProperties } from '#server/property/property-store';

/** GET /api/health: 200 while the database answers, else 503. Asks the database, not the memory. */
export function addHealthRoutes(router: Router, { db, log }: AppServices): void {
  router.get('/api/health', async (ctx) => {
    try {
      const { rev } = await readClock(db);
      const listings = await countProperties(db);
      await sendJson(ctx, { status: 'ok', database: 'ok', catalogue: { rev, listings } });
    } catch (error) {
      log.error('health: the database does not answer', {
        reason: error instanceof Error ? error.name : 'unknown',
      });
      throw new ApiError('unavailable', 'the database does not answer', undefined, 5);
    }
  });
}
