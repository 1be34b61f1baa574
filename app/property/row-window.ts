/** Rows `from` up to, not including, `to`. */
export interface Span {
  from: number;
  to: number;
}

/** The row that stands `y` pixels below the top of the list: the first or last one for what is outside it. */
export function rowAt(heights: Float64Array, y: number): number {
  let row = 0;
  for (let bottom = heights[0] ?? 0; bottom <= y && row < heights.length - 1; bottom += heights[row] ?? 0)
    row += 1;
  return row;
}

/**
 * The rows to draw next: those that are `needed` now. As long as some of them are there already, what was drawn stays,
 * up to `kept` rows in all, and `step` more are drawn in advance: fewer drawings cost less than many small ones.
 */
export function slide(drawn: Span, needed: Span, { kept, step }: { kept: number; step: number }): Span {
  const below = needed.to > drawn.to;
  if (!below && needed.from >= drawn.from) return drawn;
  if (needed.from >= drawn.to || needed.to <= drawn.from) return needed;
  if (below) {
    const to = needed.to + step;
    return { from: Math.min(needed.from, Math.max(drawn.from, to - kept)), to };
  }
  const from = Math.max(0, needed.from - step);
  return { from, to: Math.max(needed.to, Math.min(drawn.to, from + kept)) };
}
