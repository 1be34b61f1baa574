import { useSyncExternalStore } from 'react';

function watchOnline(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the phone believes that it has a network; the server and the first render say yes. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watchOnline,
    () => navigator.onLine,
    () => true,
  );
}
