import {
  DOCUMENT_CACHE,
  evictPictures,
  isKeepableFile,
  keepFile,
  PICTURE_CACHE,
  touchPictures,
} from '#local/pictures';
import { pickVariant, pictureStem } from './keepable.ts';
import { worker } from './worker-scope.ts';

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

let stored = 0;

/** Keeps a seen picture; no room or no database means only that it is not kept. */
async function keepSeen(path: string, response: Response): Promise<void> {
  try {
    const { byteLength } = await response.clone().arrayBuffer();
    await keepFile(path, response, byteLength);
    if (++stored % 20 === 0) await evictPictures();
  } catch {
    // The reader has the picture on the screen already.
  }
}

/** Names of the kept pictures, read once for the many that a page without a connection asks for at a time. */
let keptNames: Promise<string[]> | null = null;

function listKept(): Promise<string[]> {
  if (!keptNames) {
    keptNames = caches
      .open(PICTURE_CACHE)
      .then((cache) => cache.keys())
      .then((keys) => keys.map((key) => new URL(key.url).pathname));
    setTimeout(() => {
      keptNames = null;
    }, 1000);
  }
  return keptNames;
}

async function otherVersion(cache: Cache, path: string): Promise<Response | undefined> {
  if (!pictureStem(path)) return undefined;
  const other = pickVariant(path, await listKept());
  return other ? cache.match(other, { ignoreVary: true }) : undefined;
}

async function answerPicture(event: FetchEvent, path: string): Promise<Response> {
  const cache = await caches.open(PICTURE_CACHE);
  const kept = await cache.match(path, { ignoreVary: true });
  if (kept) {
    event.waitUntil(noteShown(path));
    return kept;
  }
  try {
    const response = await fetch(event.request);
    if (isKeepableFile(path, response)) {
      event.waitUntil(keepSeen(path, response.clone()));
      return response;
    }
  } catch {
    // No connection: another version of the same picture may be here.
  }
  // An error, not a page: the picture's own "missing" state is drawn.
  return (await otherVersion(cache, path)) ?? Response.error();
}

async function answerDocument(event: FetchEvent, path: string): Promise<Response> {
  const kept = await (await caches.open(DOCUMENT_CACHE)).match(path, { ignoreVary: true });
  return kept ?? fetch(event.request);
}

/** Pictures: from the phone when they are there. Documents: from the phone when they were kept with a saved home. */
export function startRuntimeCache(): void {
  worker.addEventListener('fetch', (event) => {
    if (event.request.method !== 'GET') return;
    const { origin, pathname } = new URL(event.request.url);
    if (origin !== location.origin) return;
    if (pathname.startsWith('/media/') && event.request.mode !== 'navigate')
      event.respondWith(answerPicture(event, pathname));
    else if (pathname.startsWith('/documents/')) event.respondWith(answerDocument(event, pathname));
  });
}
