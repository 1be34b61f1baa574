import type { registerRoute } from 'workbox-routing';
import type { Strategy, StrategyOptions } from 'workbox-strategies';
import { timeToEnd } from './give-way.ts';

export type Plugin = NonNullable<StrategyOptions['plugins']>[number];
type Handler = Extract<Parameters<typeof registerRoute>[1], (...args: never[]) => unknown>;
export type Fits = (options: { url: URL; sameOrigin: boolean; request: Request }) => boolean;

/**
 * A route's handler. What a strategy still does after its answer (keeping, trimming) may fail on a full phone: the
 * reader has the answer already, so that is no error of the worker's.
 *
 * While a newer version is being let in an answer that does not come is given up (give-way.ts), but for `prompt`
 * strategies, which answer in a few seconds whatever the network does.
 */
export function answerWith(strategy: Strategy, { prompt = false } = {}): Handler {
  return ({ event, request }) => {
    const { end, release } = timeToEnd();
    const [answer, done] = strategy.handleAll({ event: endingWith(end, event), request });
    done.catch(() => undefined).then(release);
    return prompt ? answer : Promise.race([answer, end.then(() => Response.error())]);
  };
}

/** The event as strategies see it: what they still do afterwards holds a newer version back no longer than it may. */
function endingWith(end: Promise<unknown>, event: ExtendableEvent): ExtendableEvent {
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(Promise.race([work, end]));
  // A strategy reads no more of it than this; what the browser has loaded in advance is never asked for here.
  return Object.create(event, { waitUntil: { value: waitUntil }, preloadResponse: { value: undefined } });
}

/** Files are kept under their path alone, as the page keeps them too (local/pictures.ts). */
export const keyedByPath: Plugin = {
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
};
