import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import styles from './card-list.module.css';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
const never = () => () => {};

/** Heights of pages by list, width and place, so that a list drawn again (Back) is as tall as it was. */
const heights = new Map<string, number>();
const heightKey = (listKey: string, place: number) =>
  `${listKey} ${typeof innerWidth === 'number' ? innerWidth : 0} ${place}`;

/** One page of cards. In a long list it leaves an empty space of its own height while it is far from the screen. */
export function CardChunk({
  place,
  windowed,
  listKey,
  label,
  children,
}: {
  place: number;
  windowed: boolean;
  listKey: string;
  label: string;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // A page whose height is known from before starts as empty space; what is near the screen fills at once.
  const [near, setNear] = useState(
    () => !(windowed && inBrowser && heights.get(heightKey(listKey, place)) !== undefined),
  );

  useBrowserLayoutEffect(() => {
    if (near && box.current) heights.set(heightKey(listKey, place), box.current.offsetHeight);
  });
  useEffect(() => {
    const element = box.current;
    if (!windowed || !element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries[entries.length - 1];
        if (last) setNear(last.isIntersecting);
      },
      { rootMargin: '2000px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [windowed]);

  const drawn = near || !windowed;
  return (
    <div ref={box} style={drawn ? undefined : { height: heights.get(heightKey(listKey, place)) }}>
      {drawn && (
        <ul className={styles.page} aria-label={label}>
          {children}
        </ul>
      )}
    </div>
  );
}
