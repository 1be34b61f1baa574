import Router from '@koa/router';
import type { Middleware } from 'koa';
import { ApiError } from '#domain/api/errors';
import type { AppServices } from './app-services.ts';
import { addAccountRoutes } from './auth/account-routes.ts';
import { addLoginRoutes } from './auth/login-routes.ts';
import { addOidcRoutes } from './auth/oidc-routes.ts';
import { addOwnDataRoutes } from './auth/own-data-routes.ts';
import { addPasskeyRoutes } from './auth/passkey-routes.ts';
import { addChangesRoutes } from './changes/changes-routes.ts';
import { addFindableRoutes } from './findable/findable-routes.ts';
import { addHealthRoutes } from './health/health-routes.ts';
import { addInquiryRoutes } from './inquiry/inquiry-routes.ts';
import { addLeadRoutes } from './lead/lead-routes.ts';
import { addMediaRoutes } from './media/media-routes.ts';
import { addMetricsRoutes } from './metrics/metrics-routes.ts';
import { jsonBody } from './middleware/json-body.ts';
import { originCheck } from './middleware/origin-check.ts';
import { addNoticeRoutes } from './notice/notice-routes.ts';
import { addPropertyRoutes } from './property/property-routes.ts';
import { addSavedRoutes } from './saved/saved-routes.ts';
import { addSettingsRoutes } from './settings/settings-routes.ts';
import { addShareRoutes } from './share/share-routes.ts';

/** Everything that is answered with data, by noun. Writing calls pass the origin check and the body reader first. */
export function createApiRouter(services: AppServices): Router {
  const router = new Router();
  router.use(originCheck(services.env), jsonBodyWhenWriting());
  addHealthRoutes(router, services);
  addMetricsRoutes(router, services.metrics, services.env.metricsToken);
  addPropertyRoutes(router, services);
  addChangesRoutes(router, services);
  addMediaRoutes(router, services);
  addShareRoutes(router, services);
  addFindableRoutes(router, services);
  addLeadRoutes(router, services);
  addInquiryRoutes(router, services);
  addSavedRoutes(router, services);
  addLoginRoutes(router, services);
  addOidcRoutes(router, services);
  addPasskeyRoutes(router, services);
  addAccountRoutes(router, services);
  addSettingsRoutes(router, services);
  addOwnDataRoutes(router, services);
  addNoticeRoutes(router, services);
  return router;
}

/**
 * The routes as a middleware that is asked only about addresses which begin like one of them: matching every pattern
 * against the address of a page cost as much as sending it.
 */
export function routedAddresses(router: Router): Middleware {
  const start = (path: string) => path.split('/', 2)[1]?.toLowerCase() ?? '';
  const starts = new Set(router.stack.map((layer) => start(String(layer.path))));
  const routes = router.routes() as Middleware;
  return (ctx, next) => (starts.has(start(ctx.path)) ? routes(ctx, next) : next());
}

// Reading calls have no body: the parser is not even asked.
function jsonBodyWhenWriting(): Middleware {
  const read = jsonBody();
  return (ctx, next) => (ctx.method === 'GET' || ctx.method === 'HEAD' ? next() : read(ctx, next));
}

/** Addresses that belong to the routes above even when no route answers. */
export function isDataPath(path: string): boolean {
  return /^\/(?:api|media|documents|share)(?:\/|$)/.test(path);
}

/** A path that cannot be decoded is 400, one without a route 404, one with other methods 405 with Allow. */
export function refuseUnrouted(router: Router): { before: Middleware; after: Middleware } {
  return {
    before: async (ctx, next) => {
      if (isDataPath(ctx.path) && ctx.path.includes('%')) assertDecodable(ctx.path);
      return next();
    },
    after: async (ctx, next) => {
      if (!isDataPath(ctx.path)) return next();
      const allowed = new Set(router.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods));
      if (!allowed.size) throw new ApiError('not_found', 'there is nothing at this address');
      ctx.set('Allow', [...allowed].join(', '));
      if (ctx.method === 'OPTIONS') {
        ctx.status = 204;
        return;
      }
      throw new ApiError('method_not_allowed', `${ctx.method} is not possible here`);
    },
  };
}

function assertDecodable(path: string) {
  try {
    decodeURIComponent(path);
  } catch {
    throw new ApiError('bad_request', 'the address has broken percent-encoding');
  }
}
