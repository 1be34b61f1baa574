import { onMessage } from './on-message.ts';

/*
 * Whether the phone holds the catalogue, as told by the page after a pull. Kept in Cache Storage, because opening the
 * database would cost a navigation more time than the answer is worth.
 */
const CACHE = 'angan-marks';
const MARK = '/__has-data';

export async function hasLocalData(): Promise<boolean> {
  return (await caches.match(MARK, { cacheName: CACHE })) !== undefined;
}

export function startDataMark(): void {
  onMessage('HAS_DATA', () =>
    caches
      .open(CACHE)
      .then((cache) => cache.put(MARK, new Response('yes')))
      .catch(() => undefined),
  );
}
