import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';
import { keepTrying } from './keep-trying.ts';

/** A component whose code is loaded when it is first drawn; stands in a Suspense boundary, which waits while it cannot be had. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => keepTrying(async () => ({ default: await load() })));
}

/** Somebody who has tapped is told after this long that nothing comes. */
const LATE_MS = 4_000;

/** In the place of a part that somebody waits for: calls `onLate` once when it has not come after a while. */
export function WhenLate({ onLate }: { onLate: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each wait, whatever is drawn meanwhile
  useEffect(() => {
    const timer = setTimeout(onLate, LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
