import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
const KEY = 'scroll';
/** Frames to wait for a page to become long enough for its old position: lists come from the phone's database. */
const PATIENCE = 90;

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
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

function rememberPosition(key: string, y: number): void {
  try {
    const positions = { ...readPositions(), [key]: Math.round(y) };
    const recent = Object.entries(positions).slice(-60);
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(recent)));
  } catch {
    // Storage is full or refused: Back then starts at the top.
  }
}

function restore(y: number): () => void {
  let frames = 0;
  let handle = 0;
  const tryAgain = () => {
    window.scrollTo({ top: y, behavior: 'instant' });
    frames += 1;
    if (Math.abs(window.scrollY - y) > 2 && frames < PATIENCE) handle = requestAnimationFrame(tryAgain);
  };
  tryAgain();
  const stop = () => cancelAnimationFrame(handle);
  // The reader's own finger wins.
  const events = ['wheel', 'touchstart', 'keydown'] as const;
  for (const name of events) window.addEventListener(name, stop, { once: true, passive: true });
  return () => {
    stop();
    for (const name of events) window.removeEventListener(name, stop);
  };
}

/**
 * A new page starts at the top at once; Back and reload return to where the reader was (A26). A change of the query
 * alone (filters) keeps the place.
 */
export function useScroll(): void {
  const { pathname, key, hash } = useLocation();
  const type = useNavigationType();
  const previous = useRef<{ pathname: string; key: string } | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () =>
      rememberPosition(
        positionName(window.history.state?.key ?? 'default', window.location.pathname),
        window.scrollY,
      );
    let timer = 0;
    const onScroll = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(remember, 120);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', remember);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', remember);
    };
  }, []);

  useBrowserLayoutEffect(() => {
    const before = previous.current;
    previous.current = { pathname, key };
    if (before?.key === key) return; // an overlay's own history entry came or went
    if (type === 'POP') {
      const y = readPositions()[positionName(key, pathname)];
      if (!before && isFreshVisit()) return;
      return y === undefined ? undefined : restore(y);
    }
    if (before && before.pathname !== pathname && !hash) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [pathname, key, hash, type]);
}
