import type { Fixture, Opening } from './floor-plan-schedules.ts';

/** One thing to draw, in feet from the plan's top left corner: an outline in SVG path syntax, or words. */
export type Mark =
  | { kind: 'path'; d: string; stroke?: string; width?: number; fill?: string; dash?: number }
  | { kind: 'text'; x: number; y: number; text: string; size: number; bold: boolean; colour: string };

export const INK = '#1A1F1D';
export const INK_2 = '#454C48';
export const TEAL = '#0B5D57';
export const TEAL_0 = '#E9F3EF';
export const LINE = '#8B8470';
export const n = (value: number) => String(Math.round(value * 100) / 100);

/** A place in path syntax, by its distance across and along a wall. */
export const point = (axis: 'v' | 'h', line: number, along: number) =>
  axis === 'v' ? `${n(line)} ${n(along)}` : `${n(along)} ${n(line)}`;

export const rectPath = (x: number, y: number, w: number, h: number) =>
  `M${n(x)} ${n(y)}L${n(x + w)} ${n(y)}L${n(x + w)} ${n(y + h)}L${n(x)} ${n(y + h)}Z`;

/** A door's leaf and swing, a window's panes, a sliding door's dashes. */
export function openingMarks([kind, axis, line, from, length, swing]: Opening, pen: number): Mark[] {
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

/** The outline of a piece of furniture. */
export function fixtureMarks([kind, x, y, w, h]: Fixture, pen: number): Mark[] {
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
