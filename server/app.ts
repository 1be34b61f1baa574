import type { Knex } from 'knex';
import Koa from 'koa';
import { createApiRouter, refuseUnrouted, routedAddresses } from './api-router.ts';
import type { AppServices } from './app-services.ts';
import { clientFiles } from './client-files/client-files.ts';
import { isPostgres } from './db/connect.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createBodyCache } from './middleware/body-cache.ts';
import { errorHandler } from './middleware/error-handler.ts';
import { hotAnswers } from './middleware/hot-answers.ts';
import { createMemoryRateLimits, type RateLimitStore } from './middleware/rate-limit.ts';
import { requestLog } from './middleware/request-log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { createSharedRateLimits } from './middleware/shared-rate-limits.ts';
import { type MessageWays, NO_MESSAGES } from './notice/message-ways.ts';
import type { RenderPage } from './page/page-renderer.ts';
import { createPageRoutes } from './page/page-routes.ts';
import { type Catalogue, createCatalogue } from './property/catalogue.ts';

export interface AppOptions {
  /** An open, migrated database. */
  db: Knex;
  env: Pick<Env, 'dataDir' | 'publicUrl' | 'trustProxy' | 'oidc' | 'metricsToken'>;
  log: Log;
  /** The catalogue in memory, when the caller needs it too; else one is made. */
  catalogue?: Catalogue;
  /** Draws the pages; without it every page is a plain 404. */
  renderPage?: RenderPage;
  /** Folder of the built client files. */
  clientDir?: string;
  rateLimits?: RateLimitStore;
  /** How people can be reached; without it nobody is. */
  messages?: MessageWays;
  now?: () => number;
}

/** The whole server as a Koa application, without a port. The order below is the order of the house. */
export function createApp(options: AppOptions): Koa {
  const { db, env, log } = options;
  // Several processes may serve one PostgreSQL; a SQLite file has one.
  const ownLimits = isPostgres(db) ? createSharedRateLimits(db, options.now) : createMemoryRateLimits();
  const catalogue = options.catalogue ?? createCatalogue(db);
  const metrics = env.metricsToken ? createMetrics(db, catalogue) : undefined;
  const services: AppServices = {
    db,
    env,
    log,
    catalogue,
    metrics,
    bodies: createBodyCache(),
    rateLimits: options.rateLimits ?? ownLimits,
    messages: options.messages ?? NO_MESSAGES,
    now: options.now ?? Date.now,
  };
  // Of X-Forwarded-For only the entries that our own proxies wrote count: the last ones.
  const app = new Koa({ proxy: env.trustProxy > 0, maxIpsCount: env.trustProxy });
  // What still fails here fails while an answer is being sent; mostly it is a phone that hung up.
  app.on('error', (error: NodeJS.ErrnoException) => {
    log.warn('answer cut off', { code: error.code ?? error.name });
  });

  const router = createApiRouter(services);
  const unrouted = refuseUnrouted(router);
  const pages = createPageRoutes(env.publicUrl, options.renderPage);
  app.use(requestLog(log));
  if (metrics) app.use(metrics.measure);
  app.use(errorHandler(log));
  app.use(securityHeaders(env));
  app.use(pages.known);
  app.use(hotAnswers(services.catalogue));
  app.use(unrouted.before);
  app.use(routedAddresses(router));
  app.use(unrouted.after);
  app.use(clientFiles(options.clientDir));
  app.use(pages.all);
  return app;
}
