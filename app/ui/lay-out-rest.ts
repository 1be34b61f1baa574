import { whenIdle } from './when-idle.ts';

/** What base.css leaves for later. */
const LEFT = 'main section:not(:first-of-type), footer';

/**
 * Lays out what base.css has left for later, piece by piece while nothing else is to do. A finished page is all there then:
 * for a screen reader's list of headings, for the search in the page, and for whoever jumps to its end. Screens that come
 * later are drawn whole. Called once, when the first page is usable. Resolves at the end.
 */
export function layOutRest(): Promise<void> {
  return new Promise((resolve) => {
    const next = () => {
      for (const element of document.querySelectorAll<HTMLElement>(LEFT)) {
        if (element.style.contentVisibility) continue;
        element.style.contentVisibility = 'visible';
        whenIdle(next, { timeout: 500 });
        return;
      }
      document.documentElement.dataset.laidOut = '';
      resolve();
    };
    whenIdle(next, { timeout: 500 });
  });
}
