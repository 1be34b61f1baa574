import {
  type Fixture,
  type Opening,
  PLAN_SCHEDULES,
  type PlanSchedule,
  type Room,
} from './floor-plan-schedules.ts';

/** One thing to draw, in feet from the plan's top left corner: an outline in SVG path syntax, or words. */
export type Mark =
  | { kind: 'path'; d: string; stroke?: string; width?: number; fill?: string; dash?: number }
  | { kind: 'text'; x: number; y: number; text: string; size: number; bold: boolean; colour: string };

export interface FloorPlanDrawing {
  /** Outer size in feet, margin included. */
  width: number;
  height: number;
  /** Sum of the rooms in square feet, balconies and decks left out. */
  carpetArea: number;
  rooms: readonly Room[];
  marks: Mark[];
}

const INK = '#1A1F1D';
const INK_2 = '#454C48';
const TEAL = '#0B5D57';
const TEAL_0 = '#E9F3EF';
const LINE = '#8B8470';
const MARGIN = 1.2;
const n = (value: number) => String(Math.round(value * 100) / 100);

/** Rooms that do not count as carpet area. */
export const isOutside = (name: string) => /^(balcony|deck|terrace)/i.test(name);

/** 10.5 → 10'6", to the nearest inch. Typographic primes are not in the fonts, so the plain ones stand in. */
export function feetAndInches(feet: number): string {
  const inches = Math.round(feet * 12);
  return `${Math.floor(inches / 12)}'${inches % 12 ? `${inches % 12}"` : ''}`;
}

