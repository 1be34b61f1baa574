import { type ReactNode, useMemo } from 'react';
import { usePageData } from './page-data.tsx';
import { AgencyContext } from './use-agency.ts';
import { useLive } from './use-live.ts';

/** Follows the agency's facts for everything below: every card shows some, and one query is enough. */
export function AgencyProvider({ children }: { children: ReactNode }) {
  const { agency } = usePageData();
  const live = useLive('agency', () => import('#local/agency').then((local) => local.watchAgency()), agency);
  const text = JSON.stringify(live);
  // Read from the phone it is always another object; what is below draws again when it says something else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` is all of it
  const held = useMemo(() => live ?? null, [text]);
  return <AgencyContext value={held}>{children}</AgencyContext>;
}
