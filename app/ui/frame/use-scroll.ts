import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
const KEY = 'scroll';
/** Frames to wait for a page to become long enough for its old position: lists come from the phone's database. */
const PATIENCE = 180;

/** Frames without a correction after which the place is taken as found. */
const CALM = 12;

/**
 * Where the reader was. `anchor` is the card that was first on the screen and how far from its top: cards that have
 * never been on the screen have only a guessed height, so that pixels from the top alone lead elsewhere.
 */
interface Position {
  y: number;
  anchor?: { href: string; top: number };
}

function readPositions(): Record<string, Position> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, Position>;
  } catch {
    return {};
  }
}

/**
 * Name of a history entry. The first one of a document has no key of its own, whatever address it is; it is named by
 * its path, and counts only when the document was loaded again or come back to.
 */
function positionName(key: string, pathname: string): string {
  return key === 'default' ? `default ${pathname}` : key;
}

function isFreshVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}

const cards = () => [...document.querySelectorAll<HTMLElement>('main article')];
const hrefOf = (card: Element) => card.querySelector('a')?.getAttribute('href') ?? '';

function currentPosition(): Position {
  const y = Math.round(window.scrollY);
  const first = y > 0 ? cards().find((card) => card.getBoundingClientRect().bottom > 0) : undefined;
  if (!first) return { y };
  return { y, anchor: { href: hrefOf(first), top: Math.round(first.getBoundingClientRect().top) } };
}

/** How far the page is from `position` now, in pixels. */
function distanceTo({ y, anchor }: Position): number {
  if (anchor) {
    const offs = cards()
      .filter((card) => hrefOf(card) === anchor.href)
      .map((card) => card.getBoundingClientRect().top - anchor.top);
    // A home may stand in more than one list of the page: the one that is nearest is meant.
    if (offs.length) return offs.reduce((best, off) => (Math.abs(off) < Math.abs(best) ? off : best));
  }
  return y - window.scrollY;
}

function rememberPosition(key: string, position: Position): void {
  try {
    const positions = { ...readPositions(), [key]: position };
    const recent = Object.entries(positions).slice(-60);
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(recent)));
  } catch {
    // Storage is full or refused: Back then starts at the top.
  }
}

function restore(position: Position): () => void {
  let frames = 0;
  let calm = 0;
  let handle = 0;
  const tryAgain = () => {
    const distance = distanceTo(position);
    if (Math.abs(distance) > 1) window.scrollBy({ top: distance, behavior: 'instant' });
    calm = Math.abs(distance) > 2 ? 0 : calm + 1;
    frames += 1;
    if (calm < CALM && frames < PATIENCE) handle = requestAnimationFrame(tryAgain);
  };
  tryAgain();
  const listening = new AbortController();
  const stop = () => {
    cancelAnimationFrame(handle);
    listening.abort();
  };
  // The reader's own finger wins; a mouse on the scroll bar is one too.
  for (const name of ['wheel', 'pointerdown', 'keydown'])
    window.addEventListener(name, stop, { passive: true, signal: listening.signal });
  return stop;
}

/**
 * A new page starts at the top at once; Back and reload return to where the reader was (A26). A change of the query
 * alone (filters) keeps the place.
 */
export function useScroll(): void {
  const { pathname, key, hash } = useLocation();
  const type = useNavigationType();
  const previous = useRef<{ pathname: string; key: string } | null>(null);
  /** The history entry that is on the screen; the address is a step ahead while the next screen is being drawn. */
  const shown = useRef('');

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => rememberPosition(shown.current, currentPosition());
    const leaving = new AbortController();
    // Whatever may lead away, before it does; what it leads to is drawn later. Not while scrolling: a tap may come sooner
    // than any pause, and before the browser has told of the last pixels.
    for (const name of ['click', 'submit', 'popstate', 'visibilitychange', 'pagehide'])
      window.addEventListener(name, remember, { capture: true, signal: leaving.signal });
    return () => leaving.abort();
  }, []);

  useBrowserLayoutEffect(() => {
    const before = previous.current;
    previous.current = { pathname, key };
    shown.current = positionName(key, pathname);
    if (before?.key === key) return; // an overlay's own history entry came or went
    if (type === 'POP') {
      const position = readPositions()[shown.current];
      if (!before && isFreshVisit()) return;
      return position === undefined ? undefined : restore(position);
    }
    if (before && before.pathname !== pathname && !hash) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [pathname, key, hash, type]);
}