/** Width of a text in the unit of `size`, on the wide side: an SVG in a page is drawn in the phone's own face. */
export const textWidth = (text: string, size: number) =>
  [...text].reduce((sum, c) => sum + (/[ '"ijl.,]/.test(c) ? 0.34 : /[mwMW×]/.test(c) ? 0.92 : 0.64), 0) *
  size;

/** A line's place after scaling: grid lines snap to a quarter foot, everything between moves along. */
function snapper(lines: number[], scale: number): (value: number) => number {
  const from = [...new Set(lines)].sort((a, b) => a - b);
  const to = from.map((line) => Math.round(line * scale * 4) / 4);
  return (value) => {
    const at = Math.max(
      1,
      from.findIndex((line) => line >= value),
    );
    const [a = 0, b = 1, ta = 0, tb = 1] = [from[at - 1], from[at], to[at - 1], to[at]];
    return ta + ((value - a) / (b - a)) * (tb - ta);
  };
}

const carpetOf = (rooms: readonly Room[]) =>
  rooms.reduce((sum, [name, , , w, h]) => sum + (isOutside(name) ? 0 : w * h), 0);

function fitSchedule(schedule: PlanSchedule, area: number | undefined): PlanSchedule {
  const scale = area ? Math.sqrt(area / carpetOf(schedule.rooms)) : 1;
  const sx = snapper(
    schedule.rooms.flatMap(([, x, , w]) => [x, x + w]),
    scale,
  );
  const sy = snapper(
    schedule.rooms.flatMap(([, , y, , h]) => [y, y + h]),
    scale,
  );
  return {
    rooms: schedule.rooms.map(([name, x, y, w, h]) => [
      name,
      sx(x),
      sy(y),
      sx(x + w) - sx(x),
      sy(y + h) - sy(y),
    ]),
    openings: schedule.openings.map(([kind, axis, line, from, length, swing]) => {
      const [across, along] = axis === 'v' ? [sx, sy] : [sy, sx];
      const start = along(from);
      return [kind, axis, across(line), start, along(from + length) - start, swing];
    }),
    fixtures: schedule.fixtures.map(([kind, x, y, w, h]) => [
      kind,
      sx(x),
      sy(y),
      sx(x + w) - sx(x),
      sy(y + h) - sy(y),
    ]),
  };
}

const SWAP = { 'bed-e': 'bed-w', 'bed-w': 'bed-e' } as Record<string, Fixture[0]>;

function mirror(schedule: PlanSchedule): PlanSchedule {
  const across = Math.max(...schedule.rooms.map(([, x, , w]) => x + w));
  const turned = { s: 'e', e: 's', '+': '-', '-': '+' } as Record<string, string>;
  return {
    rooms: schedule.rooms.map(([name, x, y, w, h]) => [name, across - x - w, y, w, h]),
    openings: schedule.openings.map(([kind, axis, line, from, length, swing]) => {
      if (axis === 'v') {
        const side = swing ? `${swing.charAt(0)}${turned[swing.charAt(1)]}` : undefined;
        return [kind, axis, across - line, from, length, side as Opening[5]];
      }
      const hinge = swing ? `${turned[swing.charAt(0)]}${swing.charAt(1)}` : undefined;
      return [kind, axis, line, across - from - length, length, hinge as Opening[5]];
    }),
    fixtures: schedule.fixtures.map(([kind, x, y, w, h]) => [SWAP[kind] ?? kind, across - x - w, y, w, h]),
  };
}

interface Wall {
  axis: 'v' | 'h';
  line: number;
  from: number;
  to: number;
  outer: boolean;
}

/** Walls between and around rooms: every grid edge whose two sides are not the same room. */
function wallsOf(rooms: readonly Room[]): Wall[] {
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
function cutWall(wall: Wall, openings: readonly Opening[]): Wall[] {
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

const point = (axis: 'v' | 'h', line: number, along: number) =>
  axis === 'v' ? `${n(line)} ${n(along)}` : `${n(along)} ${n(line)}`;

const rectPath = (x: number, y: number, w: number, h: number) =>
  `M${n(x)} ${n(y)}L${n(x + w)} ${n(y)}L${n(x + w)} ${n(y + h)}L${n(x)} ${n(y + h)}Z`;

function openingMarks([kind, axis, line, from, length, swing]: Opening, pen: number): Mark[] {
  const to = from + length;
  if (kind === 'slide')
    return [
      {
        kind: 'path',
        d: `M${point(axis, line, from)}L${point(axis, line, to)}`,
        stroke: TEAL,
        width: pen,
        dash: pen * 3.4,
      },
    ];
  if (kind === 'window')
    return [-pen, pen].map((off) => ({
      kind: 'path' as const,
      d: `M${point(axis, line + off, from)}L${point(axis, line + off, to)}`,
      stroke: LINE,
      width: pen * 0.8,
    }));
  if (kind !== 'door' || !swing) return [];
  const [hinge, free] = swing.startsWith('s') ? [from, to] : [to, from];
  const side = swing.endsWith('+') ? 1 : -1;
  const tip = point(axis, line + side * length, hinge);
  const turn = (axis === 'h') === (side > 0 === hinge < free) ? 0 : 1;
  const d = `M${point(axis, line, hinge)}L${tip}A${n(length)} ${n(length)} 0 0 ${turn} ${point(axis, line, free)}`;
  return [{ kind: 'path', d, stroke: TEAL, width: pen }];
}

function fixtureMarks([kind, x, y, w, h]: Fixture, pen: number): Mark[] {
  const draw = (d: string): Mark => ({ kind: 'path', d, stroke: LINE, width: pen });
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    draw(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`);
  if (kind === 'line') return [line(x, y, x + w, y + h)];
  const body = draw(rectPath(x, y, w, h));
  if (kind === 'bed-n') return [body, line(x, y + 1.5, x + w, y + 1.5)];
  if (kind === 'bed-s') return [body, line(x, y + h - 1.5, x + w, y + h - 1.5)];
  if (kind === 'bed-w') return [body, line(x + 1.5, y, x + 1.5, y + h)];
  if (kind === 'bed-e') return [body, line(x + w - 1.5, y, x + w - 1.5, y + h)];
  if (kind === 'sofa')
    return w > h
      ? [body, line(x, y + h - 0.9, x + w, y + h - 0.9)]
      : [body, line(x + 0.9, y, x + 0.9, y + h)];
  if (kind === 'counter')
    return w > h
      ? [
          body,
          line(x + w * 0.12, y + 0.4, x + w * 0.12, y + h - 0.4),
          line(x + w * 0.58, y + h / 2, x + w * 0.88, y + h / 2),
        ]
      : [
          body,
          line(x + 0.4, y + h * 0.12, x + w - 0.4, y + h * 0.12),
          line(x + w / 2, y + h * 0.58, x + w / 2, y + h * 0.88),
        ];
  return [body];
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
const overlap = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Where a door's leaf passes. */
function swingBox([kind, axis, line, from, length, swing]: Opening): Box | null {
  if (kind !== 'door' || !swing) return null;
  const near = swing.endsWith('+') ? line : line - length;
  return axis === 'v'
    ? { x: near, y: from, w: length, h: length }
    : { x: from, y: near, w: length, h: length };
}

const LABEL_SIZES = [1, 0.88, 0.76, 0.66];
const SPOTS = [0.5, 0.35, 0.65, 0.2, 0.8, 0, 1].flatMap((fy) =>
  [0.5, 0.3, 0.7, 0.15, 0.85, 0, 1].map((fx) => ({ fx, fy })),
);

/** Name and size of a room, as large as fits, where no furniture or door is in the way; null when nothing fits. */
function labelMarks([name, x, y, w, h]: Room, busy: Box[], base: number): Mark[] | null {
  const dimensions = `${feetAndInches(w)} × ${feetAndInches(h)}`;
  const inset = 0.5;
  const spots = [...SPOTS].sort(
    (a, b) =>
      Math.abs(a.fx - 0.5) * w +
      Math.abs(a.fy - 0.5) * h -
      Math.abs(b.fx - 0.5) * w -
      Math.abs(b.fy - 0.5) * h,
  );
  const names = [[name], ...(name.includes(' and ') ? [name.split(/(?<= and) /)] : [])];
  for (const part of LABEL_SIZES) {
    for (const lines of [...names.map((held) => [...held, dimensions]), ...(part < 0.9 ? [[name]] : [])]) {
      const sizeOf = (line: string) => base * part * (line === dimensions ? 0.92 : 1);
      const step = base * part * 1.24;
      const box = {
        w: Math.max(...lines.map((line) => textWidth(line, sizeOf(line)))),
        h: lines.length * step,
      };
      const room = { w: w - inset * 2 - box.w, h: h - inset * 2 - box.h };
      if (room.w < 0 || room.h < 0) continue;
      const corner = ({ fx, fy }: { fx: number; fy: number }) => ({
        x: x + inset + room.w * fx,
        y: y + inset + room.h * fy,
      });
      const spot = spots.find((held) => !busy.some((b) => overlap({ ...corner(held), ...box }, b)));
      if (!spot) continue;
      const { x: left, y: top } = corner(spot);
      return lines.map((text, i) => ({
        kind: 'text' as const,
        x: left + box.w / 2,
        y: top + base * part * 0.96 + i * step,
        text,
        size: sizeOf(text),
        bold: text !== dimensions,
        colour: text === dimensions ? INK_2 : INK,
      }));
    }
  }
  return null;
}

const isIn = ([, x, y, w, h]: Room, [, fx, fy, fw, fh]: Fixture) =>
  overlap(
    { x, y, w, h },
    { x: fx + 0.1, y: fy + 0.1, w: Math.max(0.05, fw - 0.2), h: Math.max(0.05, fh - 0.2) },
  );

/** Furniture and words of one room. Words come first: where both do not fit, the furniture goes. */
function roomMarks(room: Room, fixtures: Fixture[], swings: Box[], base: number, pen: number): Mark[] {
  const busy = fixtures.map(([, x, y, w, h]) => ({ x: x - 0.2, y: y - 0.2, w: w + 0.4, h: h + 0.4 }));
  const label = labelMarks(room, [...swings, ...busy], base);
  if (label) return [...fixtures.flatMap((fixture) => fixtureMarks(fixture, pen)), ...label];
  return labelMarks(room, swings, base) ?? labelMarks(room, [], base) ?? [];
}

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
