import { createContext, use } from 'react';
import type { Agency } from '#domain/agency/agency';
import { usePageData } from './page-data.tsx';

/** What the phone's copy says; null until it is known. */
export const AgencyContext = createContext<Agency | null>(null);

/** The agency's own facts: from the page, then from the phone's copy, which the feed keeps up to date. */
export function useAgency(): Agency {
  const { agency } = usePageData();
  return use(AgencyContext) ?? agency;
}
