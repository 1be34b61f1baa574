import { CacheFirst } from 'workbox-strategies';
import { isQuotaError } from '#local/local-unavailable';
import {
  evictPictures,
  isKeepableFile,
  makeRoom,
  noteKept,
  PICTURE_CACHE,
  touchPictures,
} from '#local/pictures';
import { type Fits, keyedByPath, type Plugin } from './answer-with.ts';
import { pickVariant, pictureStem } from './keepable.ts';

const pathOf = (request: Request) => new URL(request.url).pathname;

/** Shown pictures are noted together, not one by one. */
const NOTE_AFTER_MS = 2000;
const shown = new Set<string>();
let noting: Promise<void> | null = null;

function noteShown(path: string): Promise<void> {
  shown.add(path);
  noting ??= new Promise<void>((resolve) => setTimeout(resolve, NOTE_AFTER_MS))
    .then(() => {
      noting = null;
      const urls = [...shown];
      shown.clear();
      return touchPictures(urls);
    })
    .then(
      () => undefined,
      () => undefined,
    );
  return noting;
}

const EVICT_EVERY = 20;
let stored = 0;
let making: Promise<unknown> | null = null;

/** The cap of the database's own list: Cache Storage knows neither sizes nor who wants a file kept. */
const counted: Plugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) => {
    if (cachedResponse) event.waitUntil(noteShown(pathOf(request)));
    return cachedResponse;
  },
  cacheDidUpdate: async ({ request, newResponse }) => {
    const { byteLength } = await newResponse.arrayBuffer();
    await noteKept(pathOf(request), byteLength);
    if (++stored % EVICT_EVERY === 0) await evictPictures();
  },
  // A full phone: this picture is not kept, but the next ones find room. Once for the many of one page.
  handlerDidComplete: async ({ error }) => {
    if (!isQuotaError(error)) return;
    making ??= makeRoom()
      .catch(() => undefined)
      .finally(() => {
        making = null;
      });
    await making;
  },
};

/** Names of the kept pictures, read once for the many that a page without a connection asks for at a time. */
let keptNames: Promise<string[]> | null = null;

function listKept(): Promise<string[]> {
  if (!keptNames) {
    keptNames = caches
      .open(PICTURE_CACHE)
      .then((cache) => cache.keys())
      .then((keys) => keys.map(pathOf));
    setTimeout(() => {
      keptNames = null;
    }, 1000);
  }
  return keptNames;
}

async function otherVersion(path: string): Promise<Response | undefined> {
  if (!pictureStem(path)) return undefined;
  const other = pickVariant(path, await listKept());
  return other ? caches.match(other, { cacheName: PICTURE_CACHE, ignoreVary: true }) : undefined;
}

const orOtherVersion: Plugin = {
  // Refused before it is an answer, not only before it is kept: a portal's page is no picture (A13).
  fetchDidSucceed: async ({ request, response }) => {
    if (!isKeepableFile(pathOf(request), response)) throw new Error(`Not a picture: ${request.url}`);
    return response;
  },
  // An error, not a page: the picture's own "missing" state is drawn.
  handlerDidError: async ({ request }) => (await otherVersion(pathOf(request))) ?? Response.error(),
};

export const isPicture: Fits = ({ sameOrigin, url, request }) =>
  sameOrigin && url.pathname.startsWith('/media/') && request.mode !== 'navigate';

/** Pictures: from the phone when they are there, else from the network, and kept for next time. */
export const pictures = new CacheFirst({
  cacheName: PICTURE_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [keyedByPath, counted, orOtherVersion],
});
