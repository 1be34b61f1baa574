import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FIRST_VIEW } from '#domain/page/first-view';
import { nextResultsPath } from '#domain/page/results-page';
import type { PropertySummary } from '#domain/property/summary';
import { AnchorButton } from '../ui/button.tsx';
import { usePageData } from '../ui/page-data.tsx';
import { PHONE_WIDE } from '../ui/photo.tsx';
import { useFollowing } from '../ui/use-following.ts';
import styles from './card-list.module.css';
import { PropertyCard } from './property-card.tsx';
import { useColumns } from './use-columns.ts';
import { useRowWindow } from './use-row-window.ts';

/** As many cards as a screen shows: while somebody types, the others follow when these are seen. */
const FIRST_CARDS = 4;

/** Without scripts, or before the phone has the list: the same address, shown further. */
function FurtherPage() {
  const { pathname, search } = useLocation();
  const { fromPhone } = usePageData();
  const to = nextResultsPath(pathname, search);
  // The whole list follows by itself.
  if (!to || fromPhone) return null;
  return (
    <div className={styles.more}>
      <AnchorButton look="outline" href={to}>
        Show more homes
      </AnchorButton>
    </div>
  );
}

/** A card's place in the list. */
const CardSlot = memo(function CardSlot({
  summary,
  position,
  total,
  ready,
  hidden = false,
  ...shown
}: {
  summary: PropertySummary;
  /** From 1. */
  position: number;
  total: number;
  /** To be laid out at once, seen or not. */
  ready: boolean;
  /** Only to be taken apart later. */
  hidden?: boolean;
  sizes: string;
  mark?: ((text: string) => ReactNode) | undefined;
}) {
  // For as long as it stands there: to be laid out in another way would cost it again.
  const [className] = useState(ready ? styles.ready : undefined);
  return (
    <li
      id={position === 1 && !hidden ? FIRST_VIEW : undefined}
      hidden={hidden}
      className={className}
      {...(!hidden && { 'aria-posinset': position, 'aria-setsize': total })}
    >
      <PropertyCard summary={summary} priority={position === 1} level={2} {...shown} />
    </li>
  );
});

/**
 * A result list of any length, as tall as all its cards from the start; of a long one only the cards around the screen
 * are in the page.
 */
export const CardList = memo(function CardList({
  items,
  total = items.length,
  hurried = false,
  listKey,
  label,
  columns: most,
  mark,
}: {
  items: readonly PropertySummary[];
  /** How many there are: more than `items` while only the server's part of the list is here. */
  total?: number;
  /** Another list should stand on the screen at once, its length can wait. */
  hurried?: boolean;
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
  const box = useRef<HTMLUListElement>(null);
  const columns = useColumns(most);
  const { rows, heights, spaced, ready } = useRowWindow(box, { listKey, cards: items.length, columns });
  const sizes =
    most === 3
      ? `(min-width: 80rem) 384px, (min-width: 64rem) 31vw, (min-width: 40rem) 48vw, ${PHONE_WIDE}`
      : `(min-width: 80rem) 430px, (min-width: 64rem) 34vw, (min-width: 40rem) 48vw, ${PHONE_WIDE}`;

  const drawn: PropertySummary[] = [];
  const children: ReactNode[] = [];
  const add = (index: number) => {
    const summary = items[index];
    if (!summary) return;
    drawn.push(summary);
    children.push(
      <CardSlot
        key={summary.id}
        summary={summary}
        position={index + 1}
        total={total}
        ready={ready}
        sizes={sizes}
        mark={mark}
      />,
    );
  };
  const leaveOut = (from: number, to: number) => {
    const height = spaced && heights.subarray(from, to).reduce((sum, each) => sum + each, 0);
    if (height)
      children.push(
        <li key={from ? `to ${to}` : 'top'} className={styles.space} style={{ height }} aria-hidden />,
      );
  };
  if (isFirst) {
    for (let index = 0; index < FIRST_CARDS; index++) add(index);
  } else if (rows) {
    let next = 0;
    for (const row of rows) {
      leaveOut(next, row);
      for (let index = row * columns; index < (row + 1) * columns; index++) add(index);
      next = row + 1;
    }
    leaveOut(next, heights.length);
  } else for (let index = 0; index < items.length; index++) add(index);

  // What stood here is out of sight at once; taking it apart can wait.
  const stood = useRef(drawn);
  useEffect(() => {
    if (!isFirst) stood.current = drawn;
  });
  if (isFirst)
    for (const summary of stood.current)
      if (!drawn.includes(summary))
        children.push(
          <CardSlot
            key={summary.id}
            summary={summary}
            position={summary === before.items[0] ? 1 : 0}
            total={0}
            ready={false}
            sizes={sizes}
            mark={before.mark}
            hidden
          />,
        );
  return (
    <div className={most === 3 ? styles.three : styles.two}>
      <ul ref={box} className={`${styles.page} ${styles.cards}`} aria-label={label}>
        {children}
      </ul>
      {total > items.length && <FurtherPage />}
    </div>
  );
});
