import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styles from './card-list.module.css';

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
  // The window's width makes the browser lay out what is not yet: only asked for where it matters.
  const key = windowed ? heightKey(listKey, place) : '';
  const box = useRef<HTMLDivElement>(null);
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // A page whose height is known from before starts as empty space; what is near the screen fills at once.
  const [near, setNear] = useState(() => !(windowed && inBrowser && heights.has(key)));
  const drawn = near || !windowed || !heights.has(key);

  useEffect(() => {
    const element = box.current;
    if (!windowed || !element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries[entries.length - 1];
        if (!last) return;
        // Measured by the browser anyway; asking for it while drawing would make it lay out the page at once.
        heights.set(key, last.boundingClientRect.height);
        setNear(last.isIntersecting);
      },
      { rootMargin: '2000px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [windowed, key]);

  return (
    <div ref={box} style={drawn ? undefined : { height: heights.get(key) }}>
      {drawn && (
        <ul className={styles.page} aria-label={label}>
          {children}
        </ul>
      )}
    </div>
  );
}
