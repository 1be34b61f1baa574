import type Router from '@koa/router';
import { ApiError } from '#domain/api/errors';
import type { AppServices } from '#server/app-services';
import { readClock } from '#server/db/catalogue-clock';
import { isPostgres } from '#server/db/connect';
import { sendJson } from '#server/middleware/send-body';
import { countContactNotices } from '#server/notice/contact-notice-store';
import { countProperties } from '#server/property/property-store';

/** GET /api/health: 200 while the database answers, else 503. Asks the database, not the memory. */
export function addHealthRoutes(router: Router, { db, log, now }: AppServices): void {
  router.get('/api/health', async (ctx) => {
    try {
      const { rev } = await readClock(db);
      const listings = await countProperties(db);
      const { waiting, oldest } = await countContactNotices(db);
      await sendJson(ctx, {
        status: 'ok',
        database: 'ok',
        engine: isPostgres(db) ? 'postgresql' : 'sqlite',
        catalogue: { rev, listings },
        // E-mails to the agency that wait; nothing else waits on the server.
        queue: {
          leadNotices: waiting,
          oldestSeconds: oldest === null ? 0 : Math.max(0, Math.round((now() - oldest) / 1000)),
        },
      });
    } catch (error) {
      log.error('health: the database does not answer', {
        reason: error instanceof Error ? error.name : 'unknown',
      });
      throw new ApiError('unavailable', 'the database does not answer', undefined, 5);
    }
  });
}
