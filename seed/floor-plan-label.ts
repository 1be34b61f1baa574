import { fixtureMarks, INK, INK_2, type Mark } from './floor-plan-marks.ts';
import type { Fixture, Opening, Room } from './floor-plan-schedules.ts';

/** 10.5 → 10'6", to the nearest inch. Typographic primes are not in the fonts, so the plain ones stand in. */
export function feetAndInches(feet: number): string {
  const inches = Math.round(feet * 12);
  return `${Math.floor(inches / 12)}'${inches % 12 ? `${inches % 12}"` : ''}`;
}

/** Width of a text in the unit of `size`, on the wide side: an SVG in a page is drawn in the phone's own face. */
export const textWidth = (text: string, size: number) =>
  [...text].reduce((sum, c) => sum + (/[ '"ijl.,]/.test(c) ? 0.34 : /[mwMW×]/.test(c) ? 0.92 : 0.64), 0) *
  size;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
const overlap = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Where a door's leaf passes. */
export function swingBox([kind, axis, line, from, length, swing]: Opening): Box | null {
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

export const isIn = ([, x, y, w, h]: Room, [, fx, fy, fw, fh]: Fixture) =>
  overlap(
    { x, y, w, h },
    { x: fx + 0.1, y: fy + 0.1, w: Math.max(0.05, fw - 0.2), h: Math.max(0.05, fh - 0.2) },
  );

/** Furniture and words of one room. Words come first: where both do not fit, the furniture goes. */
export function roomMarks(room: Room, fixtures: Fixture[], swings: Box[], base: number, pen: number): Mark[] {
  const busy = fixtures.map(([, x, y, w, h]) => ({ x: x - 0.2, y: y - 0.2, w: w + 0.4, h: h + 0.4 }));
  const label = labelMarks(room, [...swings, ...busy], base);
  if (label) return [...fixtures.flatMap((fixture) => fixtureMarks(fixture, pen)), ...label];
  return labelMarks(room, swings, base) ?? labelMarks(room, [], base) ?? [];
}
