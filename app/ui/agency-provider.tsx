import { dequal } from 'dequal/lite';
import type { ReactNode } from 'react';
import { usePageData } from './page-data.tsx';
import { AgencyContext } from './use-agency.ts';
import { useLive } from './use-live.ts';

/** Follows the agency's facts for everything below: every card shows some, and one query is enough. */
export function AgencyProvider({ children }: { children: ReactNode }) {
  const { agency } = usePageData();
  const live = useLive(
    'agency',
    () => import('#local/agency').then((local) => local.watchAgency()),
    agency,
    dequal,
  );
  return <AgencyContext value={live ?? null}>{children}</AgencyContext>;
}
