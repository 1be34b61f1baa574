/** What a page tells the service worker; a page sends it with `tellWorker`, the worker hears it with `onMessage`. */
export type WorkerMessage =
  /** This phone holds the catalogue: an address without a kept page can be drawn from it. */
  | { type: 'HAS_DATA' }
  /** The catalogue changed: finished pages are out of date. */
  | { type: 'REFRESH_PAGES' }
  /** Keep the finished page of this path and search. */
  | { type: 'KEEP_PAGE'; path: string }
  /** The page goes away while something waits: go on sending (sw/sync.ts). */
  | { type: 'FLUSH' }
  /** A newer version has been let in: drop what is under way (sw/give-way.ts). */
  | { type: 'GIVE_WAY' }
  /** The reader has let this version in; workbox-window's own word. */
  | { type: 'SKIP_WAITING' };
