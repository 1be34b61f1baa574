/** How a request ended, as far as it tells whether there is a connection. */
export type RequestOutcome = 'answered' | 'offline' | 'timeout' | 'intercepted';

type Listener = (outcome: RequestOutcome) => void;
const listeners = new Set<Listener>();

/** Tells `listener` how each request ended: better evidence of a connection than `navigator.onLine`. */
export function onRequestOutcome(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportOutcome(outcome: RequestOutcome): void {
  for (const listener of listeners) listener(outcome);
}
