import { useEffect, useState } from 'react';
import type { PropertyFilters } from '#domain/property/filter';

export type ServerSearch = 'idle' | 'asking' | 'answered' | 'failed';

/** Rest after the last keystroke before the server is asked. */
const SETTLE_MS = 300;

/**
 * While the phone's first copy is not complete, the server is asked too; what it answers is stored and comes back
 * through the local list. Says how the asking went; `retry` changes to ask again.
 */
export function useServerSearch(
  { text, location, type }: Pick<PropertyFilters, 'text' | 'location' | 'type'>,
  wanted: boolean,
  retry: number,
): ServerSearch {
  const key = JSON.stringify([text.trim(), location, type, retry]);
  const [asked, setAsked] = useState<{ key: string; state: ServerSearch }>({ key: '', state: 'idle' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for all that is asked with
  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    const ask = async () => {
      try {
        const local = await import('#local/search-server');
        await local.searchOnServer({ text, location, type }, { signal: controller.signal });
        setAsked({ key, state: 'answered' });
      } catch {
        if (!controller.signal.aborted) setAsked({ key, state: 'failed' });
      }
    };
    const timer = setTimeout(ask, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, wanted]);

  if (!wanted) return 'idle';
  return asked.key === key ? asked.state : 'asking';
}
