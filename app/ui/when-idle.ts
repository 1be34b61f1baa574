/**
 * Runs `task` when the browser has nothing better to do, after `timeout` ms at the latest; in Safari, which has no
 * requestIdleCallback, after `instead` ms. Returns what takes it back.
 */
export function whenIdle(task: () => void, { timeout = 3000, instead = 200 } = {}): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(task, { timeout });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(task, instead);
  return () => clearTimeout(id);
}

/** Resolves in a turn of its own: what is done before and after it does not hold up a cheap phone in one piece. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Has the browser fetch the modules of the links that bear `mark`, a few in each turn: asking for many at once holds up a
 * cheap phone for a tenth of a second. One round over a slow line instead of one for each import in an import.
 */
export async function fetchAhead(mark: string): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[${mark}]`)];
  while (links.length) {
    for (const link of links.splice(0, 4)) link.rel = 'modulepreload';
    await nextTurn();
  }
}
