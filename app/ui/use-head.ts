import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { ScreenData } from '#domain/page/page-data';
import { usePageData } from './page-data.tsx';
import { whenIdle } from './when-idle.ts';

// One object for all: as a default value it would be another one in every render, and the head would be set anew.
const STATIC: ScreenData = { kind: 'static' };

/** The document's head is no longer the one that it came with. */
let changed = false;

/**
 * Title, description, canonical link and structured data for the screen that is shown, after the first one (whose head
 * came with the document). `screen` is what the head is made from; a static page needs none.
 */
export function useHead(screen: ScreenData | null = STATIC): void {
  const page = usePageData();
  const { pathname, search } = useLocation();
  const delivered = !page.fromPhone && page.url === `${pathname}${search}`;
  useEffect(() => {
    if (!screen || (delivered && !changed)) return;
    changed = true;
    let stopped = false;
    import('./apply-head.ts').then(
      // Who types in a search changes the address with each letter: the list comes first.
      ({ applyHead }) =>
        whenIdle(() => stopped || applyHead(pathname, search, page, screen), { timeout: 500 }),
      () => undefined,
    );
    return () => {
      stopped = true;
    };
  }, [delivered, page, pathname, screen, search]);
}
