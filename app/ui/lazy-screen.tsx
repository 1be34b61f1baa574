import { type ComponentType, type ReactNode, use } from 'react';

/** A screen whose code is loaded when it is first needed. */
export interface LazyScreen {
  /** Path of the source module from the project's root, as the build's manifest names it. */
  module: string;
  /** Loads the code; afterwards the component renders without suspending. */
  preload: () => Promise<ComponentType>;
  Screen: () => ReactNode;
}

/**
 * Like React.lazy, except that a screen which has been preloaded renders at once: needed on the server and for
 * hydration, where a suspended boundary would be drawn again.
 */
export function lazyScreen(module: string, load: () => Promise<ComponentType>): LazyScreen {
  let promise: Promise<ComponentType> | null = null;
  const preload = () => {
    if (!promise) {
      const loading = load();
      promise = loading;
      loading.then(
        // What React's `use` looks at: a promise marked like this is read without suspending.
        (value) => Object.assign(loading, { status: 'fulfilled', value }),
        () => {
          promise = null; // the next attempt asks again: a chunk may be missing for a moment
        },
      );
    }
    return promise;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each route, when the module loads
  const Screen = () => {
    const Component = use(preload());
    return <Component />;
  };
  return { module, preload, Screen };
}
