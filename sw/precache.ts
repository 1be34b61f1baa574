import { buildId, precache as files, optional } from 'virtual:precache';
import { addPlugins, addRoute, matchPrecache, precache } from 'workbox-precaching';
import { afterMs } from './after-ms.ts';
import { isBuildFile } from './keepable.ts';
import { worker } from './worker-scope.ts';

const SHELL = '/shell.html';
/** Icons and the like: kept when they can be had, so that a missing one never keeps a version back (A17). */
export const EXTRAS = `angan-extras-${buildId}`;
/** A line that hangs does not hold up the install for the sake of icons. */
const EXTRAS_MS = 20_000;
const EXTRAS_PREFIX = 'angan-extras-';

/** The empty frame that renders any address from the phone's own data. */
export function matchShell(): Promise<Response | undefined> {
  return matchPrecache(SHELL);
}

async function keepExtras(): Promise<void> {
  const cache = await caches.open(EXTRAS);
  await Promise.allSettled(
    optional.map(async (path) => {
      if (await cache.match(path)) return;
      const response = await fetch(path, { credentials: 'same-origin' });
      if (isBuildFile(path, response, buildId)) await cache.put(path, response);
    }),
  );
}

async function dropOldExtras(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(EXTRAS_PREFIX) && name !== EXTRAS)
      .map((name) => caches.delete(name)),
  );
}

/**
 * Keeps shell and code at install. One file that is missing or is not what its name says fails the install: the old
 * version goes on whole, and the browser tries again at the next visit.
 */
export function startPrecache(): void {
  addPlugins([
    {
      // Before workbox copies a redirected answer into an innocent one.
      fetchDidSucceed: async ({ request, response }) => {
        if (!isBuildFile(new URL(request.url).pathname, response, buildId))
          throw new Error(`Not the file of this build: ${request.url}`);
        return response;
      },
    },
  ]);
  precache(files);
  worker.addEventListener('install', (event) =>
    event.waitUntil(Promise.race([keepExtras(), afterMs(EXTRAS_MS)])),
  );
  worker.addEventListener('activate', (event) => event.waitUntil(dropOldExtras()));
}

/** The kept shell and code, under their exact addresses. */
export function routePrecache(): void {
  addRoute({ cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });
}
