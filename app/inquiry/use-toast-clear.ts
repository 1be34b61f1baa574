import { type RefObject, useEffect } from 'react';
import { useToastShown } from '../ui/toast-state.ts';

/** Pixels from a toast to the edge of the window, and how high one of three lines becomes. */
const GAP = 8;
const TOAST = 120;

/**
 * Where a toast may begin, in pixels from the top of the page's window: at the top while the sheet's header is far enough
 * below it, else under the header; and never above what an open keyboard has left in sight, `viewTop`.
 */
export function toastTop(header: { top: number; bottom: number }, viewTop: number): number {
  const top = viewTop + GAP;
  return header.top >= top + TOAST ? top : Math.max(top, header.bottom);
}

/** Keeps toasts off the title and the × of a sheet (`toast-region.module.css`), wherever its height puts them. */
export function useToastClear(header: RefObject<HTMLElement | null>): void {
  const shown = useToastShown();
  useEffect(() => {
    const bar = header.current?.parentElement;
    if (!shown || !bar) return;
    const { style } = document.documentElement;
    const view = window.visualViewport;
    const place = () =>
      style.setProperty('--toast-top', `${toastTop(bar.getBoundingClientRect(), view?.offsetTop ?? 0)}px`);
    const observer = new ResizeObserver(place);
    observer.observe(bar.parentElement ?? bar);
    for (const type of ['resize', 'scroll']) view?.addEventListener(type, place);
    return () => {
      observer.disconnect();
      for (const type of ['resize', 'scroll']) view?.removeEventListener(type, place);
      style.removeProperty('--toast-top');
    };
  }, [shown, header]);
}
