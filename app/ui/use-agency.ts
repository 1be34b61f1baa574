import type { Agency } from '#domain/agency/agency';
import { usePageData } from './page-data.tsx';
import { useLive } from './use-live.ts';

/** The agency's own facts: from the page, then from the phone's copy, which the feed keeps up to date. */
export function useAgency(): Agency {
  const { agency } = usePageData();
  return (
    useLive('agency', () => import('#local/agency').then((local) => local.watchAgency()), agency) ?? agency
  );
}
