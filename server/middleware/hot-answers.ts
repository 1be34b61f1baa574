import type { Context, Middleware } from 'koa';
import type { Catalogue, CatalogueSnapshot } from '#server/property/catalogue';
import { type Body, sendBody } from './send-body.ts';

interface HotAnswer {
  body: Body;
  route: string;
}

const MAX_ANSWERS = 64;
const MAX_BODY = 512 * 1024;
const MAX_ADDRESS = 200;
// Kept by the browser, but asked again each time: a 304 is small, and a wrong price is worse than a request.
const ALWAYS_ASK = 'no-cache';

/** Answers with a body of the catalogue, and lets {@link hotAnswers} repeat it while the catalogue stays as it is. */
export function sendCatalogueBody(ctx: Context, snapshot: CatalogueSnapshot, body: Body): Promise<void> {
  ctx.state.hot = { snapshot, body };
  return sendBody(ctx, body, ALWAYS_ASK);
}

/**
 * Repeats catalogue answers by their address as sent, before routing and reading the query: on a busy list call those
 * cost more than the answer. Everything is forgotten with the first change of the catalogue.
 */
export function hotAnswers(catalogue: Catalogue): Middleware {
  const answers = new Map<string, HotAnswer>();
  let of: CatalogueSnapshot | null = null;

  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || !ctx.url.startsWith('/api/')) return next();
    const held = answers.get(ctx.url);
    if (held && (await catalogue.current()) === of) {
      ctx.state.route = held.route;
      return sendBody(ctx, held.body, ALWAYS_ASK);
    }
    await next();
    const made = ctx.state.hot as { snapshot: CatalogueSnapshot; body: Body } | undefined;
    if (!made || ctx.url.length > MAX_ADDRESS || made.body.plain.length > MAX_BODY) return;
    if (made.snapshot !== of) {
      // A slow answer of the catalogue as it was must not push out those of today.
      if (of && made.snapshot.catalogue === of.catalogue && made.snapshot.rev < of.rev) return;
      answers.clear();
      of = made.snapshot;
    }
    if (answers.size >= MAX_ANSWERS) answers.delete(answers.keys().next().value ?? '');
    const route = (ctx as { _matchedRoute?: unknown })._matchedRoute;
    answers.set(ctx.url, { body: made.body, route: typeof route === 'string' ? route : '/api/…' });
  };
}
