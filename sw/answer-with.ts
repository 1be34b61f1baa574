import type { registerRoute } from 'workbox-routing';
import type { Strategy, StrategyOptions } from 'workbox-strategies';

export type Plugin = NonNullable<StrategyOptions['plugins']>[number];
type Handler = Extract<Parameters<typeof registerRoute>[1], (...args: never[]) => unknown>;
export type Fits = (options: { url: URL; sameOrigin: boolean; request: Request }) => boolean;

/**
 * A route's handler. What a strategy still does after its answer (keeping, trimming) may fail on a full phone: the
 * reader has the answer already, so that is no error of the worker's.
 */
export function answerWith(strategy: Strategy): Handler {
  return ({ event, request }) => {
    const [answer, done] = strategy.handleAll({ event, request });
    done.catch(() => undefined);
    return answer;
  };
}

/** Files are kept under their path alone, as the page keeps them too (local/pictures.ts). */
export const keyedByPath: Plugin = {
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
};
