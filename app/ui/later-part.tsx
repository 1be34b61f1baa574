import { type ComponentType, type ReactNode, use } from 'react';
import { keepTrying } from './keep-trying.ts';
import { nextTurn } from './when-idle.ts';

/*
 * Parts of a page below the first view. The server draws them, so they are read at once; their code is not among the
 * files that the first page waits for. Until it is there React leaves the server's HTML standing.
 */

const onServer = typeof document === 'undefined';
const waiting = new Set<() => Promise<unknown>>();
let released = false;

export interface LaterPart<P> {
  /** Loads the code; needed before a drawing that cannot wait. */
  preload: () => Promise<ComponentType<P>>;
  /** Loads the code now, for a part that is what its screen is for; for the browser, before the first drawing. */
  start: () => void;
  /** Stands in a Suspense boundary. Give it props that stay the same: a change before its code is there hides it. */
  Part: (props: P) => ReactNode;
}

/** A component whose code is loaded when the first page is usable, and at once after that. */
export function laterPart<P extends object>(load: () => Promise<ComponentType<P>>): LaterPart<P> {
  let promise: Promise<ComponentType<P>> | null = null;
  const track = (loading: Promise<ComponentType<P>>) => {
    promise = loading;
    // What React's `use` looks at: a promise marked like this is read without suspending.
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => {},
    );
    return loading;
  };
  // A part that cannot be had keeps its HTML meanwhile; the event of the lost chunk has told the rest (pwa/lost-chunk.ts).
  const loadOrWait = () => keepTrying(load);
  const preload = () => promise ?? track(load());
  const start = () => {
    if (!promise && !onServer) track(loadOrWait());
  };
  const want = () => {
    if (promise) return promise;
    if (onServer) return preload();
    if (released) return track(loadOrWait());
    return track(
      new Promise((resolve) => {
        waiting.add(() => loadOrWait().then(resolve));
      }),
    );
  };
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when the module loads
  const Part = (props: P) => {
    const Component = use(want());
    return <Component {...props} />;
  };
  return { preload, start, Part };
}

/** Loads what the first page has left for later. Resolves when all is there: nobody should wait for it for ever. Called once, by main.tsx. */
export async function loadLaterParts(): Promise<void> {
  released = true;
  const tasks = [...waiting];
  waiting.clear();
  const loading: Promise<unknown>[] = [];
  for (const task of tasks) {
    loading.push(task());
    await nextTurn();
  }
  await Promise.all(loading);
}
