import { carpetOf, fitSchedule, isOutside, mirror } from './floor-plan-geometry.ts';
import { isIn, roomMarks, swingBox } from './floor-plan-label.ts';
import { INK, type Mark, n, openingMarks, point, rectPath, TEAL_0 } from './floor-plan-marks.ts';
import { PLAN_SCHEDULES, type Room } from './floor-plan-schedules.ts';
import { cutWall, wallsOf } from './floor-plan-walls.ts';

export interface FloorPlanDrawing {
  /** Outer size in feet, margin included. */
  width: number;
  height: number;
  /** Sum of the rooms in square feet, balconies and decks left out. */
  carpetArea: number;
  rooms: readonly Room[];
  marks: Mark[];
}

/** Paper around the drawing, in feet. */
const MARGIN = 1.2;

/**
 * Draws a schedule by name, scaled so that its rooms add up to `area` square feet of carpet (nearly: walls stand
 * on quarter feet). A name ending in `-m` is the mirror image.
 * @throws Error for a name that is no schedule
 */
export function drawFloorPlan(name: string, area?: number): FloorPlanDrawing {
  const schedule = PLAN_SCHEDULES[name.replace(/-m$/, '')];
  if (!schedule) throw new Error(`no floor plan schedule is called "${name}"`);
  const { rooms, openings, fixtures } = fitSchedule(name.endsWith('-m') ? mirror(schedule) : schedule, area);
  const right = Math.max(...rooms.map(([, x, , w]) => x + w));
  const bottom = Math.max(...rooms.map(([, , y, , h]) => y + h));
  const pen = Math.max(right, bottom * 1.3) / 210;
  const swings = openings.map(swingBox).filter((box) => box !== null);
  const shift = (mark: Mark): Mark =>
    mark.kind === 'text'
      ? { ...mark, x: mark.x + MARGIN, y: mark.y + MARGIN }
      : { ...mark, d: shiftPath(mark.d) };
  const marks: Mark[] = [];
  for (const [room, x, y, w, h] of rooms)
    if (isOutside(room)) marks.push({ kind: 'path', d: rectPath(x, y, w, h), fill: TEAL_0 });
  for (const wall of wallsOf(rooms).flatMap((w) => cutWall(w, openings))) {
    const end = wall.outer ? pen * 1.7 : pen;
    const d = `M${point(wall.axis, wall.line, wall.from - end)}L${point(wall.axis, wall.line, wall.to + end)}`;
    marks.push({ kind: 'path', d, stroke: INK, width: wall.outer ? pen * 3.6 : pen * 2 });
  }
  for (const opening of openings) marks.push(...openingMarks(opening, pen * 1.15));
  const base = Math.max(right, bottom * 1.2) / 25;
  for (const room of rooms) {
    const own = fixtures.filter((fixture) => isIn(room, fixture));
    marks.push(...roomMarks(room, own, swings, base, pen));
  }
  return {
    width: right + MARGIN * 2,
    height: bottom + MARGIN * 2,
    carpetArea: carpetOf(rooms),
    rooms,
    marks: marks.map(shift),
  };
}

/** Moves an absolute path of M, L and A by the margin. */
function shiftPath(d: string): string {
  return d.replace(/([ML])([-\d.]+) ([-\d.]+)|(A[-\d.]+ [-\d.]+ \d \d \d )([-\d.]+) ([-\d.]+)/g, (...m) =>
    m[1]
      ? `${m[1]}${n(Number(m[2]) + MARGIN)} ${n(Number(m[3]) + MARGIN)}`
      : `${m[4]}${n(Number(m[5]) + MARGIN)} ${n(Number(m[6]) + MARGIN)}`,
  );
}
