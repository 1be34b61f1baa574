import type Router from '@koa/router';
import type { AppServices } from '#server/app-services';
import { type Body, createBody, sendBody } from '#server/middleware/send-body';
import { listPropertyDates } from '#server/property/property-store';
import { toRobots, toSitemap } from './sitemap.ts';

/** GET /robots.txt and /sitemap.xml. */
export function addFindableRoutes(router: Router, { db, env, catalogue }: AppServices): void {
  const robots = createBody(Buffer.from(toRobots(env.publicUrl)), 'text/plain; charset=utf-8');
  let sitemap: { of: unknown; body: Body } | null = null;

  router.get('/robots.txt', (ctx) => sendBody(ctx, robots, 'public, max-age=3600'));

  router.get('/sitemap.xml', async (ctx) => {
    const snapshot = await catalogue.current();
    if (sitemap?.of !== snapshot) {
      const text = toSitemap(env.publicUrl, await listPropertyDates(db));
      sitemap = { of: snapshot, body: createBody(Buffer.from(text), 'application/xml; charset=utf-8') };
    }
    await sendBody(ctx, sitemap.body, 'no-cache');
  });
}
