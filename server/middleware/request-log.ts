import type { Context, Middleware } from 'koa';
import type { Log } from '#server/log';

/** Where a router has left the pattern of the route that answered ("/api/saved/:userSession"). */
interface RoutedState {
  requestId?: string;
  /** Set by routes that are answered without the router. */
  route?: string;
}

const start = Date.now().toString(36);
let count = 0;

/** The pattern of the route that answered; undefined where none did. */
export function matchedRoute(ctx: Context & { _matchedRoute?: unknown }): string | undefined {
  const { route } = ctx.state as RoutedState;
  if (route) return route;
  if (typeof ctx._matchedRoute === 'string') return ctx._matchedRoute;
  return ctx.path.startsWith('/api') ? '/api/…' : undefined;
}

// A path under /api is only named by its pattern: session ids stand in some of them. Query values never appear.
function routeOf(ctx: Context): string {
  return matchedRoute(ctx) ?? ctx.path.slice(0, 200);
}

/** Gives each request an id and writes one line when it is answered. */
export function requestLog(log: Log): Middleware {
  return async (ctx, next) => {
    count += 1;
    const id = `${start}-${count.toString(36)}`;
    ctx.state.requestId = id;
    const began = performance.now();
    await next();
    log.info('request', {
      id,
      method: ctx.method,
      route: routeOf(ctx),
      status: ctx.status,
      ms: Math.round((performance.now() - began) * 10) / 10,
    });
  };
}
