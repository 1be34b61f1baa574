import type Router from '@koa/router';
import type { AppServices } from '#server/app-services';
import { compress, MIN_COMPRESSED_BYTES, pickEncoding } from '#server/middleware/encoding';
import { listPropertyDates } from '#server/property/property-store';
import { toRobots, toSitemap } from './sitemap.ts';

/** GET /robots.txt and /sitemap.xml. */
export function addFindableRoutes(router: Router, { db, env, catalogue }: AppServices): void {
  let made: { of: unknown; text: Buffer } | null = null;

  router.get('/robots.txt', (ctx) => {
    ctx.set('Cache-Control', 'public, max-age=3600');
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = toRobots(env.publicUrl);
  });

  router.get('/sitemap.xml', async (ctx) => {
    const snapshot = await catalogue.current();
    if (made?.of !== snapshot) {
      made = { of: snapshot, text: Buffer.from(toSitemap(env.publicUrl, await listPropertyDates(db))) };
    }
    const encoding = made.text.length < MIN_COMPRESSED_BYTES ? 'identity' : pickEncoding(ctx);
    ctx.set({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' });
    if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
    ctx.type = 'application/xml; charset=utf-8';
    ctx.body = await compress(made.text, encoding);
  });
}
