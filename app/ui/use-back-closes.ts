import { useEffect, useRef } from 'react';

/** Overlays that are open now; each has a history entry of its own. */
let openOverlays = 0;

function overlayDepth(): number {
  return Number(window.history.state?.overlay ?? 0);
}

/**
 * Back closes an open overlay instead of leaving the page; the address stays (A26). Overlays may stand on each other.
 * A link inside an overlay should navigate with `replace`, so that it takes the place of the overlay's entry.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    let depth = 0;
    // Put off by a turn: an overlay that is taken back in the same turn leaves no entry behind.
    const timer = setTimeout(() => {
      openOverlays += 1;
      depth = openOverlays;
      window.history.pushState({ ...window.history.state, overlay: depth }, '');
    });
    const onPop = () => {
      if (depth && overlayDepth() < depth) latest.current();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', onPop);
      if (!depth) return;
      openOverlays -= 1;
      if (overlayDepth() === depth) window.history.back();
    };
  }, [open]);
}
