import { createContext, type ReactNode, use } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageData, ScreenData } from '#domain/page/page-data';

const PageDataContext = createContext<PageData | null>(null);

/** Gives the page data to everything below. A context and not a module: the server draws several pages at once. */
export function PageDataProvider({ data, children }: { data: PageData; children: ReactNode }) {
  return <PageDataContext value={data}>{children}</PageDataContext>;
}

/** The data that this document was delivered with. */
export function usePageData(): PageData {
  const data = use(PageDataContext);
  if (!data) throw new Error('PageDataProvider is missing');
  return data;
}

/**
 * The screen data of one kind, while the address is still the one that the document was delivered for; else null.
 * It is the seed of the screen's live queries.
 */
export function useScreenData<K extends ScreenData['kind']>(
  kind: K,
): Extract<ScreenData, { kind: K }> | null {
  const { url, screen } = usePageData();
  const { pathname, search } = useLocation();
  if (screen.kind !== kind || url !== `${pathname}${search}`) return null;
  return screen as Extract<ScreenData, { kind: K }>;
}

/** Pictures of the site itself, by file name (see SitePictures). */
export function useSitePictures() {
  return usePageData().pictures;
}
