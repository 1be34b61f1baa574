import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Span } from './row-window.ts';

/** A list of so many cards is there as a whole. */
const SHORT = 24;

/** Cards of a longer one that are drawn first: around the place that the reader comes back to, or below the server's. */
const FIRST = 12;

/** Cards that fill a screen. Where nothing stands yet, these come first and the others follow. */
const SCREENFUL = 4;

/** Pixels of a row that has not been seen yet: a usual card and the space below it. The stylesheet has it too. */
const USUAL_HEIGHT = 548;

/** What lists leave for each other. */
export const rowMemory = {
  /** The code that follows the screen is here; without it a list ends after its first cards. */
  canFollow: false,
  /** Heights of lists that were scrolled: Back finds them as tall as they were. */
  heights: new Map<string, Float64Array>(),
};

const never = () => () => {};
export const placeKey = (locationKey: string) => `place:${locationKey}`;

/** The card that was first on the screen at that step of the history. */
function readPlace(locationKey: string): number {
  try {
    return Number(sessionStorage.getItem(placeKey(locationKey)));
  } catch {
    return 0; // storage is refused: Back starts at the top
  }
}

/** Rows that are drawn, or should be. */
export interface Drawn {
  /** Of the list. */
  name: string;
  span: Span;
  /** The row that has the focus. */
  focused: number | null;
  /** To be laid out at once: before it is needed, or where the reader comes back to and nothing may move any more. */
  ready: boolean;
}

/** Between the drawing and what follows the screen. */
export interface RowTalk {
  drawn: Drawn;
  /** Asked for, and not drawn yet. */
  asked: Drawn | null;
  /** Looks whether other rows are needed. */
  look?: (() => void) | undefined;
  /** The step of the history whose place was taken up: what is typed or chosen there afterwards begins at its top. */
  taken?: string;
  /** The card that is first on the screen, and in how many columns of which list. */
  place?: { listKey: string; columns: number; card: number };
}

export interface RowWindow {
  /** Indexes of the rows to draw, in order; null for all. */
  rows: readonly number[] | null;
  /** Pixels of each row. */
  heights: Float64Array;
  /** Rows that are not drawn leave their space. */
  spaced: boolean;
  /** What is drawn now is to be laid out at once. */
  ready: boolean;
}

/**
 * Which rows of a long list are drawn: those around the screen, and the one that has the focus. The place is kept a
 * step of the history, so that Back draws the list where it was left (A26). `list` is the element with the cards.
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  { listKey, cards, columns }: { listKey: string; cards: number; columns: number },
): RowWindow {
  const { key } = useLocation();
  // What the server drew is drawn first; React asks again right after.
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const left = useMemo(() => (inBrowser ? readPlace(key) : null), [inBrowser, key]);
  const name = `${columns} ${listKey}`;
  const count = Math.ceil(cards / columns);
  const heights = useMemo(() => {
    const all = new Float64Array(count).fill(USUAL_HEIGHT);
    all.set(rowMemory.heights.get(name)?.subarray(0, count) ?? []);
    return all;
  }, [name, count]);
  const long = left !== null && cards > SHORT;
  const [fromServer] = useState(!inBrowser);
  const first = fromServer || left ? FIRST / columns : Math.ceil(SCREENFUL / columns);
  const [held, setHeld] = useState<Drawn | null>(null);
  const talk = useRef<RowTalk>(null);
  let here = held;
  if (here?.name !== name) {
    const last = talk.current;
    // Turned on its side, the phone shows the same cards in other columns.
    const turned = last?.place?.listKey === listKey && last.place.columns !== columns && last.place.card;
    const row = Math.floor((turned || (last?.taken === key ? 0 : (left ?? 0))) / columns);
    const from = Math.max(0, Math.min(count, row + first / 2) - first);
    here = { name, span: { from, to: from + first }, focused: null, ready: from > 0 };
  }
  talk.current ??= { drawn: here, asked: null };
  const { current } = talk;
  useEffect(() => {
    current.drawn = here;
    if (current.asked !== here) return;
    current.asked = null;
    current.look?.(); // the screen may have moved on meanwhile
  });

  useEffect(() => {
    const element = list.current;
    if (!long || !element) return;
    let stop: (() => void) | undefined | null;
    import('./watch-rows.ts')
      .then(({ watchRows }) => {
        if (stop === undefined)
          stop = watchRows(element, {
            name,
            listKey,
            heights,
            columns,
            talk: current,
            left,
            step: key,
            draw: setHeld,
          });
      })
      .catch((error) => console.warn('The list stays as long as it is', error));
    return () => {
      stop?.();
      stop = null;
    };
  }, [long, name, listKey, heights, columns, list, key, left, current]);

  const { span, focused, ready } = here;
  let rows: number[] | null = null;
  if (long) {
    rows = [];
    for (let row = span.from; row < Math.min(span.to, count); row++) rows.push(row);
    if (focused !== null && focused < span.from) rows.unshift(focused);
    if (focused !== null && focused >= span.to && focused < count) rows.push(focused);
  }
  return { rows, heights, spaced: rowMemory.canFollow || here === held || span.from > 0, ready };
}
