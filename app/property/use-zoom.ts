import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { clampView, FIT, fittedSize, TAP_SCALE, type View, zoomAt } from './zoom.ts';

interface Gestures {
  /** 1: to the next picture, -1: to the one before. */
  onSwipe: (step: 1 | -1) => void;
}

/** Distance in CSS pixels after which a sideways drag changes the picture. */
const SWIPE = 56;
const DOUBLE_TAP_MS = 300;

/**
 * Pinch, double tap, wheel and drag on a picture, by our own hand because the page itself does not zoom. Moves are
 * written straight to the element; React only hears when a zoom begins or ends.
 */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  image: RefObject<HTMLImageElement | null>,
  pictureKey: string,
  { onSwipe }: Gestures,
) {
  const view = useRef<View>(FIT);
  const [zoomed, setZoomed] = useState(false);
  const swipe = useRef(onSwipe);
  useEffect(() => {
    swipe.current = onSwipe;
  });

  const show = useCallback(
    (next: View, { slide = 0, smooth = false } = {}) => {
      const element = image.current;
      const box = stage.current;
      if (!element || !box) return;
      const size = { width: box.clientWidth, height: box.clientHeight };
      const natural = { width: element.naturalWidth, height: element.naturalHeight };
      view.current = clampView(next, fittedSize(natural, size), size);
      const { scale, x, y } = view.current;
      element.style.transition = smooth ? 'transform 180ms cubic-bezier(.2,.8,.2,1)' : 'none';
      element.style.transform = `translate3d(${x + slide}px, ${y}px, 0) scale(${scale})`;
      setZoomed(scale > 1.01);
    },
    [image, stage],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture starts fitted
  useEffect(() => show(FIT), [pictureKey, show]);

  useEffect(() => {
    const box = stage.current;
    if (!box) return;
    const fingers = new Map<number, { x: number; y: number }>();
    let start = { view: FIT, distance: 0, middle: { x: 0, y: 0 }, x: 0, y: 0 };
    let moved = false;
    let lastTap = { at: 0, x: 0, y: 0 };

    const fromMiddle = (event: { clientX: number; clientY: number }) => {
      const { left, top, width, height } = box.getBoundingClientRect();
      return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
    };
    const begin = () => {
      const [a = { x: 0, y: 0 }, b] = [...fingers.values()];
      start = {
        view: view.current,
        distance: b ? Math.hypot(a.x - b.x, a.y - b.y) : 0,
        middle: b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : a,
        x: a.x,
        y: a.y,
      };
    };
    const onDown = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      box.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, fromMiddle(event));
      if (fingers.size === 1) moved = false;
      begin();
    };
    const onMove = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, fromMiddle(event));
      const [a, b] = [...fingers.values()];
      if (!a) return;
      if (b) {
        moved = true;
        const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
        const scale = (start.view.scale * Math.hypot(a.x - b.x, a.y - b.y)) / (start.distance || 1);
        const next = zoomAt(start.view, start.middle, scale);
        const { x: mx, y: my } = start.middle;
        show({ ...next, x: next.x + middle.x - mx, y: next.y + middle.y - my });
        return;
      }
      const [dx, dy] = [a.x - start.x, a.y - start.y];
      if (Math.hypot(dx, dy) > 6) moved = true;
      if (start.view.scale > 1) show({ ...start.view, x: start.view.x + dx, y: start.view.y + dy });
      else if (moved) show(FIT, { slide: dx });
    };
    const onUp = (event: PointerEvent) => {
      const at = fingers.get(event.pointerId);
      if (!at) return;
      fingers.delete(event.pointerId);
      if (fingers.size > 0) {
        begin();
        return;
      }
      if (moved) {
        const dx = at.x - start.x;
        const swiped = event.type === 'pointerup' && view.current.scale <= 1.01 && Math.abs(dx) > SWIPE;
        if (swiped && start.distance === 0) swipe.current(dx < 0 ? 1 : -1);
        else show(view.current, { smooth: true });
        return;
      }
      const double =
        event.timeStamp - lastTap.at < DOUBLE_TAP_MS && Math.hypot(at.x - lastTap.x, at.y - lastTap.y) < 32;
      lastTap = double ? { at: 0, x: 0, y: 0 } : { at: event.timeStamp, ...at };
      if (double)
        show(view.current.scale > 1.01 ? FIT : zoomAt(view.current, at, TAP_SCALE), { smooth: true });
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      show(zoomAt(view.current, fromMiddle(event), view.current.scale * Math.exp(-event.deltaY * 0.002)));
    };
    box.addEventListener('pointerdown', onDown);
    box.addEventListener('pointermove', onMove);
    box.addEventListener('pointerup', onUp);
    box.addEventListener('pointercancel', onUp);
    box.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      box.removeEventListener('pointerdown', onDown);
      box.removeEventListener('pointermove', onMove);
      box.removeEventListener('pointerup', onUp);
      box.removeEventListener('pointercancel', onUp);
      box.removeEventListener('wheel', onWheel);
    };
  }, [show, stage]);

  const zoomBy = useCallback(
    (factor: number) =>
      show(factor === 0 ? FIT : zoomAt(view.current, { x: 0, y: 0 }, view.current.scale * factor), {
        smooth: true,
      }),
    [show],
  );
  return { zoomed, zoomBy };
}
