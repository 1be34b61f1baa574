import { whenIdle } from './when-idle.ts';

/** A moment in the life of a page that things wait for. */
interface Moment {
  mark(): void;
  /** Runs `task` when the moment has come, at once after that. Returns a function that takes it back. */
  wait(task: () => void): () => void;
}

function createMoment(release: (tasks: Set<() => void>) => void): Moment {
  let come = false;
  const waiting = new Set<() => void>();
  return {
    mark() {
      if (come) return;
      come = true;
      release(waiting);
    },
    wait(task) {
      if (come) {
        task();
        return () => {};
      }
      waiting.add(task);
      return () => waiting.delete(task);
    },
  };
}

const usable = createMoment((tasks) => {
  for (const task of tasks) task();
  tasks.clear();
});

/** One task at a time, while nothing else is to do: each reads from the phone's copy and may draw. */
const copyOpen = createMoment(function next(tasks) {
  const [task] = tasks;
  if (!task) return;
  tasks.delete(task);
  try {
    task();
  } finally {
    if (tasks.size) whenIdle(() => next(tasks), { timeout: 500, instead: 20 });
  }
});

/** Marks the page as usable: work that was put off starts. Called once, by main.tsx. */
export const markQuiet = usable.mark;

/** Runs `task` when the first page has become usable (at once after that). Returns a function that takes it back. */
export const whenQuiet = usable.wait;

/** Marks the phone's copy as worth opening. Called by pwa/start.ts. */
export const markCopyOpen = copyOpen.mark;

/**
 * Runs `task`, which reads the phone's own copy, when that is worth opening: at once on a page that the worker served
 * and in an app that runs; on a first visit when the first listings have been stored. Returns a function that takes it
 * back. What a reader asks for opens the copy without waiting.
 */
export const whenCopyOpen = copyOpen.wait;
