import type { Fixture, Opening, PlanSchedule, Room } from './floor-plan-schedules.ts';

/** Rooms that do not count as carpet area. */
export const isOutside = (name: string) => /^(balcony|deck|terrace)/i.test(name);

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

/** Sum of the rooms in square feet, balconies and decks left out. */
export const carpetOf = (rooms: readonly Room[]) =>
  rooms.reduce((sum, [name, , , w, h]) => sum + (isOutside(name) ? 0 : w * h), 0);

/** The schedule at another size: its rooms add up to `area` square feet of carpet, nearly. */
export function fitSchedule(schedule: PlanSchedule, area: number | undefined): PlanSchedule {
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

/** The schedule seen in a mirror that stands beside it. */
export function mirror(schedule: PlanSchedule): PlanSchedule {
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
