import { optional } from 'virtual:precache';
import { CacheOnly } from 'workbox-strategies';
import { DOCUMENT_CACHE } from '#local/pictures';
import { type Fits, keyedByPath } from './answer-with.ts';
import { EXTRAS } from './precache.ts';

/**
 * From the phone when something else has put it there, else from the network and not kept. Not CacheFirst: it copies
 * every answer, and a copy that nobody reads holds a whole brochure in memory.
 */
const keptOrNetwork = (cacheName: string) =>
  new CacheOnly({
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [keyedByPath, { handlerDidError: ({ request }) => fetch(request) }],
  });

export const isDocument: Fits = ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/documents/');

/** Plans and brochures, kept with a saved home (local/pin.ts). */
export const documents = keptOrNetwork(DOCUMENT_CACHE);

const extraPaths = new Set(optional);

export const isExtra: Fits = ({ sameOrigin, url }) =>
  sameOrigin && !url.search && extraPaths.has(url.pathname);

/** Icons and the like, kept at install (precache.ts). */
export const extras = keptOrNetwork(EXTRAS);
