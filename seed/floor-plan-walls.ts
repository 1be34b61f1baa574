import { isOutside } from './floor-plan-geometry.ts';
import type { Opening, Room } from './floor-plan-schedules.ts';

export interface Wall {
  axis: 'v' | 'h';
  line: number;
  from: number;
  to: number;
  outer: boolean;
}

/** Walls between and around rooms: every grid edge whose two sides are not the same room. */
export function wallsOf(rooms: readonly Room[]): Wall[] {
  const walls: Wall[] = [];
  for (const axis of ['v', 'h'] as const) {
    const span = ([, x, y, w, h]: Room) => (axis === 'v' ? [x, x + w, y, y + h] : [y, y + h, x, x + w]);
    const cuts = [...new Set(rooms.flatMap((r) => span(r).slice(2)))].sort((a, b) => a - b);
    const lines = [...new Set(rooms.flatMap((r) => span(r).slice(0, 2)))];
    for (const line of lines) {
      for (let i = 1; i < cuts.length; i++) {
        const [from = 0, to = 0] = [cuts[i - 1], cuts[i]];
        const middle = (from + to) / 2;
        const at = (edge: 0 | 1) =>
          rooms.find((r) => {
            const s = span(r);
            return s[edge] === line && (s[2] ?? 0) < middle && (s[3] ?? 0) > middle;
          });
        const [before, after] = [at(1), at(0)];
        if (!before && !after) continue;
        const railing = [before, after].every((r) => !r || isOutside(r[0]));
        const outer = (!before || !after || isOutside(before[0]) || isOutside(after[0])) && !railing;
        walls.push({ axis, line, from, to, outer });
      }
    }
  }
  return walls;
}

/** What is left of a wall after its openings. */
export function cutWall(wall: Wall, openings: readonly Opening[]): Wall[] {
  let parts = [wall];
  for (const [, axis, line, from, length] of openings) {
    if (axis !== wall.axis || Math.abs(line - wall.line) > 0.01) continue;
    parts = parts.flatMap((p) =>
      from >= p.to || from + length <= p.from
        ? [p]
        : [
            { ...p, to: Math.max(p.from, from) },
            { ...p, from: Math.min(p.to, from + length) },
          ].filter((part) => part.to - part.from > 0.02),
    );
  }
  return parts;
}
