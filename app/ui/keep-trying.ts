/** Milliseconds between two tries; the last one again and again. */
const WAITS = [2_000, 5_000, 15_000, 60_000];

/**
 * What `load` gives as soon as it can be had: code that a dead line did not give is asked for again after a while and when the
 * signal is back. Never rejects: what waits for it keeps what stands in its place, where React would take the whole page
 * away. A file that a deploy took away is the business of pwa/lost-chunk.ts.
 */
export function keepTrying<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve) => {
    const attempt = (round: number) => {
      load().then(resolve, () => {
        const again = () => {
          clearTimeout(timer);
          removeEventListener('online', again);
          attempt(round + 1);
        };
        const timer = setTimeout(again, WAITS[Math.min(round, WAITS.length - 1)]);
        addEventListener('online', again);
      });
    };
    attempt(0);
  });
}
