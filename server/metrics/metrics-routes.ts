import { createHash, timingSafeEqual } from 'node:crypto';
import type Router from '@koa/router';
import { ApiError } from '#domain/api/errors';
import type { Metrics } from './metrics.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** GET /api/metrics for `Authorization: Bearer METRICS_TOKEN`. Without a token in the settings there is no such address. */
export function addMetricsRoutes(
  router: Router,
  metrics: Metrics | undefined,
  token: string | undefined,
): void {
  if (!metrics || !token) return;
  const wanted = digest(`Bearer ${token}`);
  router.get('/api/metrics', async (ctx) => {
    if (!timingSafeEqual(digest(ctx.get('authorization')), wanted))
      throw new ApiError('unauthorized', 'the token is missing or wrong');
    const { type, text } = await metrics.read();
    ctx.set('Cache-Control', 'no-store');
    ctx.body = text;
    ctx.set('Content-Type', type);
  });
}
