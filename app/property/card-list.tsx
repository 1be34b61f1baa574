import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { nextResultsPath } from '#domain/page/results-page';
import type { PropertySummary } from '#domain/property/summary';
import { AnchorButton, Button } from '../ui/button.tsx';
import { useFollowing } from '../ui/use-following.ts';
import { CardChunk } from './card-chunk.tsx';
import styles from './card-list.module.css';
import { PropertyCard } from './property-card.tsx';
import { PAGE_SIZE } from './use-shown-count.ts';

/** From this many pages on, those that are far from the screen are taken out of the page; fewer stay as they are. */
const WINDOW_FROM = 10;

/** As many cards as a screen shows: while somebody types, the others follow when these are seen. */
const FIRST_CARDS = 4;

/** Without scripts, or before the phone has the list: the same address, shown further. */
function FurtherPage() {
  const { pathname, search } = useLocation();
  const to = nextResultsPath(pathname, search);
  if (!to) return null;
  return (
    <div className={styles.more}>
      <AnchorButton look="outline" href={to}>
        Show more homes
      </AnchorButton>
    </div>
  );
}

/**
 * A result list of any length: pages of cards that are added as the reader comes near the end. `sizes` is how wide a
 * card's photo is shown. Long lists keep only the pages around the screen.
 */
export const CardList = memo(function CardList({
  items,
  total = items.length,
  shown: wanted,
  hurried = false,
  onMore,
  listKey,
  label,
  columns,
  mark,
}: {
  items: readonly PropertySummary[];
  /** How many there are: more than `items` while only the server's part of the list is here. */
  total?: number;
  shown: number;
  /** Another list should stand on the screen at once, its length can wait. */
  hurried?: boolean;
  onMore: () => void;
  /** Changes when the list is another one. */
  listKey: string;
  label: string;
  /** At most so many columns on wide screens. */
  columns: 2 | 3;
  /** Marks what was searched for in a text. */
  mark?: (text: string) => ReactNode;
}) {
  const list = useMemo(() => ({ listKey, items, mark }), [listKey, items, mark]);
  const before = useFollowing(list);
  const isFirst = before.listKey !== listKey && hurried;
  const shown = isFirst ? Math.min(FIRST_CARDS, wanted) : wanted;
  const pages: PropertySummary[][] = [];
  for (let at = 0; at < Math.min(shown, items.length); at += PAGE_SIZE)
    pages.push(items.slice(at, Math.min(at + PAGE_SIZE, shown)));
  const more = !isFirst && items.length > shown;
  const sentinel = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: watched anew after each page, it may still be in sight
  useEffect(() => {
    const element = sentinel.current;
    if (!more || !element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: '1600px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [more, shown]);

  // What stood here is out of sight at once; taking it apart can wait.
  const leaving = isFirst ? before.items.slice(0, PAGE_SIZE).filter((item) => !pages[0]?.includes(item)) : [];
  const windowed = pages.length > WINDOW_FROM;
  const sizes =
    columns === 3
      ? '(min-width: 80rem) 384px, (min-width: 64rem) 31vw, (min-width: 40rem) 48vw, 94vw'
      : '(min-width: 80rem) 430px, (min-width: 64rem) 34vw, (min-width: 40rem) 48vw, 94vw';
  const card = (summary: PropertySummary, priority: boolean, marked: typeof mark, hidden = false) => (
    <li key={summary.id} hidden={hidden}>
      <PropertyCard summary={summary} sizes={sizes} priority={priority} level={2} mark={marked} />
    </li>
  );
  return (
    <div className={columns === 3 ? styles.three : styles.two}>
      {pages.map((page, i) => (
        <CardChunk
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place in the list; cards that stay are kept
          key={i}
          listKey={listKey}
          place={i}
          windowed={windowed}
          label={i === 0 ? label : `${label}, page ${i + 1}`}
        >
          {/* One list for both, or a card would be made anew when it changes sides. */}
          {[
            ...page.map((summary, at) => card(summary, i === 0 && at === 0, mark)),
            ...(i === 0 ? leaving : []).map((summary) =>
              card(summary, summary === before.items[0], before.mark, true),
            ),
          ]}
        </CardChunk>
      ))}
      {more && (
        <div ref={sentinel} className={styles.more}>
          <Button look="outline" onClick={onMore}>
            Show more homes
          </Button>
        </div>
      )}
      {total > items.length && <FurtherPage />}
    </div>
  );
});
