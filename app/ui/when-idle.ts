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
