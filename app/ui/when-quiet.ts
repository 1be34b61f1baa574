let quiet = false;
const waiting = new Set<() => void>();

/** Marks the page as usable: work that was put off starts. Called once, by main.tsx. */
export function markQuiet(): void {
  quiet = true;
  for (const task of waiting) task();
  waiting.clear();
}

/** Runs `task` when the first page has become usable (at once after that). Returns a function that takes it back. */
export function whenQuiet(task: () => void): () => void {
  if (quiet) {
    task();
    return () => {};
  }
  waiting.add(task);
  return () => waiting.delete(task);
}
