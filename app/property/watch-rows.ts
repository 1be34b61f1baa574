import { startTransition } from 'react';
import { rowAt, slide } from './row-window.ts';
import { type Drawn, placeKey, type RowTalk, rowMemory } from './use-row-window.ts';

/** Pixels above and below the screen where cards must be ready. */
const AHEAD = 2000;

/** Cards that are drawn in advance at a time: one would cost a frame each, many a frame that is seen. */
const STEP = 3;

/** About as many cards as stay in the page. */
const KEPT = 18;

/**
 * Follows the screen over a list whose cards say their place with aria-posinset, draws the rows that are needed, and
 * keeps the place for Back. Returns what ends it. A chunk of its own: only long lists are watched.
 */
export function watchRows(
  list: HTMLElement,
  {
    name,
    listKey,
    heights,
    columns,
    talk,
    left,
    step,
    draw,
  }: {
    name: string;
    /** Of the list in whatever columns. */
    listKey: string;
    /** Corrected by what stands in the page. */
    heights: Float64Array;
    columns: number;
    talk: RowTalk;
    /** The card that was first on the screen when this step of the history was left. */
    left: number;
    /** Key of this step of the history. */
    step: string;
    draw: (drawn: Drawn) => void;
  },
): () => void {
  const rowOf = (card: Element) => Math.floor((Number(card.getAttribute('aria-posinset')) - 1) / columns);
  let place = 0;
  let frame = 0;
  let width = window.innerWidth;
  /** After so many frames. */
  const later = (frames: number, then: () => void) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => (frames > 1 ? later(frames - 1, then) : then()));
  };
  const look = () => {
    if (window.innerWidth !== width) {
      // The cards may stand in other columns already: whoever draws those takes over in a moment.
      later(2, () => {
        width = window.innerWidth;
        look();
      });
      return;
    }
    // One at a time: to ask again while it is being drawn would begin the drawing anew, and never end it. Another
    // screen may stand here already, at its own top.
    if (talk.asked || !list.isConnected) return;
    const top = -list.getBoundingClientRect().top;
    const cards = [...list.querySelectorAll(':scope > [aria-posinset]')];
    const seen = cards.find((card) => {
      const box = card.getBoundingClientRect();
      return box.bottom > 0 && box.top < window.innerHeight;
    });
    // Rows that were never seen have only a guessed height; what stands on the screen knows better.
    place = (seen ? rowOf(seen) : rowAt(heights, top)) * columns;
    talk.place = { listKey, columns, card: place };
    const { span } = talk.drawn;
    const needed = {
      from: rowAt(heights, top - AHEAD),
      to: rowAt(heights, top + window.innerHeight + AHEAD) + 1,
    };
    const next = slide(span, needed, { kept: KEPT / columns, step: Math.ceil(STEP / columns) });
    if (next === span) return;
    // Whatever leaves the page now leaves a space of its own height.
    for (const card of cards) heights[rowOf(card)] = card.getBoundingClientRect().height;
    rowMemory.heights.set(name, heights);
    const focused = document.activeElement?.closest('[aria-posinset]');
    const asked = {
      name,
      span: next,
      focused: focused && list.contains(focused) ? rowOf(focused) : null,
      ready: true,
    };
    talk.asked = asked;
    startTransition(() => draw(asked));
  };
  const keep = () => {
    try {
      sessionStorage.setItem(placeKey(step), String(place));
    } catch {
      // Back will start at the top; nothing else depends on it.
    }
  };

  const begin = () => {
    talk.look = look;
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    look();
  };
  const before = talk.place;
  const turned = before?.listKey === listKey && before.columns !== columns && before.card > 0;
  const comesBack = left > 0 && talk.taken !== step && talk.drawn.span.from > 0;
  talk.taken = step;
  if (turned || comesBack || !rowMemory.canFollow) draw(talk.drawn);
  rowMemory.canFollow = true;
  if (comesBack) {
    place = left;
    // Before the first look too: a phone that is turned right after Back shows the same cards.
    talk.place = { listKey, columns, card: left };
    // The frame scrolls to the card that was left (ui/frame/use-scroll.ts): until then it must stay in the page.
    later(2, begin);
  } else {
    if (turned) {
      const first = Math.floor(before.card / columns) * columns + 1;
      const card = list.querySelector(`:scope > [aria-posinset="${first}"]`);
      if (card) window.scrollBy({ top: card.getBoundingClientRect().top + 1, behavior: 'instant' });
    }
    begin();
  }
  window.addEventListener('pagehide', keep);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', look);
    window.removeEventListener('resize', look);
    window.removeEventListener('pagehide', keep);
    talk.look = undefined;
    talk.asked = null;
    keep();
  };
}
